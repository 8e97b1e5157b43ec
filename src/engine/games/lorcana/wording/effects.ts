import {
  challenging,
  choose,
  damageInChallenge,
  handOf,
  modify,
  next,
  noDamage,
  one,
  sequence,
  stayExerted,
  stayExertedUnlessAtALocation,
  topic,
} from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

export const effects: Phrases = {
  duration: [
    says('(this turn|for the rest of this turn)', 'endOfTurn'),
    says('until the start of your next turn', 'startOfYourNextTurn'),
    says('during (their|its) next turn', 'theirNextTurn'),
    says('during that challenge', 'endOfChallenge'),
  ],

  /** What the player of the text does. */
  clause: [
    says('(draw|you draw) {n:cards}', { do: 'draw', count: '$n' }),
    says('(draw|you draw) a card for each {e:each}', { do: 'draw', count: '$e' }),
    says('draw cards equal to {e:equal-to}', { do: 'draw', count: '$e' }),
    says('(gain|you gain) {n:number} lore', { do: 'gain-lore', amount: '$n' }),
    says('(gain|you gain) 1 lore for each {e:each}', { do: 'gain-lore', amount: '$e' }),
    says('(gain|you gain) lore equal to {e:equal-to}', { do: 'gain-lore', amount: '$e' }),
    says('choose (a|an) {f:one} and gain lore equal to (their|its) {s:stat}', {
      do: 'gain-lore',
      amount: { number: '$s', of: one('$f') },
    }),
    says('choose and discard {x:from-hand}', { do: 'discard', objects: '$x' }),
    says('discard your hand', { do: 'discard', objects: { select: { do: 'all', from: handOf } } }),
    says('deal {n:number} damage to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('deal {n:number} damage (each|) to up to {m:number} chosen {f:many}', {
      do: 'deal',
      objects: choose('$f', 0, '$m'),
      amount: '$n',
    }),
    says('deal damage to {x:objects} equal to {e:equal-to}', { do: 'deal', objects: '$x', amount: '$e' }),
    says('deal damage equal to {e:equal-to} to {x:objects}', { do: 'deal', amount: '$e', objects: '$x' }),
    says('deal that much damage to chosen {f:one}', {
      do: 'deal',
      objects: one('$f'),
      amount: { bound: { event: 'amount' } },
    }),
    says('put {n:damage-counters} on {x:objects}', { do: 'put-damage', objects: '$x', amount: '$n' }),
    says('remove up to {n:number} damage from {x:objects}', { do: 'remove-damage', objects: '$x', upTo: '$n' }),
    says('remove {n:number} damage each from up to {m:number} chosen {f:many}', {
      do: 'remove-damage',
      objects: choose('$f', 0, '$m'),
      upTo: '$n',
      exact: true,
    }),
    says('remove all damage from {x:chosen}', {
      do: 'remove-damage',
      objects: '$x',
      upTo: { mark: 'damage', of: topic },
      exact: true,
    }),
    says('remove all damage from {x:mentioned}', {
      do: 'remove-damage',
      objects: '$x',
      upTo: { mark: 'damage', of: '$x' },
      exact: true,
    }),
    says('move {n:damage-counters} from {x:objects} to {y:objects}', {
      do: 'move-damage',
      from: '$x',
      to: '$y',
      amount: '$n',
    }),
    says('move up to {n:damage-counters} from {x:objects} to {y:objects}', {
      do: 'move-damage',
      from: '$x',
      to: '$y',
      amount: '$n',
      upTo: true,
    }),
    says('ready {x:objects}', { do: 'ready', objects: '$x' }),
    says('exert {x:objects}', { do: 'exert', objects: '$x' }),
    says('banish {x:objects}', { do: 'banish', objects: '$x' }),
    says('exert {x:objects} and {y:objects}', sequence({ do: 'exert', objects: '$x' }, { do: 'exert', objects: '$y' })),
    says('move {x:chosen} to a location for free', {
      do: 'move',
      objects: '$x',
      to: one({ of: 'you', is: ['location'] }),
    }),
    says('move {x:chosen} to the same location for free', {
      do: 'move',
      objects: '$x',
      to: one({ of: 'you', is: ['location'] }),
    }),
    says('{x:objects} {p:predicate} {d:duration}', modify('$x', '$d', { '&': ['$p'] })),
    says(
      "{x:objects} can't ready at the start of (their|its|the their) next turn",
      modify('$x', 'theirNextTurn', stayExerted),
    ),
    says(
      "{x:objects} can't ready at the start of (their|its) next turn unless they're at a location",
      modify('$x', 'theirNextTurn', stayExertedUnlessAtALocation),
    ),
    says('{x:group} (gets|get) {b:bonuses} while challenging (a|an) {f:one} {d:duration}', {
      do: 'modify',
      objects: '$x',
      changes: [
        {
          change: 'grant',
          ability: {
            '&': ['$b'],
            kind: 'static',
            while: challenging('$f'),
          },
        },
      ],
      until: '$d',
    }),
    says('{x:objects} (takes|take) no damage from challenges {d:duration}', modify('$x', '$d', noDamage)),
    says('this character takes no damage from the challenge', {
      do: 'float',
      ability: { kind: 'prohibition', on: damageInChallenge },
      until: 'endOfChallenge',
    }),
    says('{x:objects} (gets|get) + {s:stat} equal to {e:equal-to} {d:duration}', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'number', name: '$s', add: '$e' }],
      until: '$d',
    }),
    says('{x:objects} (loses|lose) {s:stat} equal to {e:equal-to} {d:duration}', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'number', name: '$s', add: { plus: ['$e'], times: -1 } }],
      until: '$d',
    }),
    says('give {x:objects} {b:bonuses} {d:duration}', modify('$x', '$d', { '&': ['$b'] })),
    says('{x:objects} (gets|get) +1 {s:stat} {d:duration} for each {e:each}', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'number', name: '$s', add: '$e' }],
      until: '$d',
    }),
    says('{x:objects} (gets|get) {n:signed-not-one} {s:stat} {d:duration} for each {f:counted}', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'number', name: '$s', add: { count: '$f', times: '$n' } }],
      until: '$d',
    }),
    says(
      '(you pay|pay) {n:taken} ⬡ less for the next {f:next-card} you play this turn',
      next({ '&': ['$f'], zone: 'any', of: 'you' }, '$n'),
    ),
  ],
  'next-card': [says('{f:permanent}', '$f'), says('action', { is: ['action'] }), says('song', { is: ['Song'] })],
  'from-hand': [
    says('a card', one(handOf)),
    says('{n:number} cards', choose(handOf, '$n', '$n')),
    says('(a|an) {f:kind-card}', one({ '&': ['$f'], zone: 'hand', of: 'you' })),
  ],
};
