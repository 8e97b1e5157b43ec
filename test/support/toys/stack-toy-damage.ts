/** Damage to a player, one card of the deck after the other; what is turned up may be used before the next. */
import {
  ask,
  bind,
  call,
  done,
  effectCall,
  entriesOf,
  evaluate,
  go,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  textsOf,
  word,
  zoneOf,
  type Amount,
  type ObjectId,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { cites, effectOf, toyCardOf } from './toy.js';

type Harm = { readonly seat: Seat; readonly left: number; readonly card?: ObjectId };

export const harm = procedure<Harm>('harm', {
  point: (game, { seat, left }) => {
    const [top] = objectsIn(game, zoneOf(seat, 'deck'));
    if (left === 0 || top === undefined) return done();
    return occur({ kind: 'moved', cites, object: top, to: 'damage' }, 'turned', { left: left - 1 });
  },
  turned: (game, { seat }, result) => {
    const [card = ''] = textsOf(entriesOf(result)[0]?.['becomes'] ?? []);
    if (!toyCardOf(game, card).keywords.includes('ex')) return go('point');
    return ask({ seat, kind: 'act', params: { actions: ['use', 'leave'] }, cites, about: card }, 'use', { card });
  },
  use: (game, { seat, card = '' }, result) =>
    result === 'use' ? call(effectCall(game.rules, effectOf(game, card, seat)), 'point') : go('point'),
});

export type HarmWord = { readonly do: 'harm'; readonly amount: Amount };

/** Damage to the next player. */
export const harmWord = word<HarmWord>('harm', {
  do: ({ game, node, from, scope }) => {
    const [, seat = scope.controller] = seatsFrom(game, scope.controller);
    return call(harm.with({ seat, left: evaluate(game, node.amount, from) }), 'end');
  },
  end: ({ scope }) => bind(scope),
});
