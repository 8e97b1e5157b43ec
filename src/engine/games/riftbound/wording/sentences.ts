import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { delayed } from './delayed.js';
import {
  amongTop,
  announced,
  choose,
  itself,
  may,
  mayPay,
  modify,
  moreMight,
  nextUnitEntersReady,
  sequence,
  topic,
  unitsEnterReadyThisTurn,
} from './means.js';

const SPELLS: Json = { zone: 'any', is: ['spell'], of: 'you' };
const ifKilled: Json = sequence(
  { do: 'kill', objects: 'self' },
  { do: 'if', condition: { more: { size: { outcome: 'kill' } }, than: 0 }, then: '$c' },
);
const ready = { object: 'self', matches: { marks: { exhausted: false } } };

const deal = (amount: string): Json => ({ do: 'deal', objects: topic, amount });
const instead = (objects: Json, does: (amount: string) => Json): Json =>
  sequence({ do: 'mention', objects }, { do: 'if', condition: '$c', then: does('$b'), otherwise: does('$a') });
const fromTheirHand = (word: string): Json =>
  sequence(
    { do: 'reveal', objects: { select: { do: 'all', from: { zone: 'hand', whose: 'player' } } } },
    { do: word, objects: choose({ '&': ['$f'], zone: 'hand', whose: 'player' }) },
  );

/** Whole sentences, and what of them an ability can begin with. */
export const sentences: Phrases = {
  opening: [
    says('{c:clauses}', '$c'),
    says('{s:looked}', '$s'),
    says('{s:clauses} if {c:condition}', { do: 'if', condition: '$c', then: '$s' }),
    says('{a:clause} or {b:clause}', {
      do: 'choose-one',
      options: [{ effect: '$a' }, { effect: '$b' }],
    }),
    says('you may {a:clause} or {b:clause}', may({ do: 'choose-one', options: [{ effect: '$a' }, { effect: '$b' }] })),
    says(
      'choose (a|an) {f:one} and reveal the top {n:number} cards of your Main Deck . deal 1 to that unit for each card with [ {k:keyword-name} ] revealed this way , then recycle the revealed cards',
      sequence(
        { do: 'mention', objects: announced('$f') },
        { do: 'reveal', objects: { select: { do: 'top-of-deck', count: '$n' } } },
        { do: 'deal', objects: { the: 'announced' }, amount: { count: amongTop({ keyword: '$k' }) } },
        { do: 'recycle', objects: { select: { do: 'all', from: amongTop() } } },
      ),
    ),
    // One sentence: without the cost nothing is revealed, and there is no card to choose.
    says(
      'you may exhaust (me|this) to reveal the top {n:number} cards of your Main Deck . you may banish one , then play it . recycle the rest',
      {
        do: 'if',
        condition: ready,
        then: may(
          sequence(
            { do: 'exhaust', objects: 'self' },
            { do: 'reveal', objects: { select: { do: 'top-of-deck', count: '$n' } } },
            { do: 'banish', objects: choose(amongTop(), 0, 1) },
            { do: 'play', card: { outcome: 'banish' } },
            { do: 'recycle', objects: { select: { do: 'all', from: amongTop() } } },
          ),
        ),
      },
    ),
    says('choose an opponent . {t:they}', { do: 'choose-player', of: 'opponents', effect: '$t' }),
    says('choose a player . they {t:their-plural}', { do: 'choose-player', of: 'all', effect: '$t' }),
    says('you may {c:clauses}', may('$c')),
    says('{c:clauses} at the end of this turn', {
      do: 'float',
      ability: {
        kind: 'triggered',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'ending' } } }],
        effect: '$c',
      },
      until: 'endOfTurn',
      once: true,
    }),
    says('draw {a:number} . if {c:condition} , draw {b:number} instead', {
      do: 'if',
      condition: '$c',
      then: { do: 'draw', count: '$b' },
      otherwise: { do: 'draw', count: '$a' },
    }),
    says(
      'ready or exhaust {x:chosen}',
      sequence(
        { do: 'mention', objects: '$x' },
        { do: 'choose-one', options: [{ effect: itself('ready') }, { effect: itself('exhaust') }] },
      ),
    ),
    says(
      'play {t:tokens} . you may pay {p:price} to ready it',
      sequence('$t', mayPay('$p', { do: 'ready', objects: { outcome: 'play-token' } })),
    ),
    says('if I am at a battlefield , buff all other friendly units there', {
      do: 'if',
      condition: { object: 'self', matches: { marks: { at: true } } },
      then: {
        do: 'buff',
        objects: { select: { do: 'all', from: { is: ['unit'], of: 'you', sharedMark: 'at', other: true } } },
      },
    }),
    says(
      "you may pay {p:symbol} and return (a|an) {f:own-one} to its owner's hand . if you do , {c:clauses}",
      mayPay(['$p', { pay: 'return', count: 1, of: '$f' }], '$c'),
    ),
    says('{d:done}', '$d'),
    says('you may kill (me|this) to {c:clauses}', may(ifKilled)),
    says('you may pay {p:price} and exhaust (me|this) to {c:clauses}', {
      do: 'if',
      condition: ready,
      then: mayPay('$p', sequence({ do: 'exhaust', objects: 'self' }, '$c')),
    }),
    says('(friendly units enter ready this turn|units you play this turn enter ready)', unitsEnterReadyThisTurn),
    says('the next unit you play this turn enters ready', nextUnitEntersReady),
    says('prevent all spell and ability damage this turn', {
      do: 'float',
      ability: {
        kind: 'replacement',
        on: { event: 'damageDealt', where: { combat: { equals: false } } },
        instead: { with: 'nothing' },
      },
      until: 'endOfTurn',
    }),
    says('your {k:kinds-of-cards} cost { {n:number} } more to play this turn', {
      do: 'float',
      ability: { kind: 'cost', for: 'energy', affects: { '&': ['$k'], zone: 'any', of: 'you' }, add: '$n' },
      until: 'endOfTurn',
    }),
    says('buffs give an additional {n:signed} { might } to friendly units this turn', {
      do: 'float',
      ability: {
        kind: 'static',
        affects: { is: ['unit'], of: 'you', marks: { buff: true } },
        changes: [moreMight('$n')],
      },
      until: 'endOfTurn',
    }),
    says('the next time {e:event} this turn , {c:clauses}', {
      do: 'float',
      ability: { kind: 'triggered', on: ['$e'], effect: '$c' },
      until: 'endOfTurn',
      once: true,
    }),
    says('the next spell you play this turn costs { {n:taken} } less', {
      do: 'float',
      ability: { kind: 'cost', for: 'energy', affects: SPELLS, add: '$n' },
      until: 'endOfTurn',
      once: true,
    }),
    says('the next spell you play this turn deals {n:number} Bonus Damage', {
      do: 'float',
      ability: { kind: 'cost', for: 'bonusDamage', affects: SPELLS, add: '$n' },
      until: 'endOfTurn',
      spentBy: {
        event: 'played',
        where: { object: { object: { zone: 'any', is: ['spell'], of: 'you', other: true } } },
      },
    }),
    says('you may {d:done}', may('$d')),
    says('you may {p:paid-part} to {c:clauses}', mayPay('$p', '$c')),
    says('you may {p:paid-part} . if you do , {c:clauses}', mayPay('$p', '$c')),
    says('you may exhaust (me|this) to {c:clauses}', {
      do: 'if',
      condition: ready,
      then: may(sequence({ do: 'exhaust', objects: 'self' }, '$c')),
    }),
  ],
  sentence: [
    says('deal {a:number} to {x:chosen} . if {c:condition} , deal {b:number} to it instead', instead('$x', deal)),
    says(
      "(stun|[ Stun ]) {x:chosen} . if {c:condition} , return it to its owner's hand instead",
      sequence(
        { do: 'mention', objects: '$x' },
        { do: 'if', condition: '$c', then: itself('return'), otherwise: itself('stun') },
      ),
    ),
    ...delayed,
    says('give {x:chosen} {g:gifts} this turn . [ Level {n:level} ] — give it {h:gifts} this turn instead', {
      do: 'sequence',
      of: [
        { do: 'mention', objects: '$x' },
        {
          do: 'if',
          condition: { more: { player: 'experience' }, than: '$n' },
          then: modify(topic, { '&': ['$h'] }),
          otherwise: modify(topic, { '&': ['$g'] }),
        },
      ],
    }),
    says('{s:opening}', '$s'),
    says('{s:among}', '$s'),
    says('if {c:condition} , {s:opening}', { do: 'if', condition: '$c', then: '$s' }),
    says('if {c:condition} , {a:clauses} . otherwise , {b:clauses}', {
      do: 'if',
      condition: '$c',
      then: '$a',
      otherwise: '$b',
    }),
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
      '(put 1 into your hand and recycle the rest|draw one and recycle the other)',
      sequence(
        { do: 'return', objects: choose(amongTop()) },
        { do: 'recycle', objects: { select: { do: 'all', from: amongTop() } } },
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
