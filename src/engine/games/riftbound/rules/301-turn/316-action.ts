import {
  actionsOf,
  ask,
  call,
  done,
  procedure,
  settle,
  type Action,
  type DecisionKind,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { useRuneAction } from '../346-playing/158.2-runes.js';

/** 316: the turn player acts as often as they like, one action after the other (303.1), until they say that it is enough (316.6). */
export const actionPhase = procedure<{ readonly seat: Seat }>('action-phase', {
  rest: () => call(settle.with({ place: true, passes: 0 }), 'ask'),
  ask: (_game, { seat }) =>
    ask({ seat, kind: 'turnAction', params: {}, cites: [rift('312.2.a'), rift('398.1.b')] }, 'act'),
  act: (_game, { seat }, result) => {
    const action = ACTIONS.call(seat, result);
    return action === null ? done() : call(action, 'rest');
  },
  stopped: () => done(),
});

const endTurn: Action = {
  name: 'end-turn',
  fields: [],
  list: () => [{ action: 'end-turn' }],
  refuse: () => null,
  call: () => null,
};

const ACTIONS = actionsOf([useRuneAction, endTurn]);

export const turnActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'turnAction',
  prompt: 'Act, or end your turn',
  stepAtRest: 'rest',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: ACTIONS.list(game, seat) }),
  refuse: (game, _params, answer, { seat }) => ACTIONS.refuse(game, seat, answer, [rift('316.6'), rift('398.2.b')]),
};
