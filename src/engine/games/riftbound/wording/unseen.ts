import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { amongTop, choose, mayPay, mightOf, sequence, topic } from './means.js';

const fromTheirHand = (word: string): Json =>
  sequence(
    { do: 'reveal', objects: { select: { do: 'all', from: { zone: 'hand', whose: 'player' } } } },
    { do: word, objects: choose({ '&': ['$f'], zone: 'hand', whose: 'player' }) },
  );

/** What is done with cards of hands, and with cards from the top of the deck: each is a part of a sentence. */
export const unseen: Phrases = {
  'their-base': [
    says('channel {n:number} (rune|runes) exhausted', {
      do: 'channel',
      count: '$n',
      exhausted: true,
      player: 'player',
    }),
    says('draw {n:number}', { do: 'draw', count: '$n', player: 'player' }),
  ],
  they: [
    says(
      'they reveal their hand . choose (a|an) {f:hand-card} from it , and they discard that card',
      fromTheirHand('discard'),
    ),
    says(
      'they reveal their hand . choose (a|an) {f:hand-card} from it , and recycle that card',
      fromTheirHand('recycle'),
    ),
    says(
      'they reveal their hand . you may {p:paid-part} to choose a card from (their hand|it) . if you do , they discard that card and draw {n:number}',
      sequence(
        { do: 'reveal', objects: { select: { do: 'all', from: { zone: 'hand', whose: 'player' } } } },
        mayPay(
          '$p',
          sequence(
            { do: 'discard', objects: choose({ zone: 'hand', whose: 'player' }) },
            {
              do: 'if',
              condition: { more: { size: { outcome: 'discard' } }, than: 0 },
              then: { do: 'draw', count: '$n', player: 'player' },
            },
          ),
        ),
      ),
    ),
    // It waits whatever becomes of the unit, and for one hold alone: then the card is in the hand.
    says(
      'they reveal their hand . choose (a|an) {f:one-card} revealed this way and banish it . (when|the next time) they hold , return it to their hand',
      sequence(
        { do: 'reveal', objects: { select: { do: 'all', from: { zone: 'hand', whose: 'player' } } } },
        { do: 'banish', objects: choose({ '&': ['$f'], zone: 'hand', whose: 'player' }) },
        {
          do: 'if',
          condition: { more: { size: { outcome: 'banish' } }, than: 0 },
          then: {
            do: 'float',
            ability: {
              kind: 'triggered',
              on: [{ event: 'scored', where: { seat: { who: 'player' }, by: { equals: 'hold' } } }],
              effect: { do: 'return', objects: { outcome: 'banish' } },
            },
            until: 'always',
            once: true,
          },
        },
      ),
    ),
    says('they {t:their-plural}', '$t'),
  ],
  'kinds-of-cards': [says('non-token units', { is: ['unit'], isNot: ['token'] }), says('spells', { is: ['spell'] })],
  'hand-card': [
    says('card', {}),
    says('non-unit card', { isNot: ['unit'] }),
    says('unit', { is: ['unit'] }),
    says('spell', { is: ['spell'] }),
  ],
  'their-plural': [
    says('draw {n:number}', { do: 'draw', count: '$n', player: 'player' }),
    says('play {t:tokens}', { '&': ['$t'], player: 'player' }),
    says('score {n:number} (point|points)', { do: 'gain-points', count: '$n', player: 'player' }),
    says('discard {n:number}', {
      do: 'discard',
      objects: { select: { do: 'choose', from: { zone: 'hand', of: 'you' }, min: '$n', max: '$n', who: 'player' } },
    }),
  ],
  /** What is done with the cards from the top of the deck. */
  looked: [
    says('look at the top {n:number} cards of your Main Deck', {
      do: 'look-at',
      objects: { select: { do: 'top-of-deck', count: '$n' } },
    }),
    says('reveal the top card of your Main Deck', {
      do: 'reveal',
      objects: { select: { do: 'top-of-deck', count: 1 } },
    }),
  ],
  among: [
    says(
      'you may reveal (a|an) {f:one-card} from among them and draw it',
      sequence(
        { do: 'reveal', objects: choose(amongTop({ '&': ['$f'] }), 0, 1) },
        { do: 'return', objects: { the: 'choose' } },
      ),
    ),
    says(
      '(put 1 into your hand and recycle the rest|put 1 into your hand . recycle the rest|draw one and recycle the other)',
      sequence(
        { do: 'return', objects: choose(amongTop()) },
        { do: 'recycle', objects: { select: { do: 'all', from: amongTop() } } },
      ),
    ),
    says(
      'you may banish (a|an) {f:one-card} (from among them that has|of them with) Might up to {n:number} more than the killed unit (and|, then) play it , ignoring its cost',
      {
        do: 'if',
        condition: { more: { size: { outcome: 'kill' } }, than: 0 },
        then: sequence(
          { do: 'note', amount: { plus: [mightOf({ the: 'announced' }), '$n'] } },
          {
            do: 'banish',
            objects: choose(
              amongTop({ '&': ['$f'], numbers: { might: { max: { bound: { outcome: 'note' } } } } }),
              0,
              1,
            ),
          },
          { do: 'play', card: { outcome: 'banish' }, ignoring: 'cost' },
        ),
      },
    ),
    says(
      'you may banish (a|an) {f:one-card} (from among them , then|of them and) play it , reducing its cost by { {n:number} }',
      sequence(
        { do: 'banish', objects: choose(amongTop({ '&': ['$f'] }), 0, 1) },
        { do: 'play', card: { outcome: 'banish' }, less: '$n' },
      ),
    ),
    says('(put|draw) 1 into your hand', { do: 'return', objects: choose(amongTop()) }),
    says('recycle (the rest|the other|the remaining cards)', {
      do: 'recycle',
      objects: { select: { do: 'all', from: amongTop() } },
    }),
    says("if it's (a|an) {f:one-card} , (draw it|put it in your hand) . otherwise , recycle it", {
      do: 'if',
      condition: { object: topic, matches: { '&': ['$f'], zone: 'mainDeck' } },
      then: { do: 'return', objects: topic },
      otherwise: { do: 'recycle', objects: topic },
    }),
  ],
};
