import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { delayed } from './delayed.js';
import { found } from './found.js';
import { several } from './several.js';
import { paidCopies } from './tokens.js';
import {
  amongTop,
  announced,
  choose,
  itself,
  may,
  mayPay,
  PREDICT,
  READY,
  modify,
  moreMight,
  nextUnitEntersReady,
  sequence,
  thereToo,
  together,
  topic,
  unitsEnterReadyThisTurn,
} from './means.js';

const SPELLS: Json = { zone: 'any', is: ['spell'], of: 'you' };
const ifKilled: Json = sequence(
  { do: 'kill', objects: 'self' },
  { do: 'if', condition: { more: { size: { outcome: 'kill' } }, than: 0 }, then: '$c' },
);

const ifDiscarded = (type: string, then: string): Json => ({
  do: 'if',
  condition: { object: { outcome: 'discard' }, matches: { zone: 'any', is: [type] } },
  then,
});
const deal = (amount: string): Json => ({ do: 'deal', objects: topic, amount });
const instead = (objects: Json, does: (amount: string) => Json): Json =>
  sequence({ do: 'mention', objects }, { do: 'if', condition: '$c', then: does('$b'), otherwise: does('$a') });
/** Whole sentences, and what of them an ability can begin with. */
export const sentences: Phrases = {
  opening: [
    ...several,
    says('{c:clauses}', '$c'),
    says('{s:looked}', '$s'),
    says('{s:clauses} if {c:condition}', { do: 'if', condition: '$c', then: '$s' }),
    says('{a:clause} or {b:clause}', {
      do: 'choose-one',
      options: [{ effect: '$a' }, { effect: '$b' }],
    }),
    says('you may {a:clause} or {b:clause}', may({ do: 'choose-one', options: [{ effect: '$a' }, { effect: '$b' }] })),
    says(
      'choose (a|an) {f:one} and reveal the top {n:number} cards of your Main Deck . (deal 1 to that unit for each card with [ {k:keyword-name} ] revealed this way|for each card with [ {k:keyword-name} ] revealed this way , deal 1 to that unit) , then recycle the revealed cards',
      sequence(
        { do: 'mention', objects: announced('$f') },
        { do: 'reveal', objects: { select: { do: 'top-of-deck', count: '$n' } } },
        { do: 'deal', objects: { the: 'announced' }, amount: { count: amongTop({ keyword: '$k' }) } },
        { do: 'recycle', objects: { select: { do: 'all', from: amongTop() } } },
      ),
    ),
    ...found,
    ...paidCopies,
    // One sentence: without the cost nothing is revealed, and there is no card to choose.
    says(
      'you may exhaust (me|this) to reveal the top {n:number} cards of your Main Deck . you may banish one (, then|and) play it . recycle the rest',
      {
        do: 'if',
        condition: READY,
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
    says(
      "reveal the top {n:number} cards of your Main Deck . you may banish one (, then|and) play it , reducing its cost by { {m:number} } . draw any you (didn't|did not) banish",
      sequence(
        { do: 'reveal', objects: { select: { do: 'top-of-deck', count: '$n' } } },
        { do: 'banish', objects: choose(amongTop(), 0, 1) },
        { do: 'play', card: { outcome: 'banish' }, less: '$m' },
        { do: 'return', objects: { select: { do: 'all', from: amongTop() } } },
      ),
    ),
    says(
      'move a (unit you control|friendly unit) to a battlefield you control . (then , choose|choose) an opponent . they move a unit they control to (the same|that) battlefield',
      sequence(
        {
          do: 'move',
          objects: announced({ is: ['unit'], of: 'you' }),
          to: announced({ zone: 'battlefields', of: 'you', marks: { controlled: true } }),
        },
        {
          do: 'if',
          // No opponent moves a unit to a battlefield that is no longer legal.
          condition: {
            count: { zone: 'battlefields', of: 'you', marks: { controlled: true }, bound: { the: 'announced' } },
            is: { min: 1 },
          },
          then: {
            do: 'choose-player',
            of: 'opponents',
            effect: {
              do: 'move',
              objects: {
                select: { do: 'choose', from: { is: ['unit'], whose: 'player' }, min: 1, max: 1, who: 'player' },
              },
              to: { the: 'announced' },
              player: 'player',
            },
          },
        },
      ),
    ),
    says(
      "you may {p:paid-part} . if you do , [ Predict ] , then reveal the top card of your Main Deck . if (it's|it is) (a|an) {f:one-card} , draw it",
      mayPay(
        '$p',
        sequence(
          ...PREDICT,
          { do: 'reveal', objects: { select: { do: 'top-of-deck', count: 1 } } },
          {
            do: 'if',
            condition: { object: topic, matches: { '&': ['$f'], zone: 'mainDeck' } },
            then: { do: 'return', objects: topic },
          },
        ),
      ),
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
    says("if (I am|I'm) at a battlefield , buff all other friendly units there", {
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
    says(
      "do the following based on the discarded card's type : spell — {a:clauses} . gear — {b:clauses} . unit — {c:clauses}",
      sequence(...['spell', 'gear', 'unit'].map((type, index) => ifDiscarded(type, ['$a', '$b', '$c'][index] ?? ''))),
    ),
    says('{d:done}', '$d'),
    says('you may kill (me|this) to {c:clauses}', may(ifKilled)),
    says('you may exhaust (me|this) and pay {p:price} to {c:clauses}', {
      do: 'if',
      condition: READY,
      then: mayPay('$p', sequence({ do: 'exhaust', objects: 'self' }, '$c')),
    }),
    says('you may pay {p:price} and exhaust (me|this) to {c:clauses}', {
      do: 'if',
      condition: READY,
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
      condition: READY,
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
    says(
      "move (a|an) {f:one} from a battlefield to its base . then , if (there's|there is) an enemy unit alone at that battlefield , {c:clauses}",
      sequence(
        { do: 'move', objects: announced({ '&': ['$f'], ...together }) },
        {
          do: 'if',
          condition: { count: { is: ['unit'], of: 'opponents', ...thereToo }, is: { min: 1, max: 1 } },
          then: '$c',
        },
      ),
    ),
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
};
