import {
  ask,
  call,
  done,
  effectsEnding,
  go,
  isPlaying,
  occur,
  procedure,
  settleAll,
  type DecisionKind,
  type Seat,
  type Turn,
} from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { hasPassed, playing } from '../../state.js';
import { clockwiseFrom } from '../multi/multi.2-clockwise.js';
import { turnActions } from './turn.2-actions.js';

/** `passed`: the players who have passed, turn after turn, since the last other main action. */
type PlayerTurns = { readonly next: Seat; readonly passed: readonly Seat[] };

/**
 * turn.1: turn after turn, clockwise, until all have passed in turns that follow each other (turn.3, turn.main.pass.3).
 * The turn of a player who has lost is passed over (multi.4).
 */
export const playerTurns = procedure<PlayerTurns>('player-turns', {
  turn: (_game, { next }) => call(turn.with({ seat: next }), 'over'),
  over: (game, { next, passed }) => {
    const since = hasPassed(game, next) ? [...passed, next] : [];
    if (playing(game).every((seat) => since.includes(seat))) return done();
    return go('turn', { next: clockwiseFrom(game, next), passed: since });
  },
});

/** turn.2: one main action, and side actions, in any order, each with all that follows from it. */
export const turn = procedure<{ readonly seat: Seat }>('turn', {
  begin: (game, { seat }) => {
    const next: Turn = { number: game.state.turn.number + 1, active: seat, phase: 'turns' };
    return occur({ kind: 'turnChanged', cites: [ashes('turn.1'), ashes('multi.3')], turn: next }, 'began');
  },
  began: (game, { seat }) =>
    occur(
      [...effectsEnding(game, 'startOfTurn', [ashes('turn.1')]), { kind: 'turnBegan', cites: [ashes('turn.1')], seat }],
      'ask',
    ),
  ask: (game, { seat }) =>
    isPlaying(game, seat)
      ? ask({ seat, kind: 'turnAction', params: {}, cites: [ashes('turn.2')] }, 'act')
      : go('endEffects'),
  act: (_game, { seat }, result) => {
    const action = turnActions.call(seat, result);
    return action === null ? go('end') : call(action, 'settle');
  },
  settle: () => call(settleAll, 'ask'),
  end: (_game, { seat }) => occur({ kind: 'turnEnding', cites: [ashes('turn.2')], seat }, 'settleEnd'),
  settleEnd: () => call(settleAll, 'endEffects'),
  endEffects: (game) => occur(effectsEnding(game, 'endOfTurn', [ashes('turn.1')]), 'settleEffects'),
  settleEffects: () => call(settleAll, 'done'),
  done: () => done(),
  // Its player has lost (multi.4): what lasts for this turn ends, and it is the next player's turn.
  stopped: () => go('endEffects'),
});

export const turnActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'turnAction',
  prompt: 'Take an action, or end your turn',
  stepAtRest: 'settle',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: turnActions.list(game, seat) }),
  refuse: (game, _params, answer, { seat, cites }) => turnActions.refuse(game, seat, answer, cites),
};
