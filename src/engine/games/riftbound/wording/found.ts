import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, amongTop, choose, may, sequence, type Fields } from './means.js';

/** Among the cards that opponents have revealed. */
const amongTheirs: Json = { zone: 'mainDeck', of: 'opponents', bound: { the: 'top-of-deck' } };
const recycled = (from: Json): Json => ({ do: 'recycle', objects: all(from) });
const played: Json = { do: 'play', card: { outcome: 'banish' }, ignoring: 'cost' };
/** 403.1: what was banished is in the deck no more. */
const UNTIL: Fields = { zone: 'mainDeck', of: 'you', bound: { the: 'reveal-until' } };

const THEIRS: Json = { zone: 'mainDeck', whose: 'player', bound: { the: 'top-of-deck' } };

/** Cards that are found by revealing, and played: each is several sentences. */
export const found: Phrases[string] = [
  says(
    'you may reveal {r:my-top-cards} . (you may banish one , then play it|banish up to one of them and play it) . {h:here-as-well} . recycle the rest',
    may(
      sequence(
        '$r',
        { do: 'banish', objects: choose(amongTop(), 0, 1) },
        { do: 'play', card: { outcome: 'banish' }, to: '$h' },
        recycled(amongTop()),
      ),
    ),
  ),
  says(
    'reveal cards from {t:top-of-mine} until you reveal (a|an) {f:one-card} and banish it . {p:play-for-nothing} , and recycle the rest',
    sequence(
      {
        do: 'banish',
        objects: all({
          '&': ['$f'],
          ...UNTIL,
          bound: { select: { do: '$t', matching: { '&': ['$f'], zone: 'mainDeck' } } },
        }),
      },
      '$p',
      recycled(UNTIL),
    ),
  ),
  says(
    'each opponent reveals {r:their-top-card} . {b:banished-one} , then {p:play-for-nothing} . then recycle the rest',
    sequence('$r', '$b', '$p', recycled(amongTheirs)),
  ),
  says(
    'each player {l:looks-and-keeps} . (starting|beginning) with {w:which-player} , each player {p:plays-kept}',
    sequence(
      { do: 'each-player', of: 'all', effect: '$l' },
      { do: 'each-player', of: 'all', first: '$w', effect: '$p' },
    ),
  ),
];

export const partsOfFound: Phrases = {
  'looks-and-keeps': [
    says(
      'looks at the top {n:number} cards of their Main Deck , {b:banishes-one} , then recycles (the rest|the others)',
      sequence(
        { do: 'look-at', who: 'player', objects: { select: { do: 'top-of-deck', count: '$n', who: 'player' } } },
        '$b',
        { do: 'recycle', player: 'player', objects: all(THEIRS) },
      ),
    ),
  ],
  // The spell knows by a mark what each player has banished: names given for one player stay with that player.
  'banishes-one': [
    says('(banishes one of them|banishes one)', {
      do: 'banish',
      kept: true,
      objects: { select: { do: 'choose', from: THEIRS, min: 1, max: 1, who: 'player' } },
    }),
  ],
  'plays-kept': [
    says('plays (those cards , ignoring Energy costs|it for its power alone)', {
      do: 'play',
      player: 'player',
      card: all({ zone: 'banishment', whose: 'player', markIsSource: 'banishedWith' }),
      ignoring: 'energy',
    }),
  ],
  'my-top-cards': [
    says('the top {n:number} cards of your Main Deck', {
      do: 'reveal',
      objects: { select: { do: 'top-of-deck', count: '$n' } },
    }),
  ],
  'here-as-well': [
    says("(if it is a unit|if it's a unit) , {h:there-as-well}", '$h'),
    says('a unit may be played here', 'here-too'),
  ],
  'there-as-well': [says('you may play it here', 'here-too')],
  'play-for-nothing': [says('play (it , ignoring its cost|that card for nothing)', played)],
  'top-of-mine': [says('(the top of your Main Deck|your Main Deck)', 'reveal-until')],
  'their-top-card': [
    says('(the top card of their Main Deck|their top card)', {
      do: 'reveal',
      objects: { select: { do: 'top-of-deck', count: 1, of: 'opponents' } },
    }),
  ],
  'banished-one': [
    says('(choose one and banish it|banish one of these cards)', { do: 'banish', objects: choose(amongTheirs) }),
  ],
  'where-you-attack': [says('(where you are the attacker|in which you attack)', 'recallsAllInTies')],
};
