import { ask, call, done, procedure, type DecisionKind, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { untilOpen } from '../318-cleanups/322-until-open.js';
import { EMPTY_CHAIN } from '../324-chain/326-chain.js';
import { actionsIn } from '../324-chain/334-actions.js';
import { AS_OFTEN_AS_LIKED, NEUTRAL_OPEN } from '../395-actions/398.1-discretionary.js';
import { MAY_ACT } from './311-priority.js';

/** Nothing is on the chain (336.2), and no showdown is under way. */
const ACTING = [MAY_ACT.neutral, rift('303.1'), EMPTY_CHAIN, rift('141.1.a'), NEUTRAL_OPEN, AS_OFTEN_AS_LIKED];

/**
 * 316: the turn player acts as often as they like, one action after the other (303.1), until they say that it is enough
 * (316.6).
 */
export const actionPhase = procedure<{ readonly seat: Seat }>('action-phase', {
  rest: () => call(untilOpen.with({ combats: false }), 'ask'),
  ask: (_game, { seat }) => ask({ seat, kind: 'turnAction', params: {}, cites: ACTING }, 'act'),
  act: (_game, { seat }, result) => {
    const action = actionsIn('neutral').call(seat, result);
    return action === null ? done() : call(action, 'rest');
  },
  stopped: () => done(),
});

export const turnActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'turnAction',
  prompt: 'Act, or end your turn',
  stepAtRest: 'rest',
  stepAfterLeaving: 'rest',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: actionsIn('neutral').list(game, seat) }),
  refuse: (game, _params, answer, { seat }) =>
    actionsIn('neutral').refuse(game, seat, answer, [rift('316.6'), rift('397'), rift('398.2.b')]),
};
