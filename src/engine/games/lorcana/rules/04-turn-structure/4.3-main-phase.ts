import {
  actionsOf,
  ask,
  call,
  done,
  go,
  isPlaying,
  procedure,
  type Citation,
  type DecisionKind,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { bag } from '../08-zones/8.7-bag.js';
import { inkAction } from './4.3.3-ink.js';
import { playAction } from './4.3.4-play-action.js';
import { questAction } from './4.3.5-quest.js';
import { challengeAction } from './4.3.6-challenge.js';
import { moveAction } from './4.3.7-move.js';
import { activateAction } from './4.3.8-activate.js';
import { endTurnAction } from './4.4-end-of-turn.js';
import type { TurnAction } from './turn-action.js';

/** The turn actions of 4.3. */
const turnActions = actionsOf<TurnAction>([
  inkAction,
  playAction,
  questAction,
  challengeAction,
  moveAction,
  activateAction,
  endTurnAction,
]);

/** 4.3.2: one turn action at a time, each with all that follows from it, until the player ends the turn. */
export const mainPhase = procedure<{ readonly seat: Seat; readonly why: readonly Citation[] }>('main-phase', {
  ask: (game, { seat }) =>
    isPlaying(game, seat)
      ? ask({ seat, kind: 'turnAction', params: {}, cites: [lorcana('4.3.2'), lorcana('1.5.1')] }, 'act')
      : done(),
  act: (_game, { seat }, result) => {
    const action = turnActions.call(seat, result);
    return action === null ? done() : call(action, 'settle', { why: turnActions.of(result).settles });
  },
  settle: (_game, { why }) => call(bag.with({ holder: null, why }), 'ask'),
  // Its player has left (3.2.1.2): what that led to is settled all the same.
  stopped: () => go('settle'),
});

export const turnActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'turnAction',
  prompt: 'Take a turn action or end your turn',
  stepAtRest: 'settle',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: turnActions.list(game, seat) }),
  refuse: (game, _params, answer, { seat, cites }) => turnActions.refuse(game, seat, answer, cites),
};
