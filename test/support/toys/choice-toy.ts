/** A toy that begins as Ashes does: all seats choose cards of their hands at the same time, unseen by the others. */
import {
  ask,
  objectsIn,
  occur,
  procedure,
  recordOf,
  textOf,
  zoneOf,
  type DecisionKind,
  type GameDefinition,
} from '../../../src/engine/kernel/index.js';
import { cites, toyGame } from './toy.js';

const game = procedure('choice-toy', {
  choose: ({ state }) =>
    ask(
      state.seats.map((seat) => ({ seat, kind: 'pick', params: {}, cites })),
      'show',
    ),
  // In seat order, regardless of who answered first.
  show: ({ state }, _locals, result) =>
    occur(
      state.seats.map((seat) => ({ kind: 'moved', cites, object: textOf(recordOf(result)[seat] ?? null), to: 'play' })),
      'end',
    ),
  end: ({ state }) => ask({ seat: state.turn.active, kind: 'act', params: { actions: ['end'] }, cites }, 'end'),
});

const pick: DecisionKind<Record<string, never>> = {
  kind: 'pick',
  prompt: 'Pick a card',
  space: (draft, _params, { seat }) => ({
    kind: 'one',
    options: objectsIn(draft, zoneOf(seat, 'hand')).map((id) => ({ id })),
  }),
};

export const choiceToy: GameDefinition = toyGame({
  id: 'choice-toy',
  procedures: [game],
  start: () => game.with({}),
  decisions: [pick],
});
