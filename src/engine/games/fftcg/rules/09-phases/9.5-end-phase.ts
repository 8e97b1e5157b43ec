import {
  ask,
  call,
  done,
  go,
  occur,
  optionOf,
  procedure,
  textsOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
  effectsEnding,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { handLimitOf, handOf } from '../../state.js';
import { hasRuleProcess } from '../12-rule-processes/12.4-rule-processes.js';
import { priority } from '../11-playing/11.1-priority.js';

/** 9.5.1: priority in which only passing is possible, the hand limit, the end of damage and effects, and what that leads to. */
export const endPhase = procedure<{ readonly seat: Seat }>('end-phase', {
  triggers: (_game, { seat }) => call(priority.with({ seat, passes: 0, may: 'pass' }), 'limit'),
  limit: (game, { seat }) => {
    if (handOf(game, seat).length <= handLimitOf(game, seat)) return go('clean');
    return ask({ seat, kind: 'handLimit', params: {}, cites: [fftcg('9.5.1.2')] }, 'discard');
  },
  discard: (_game, { seat }, result) =>
    occur(
      textsOf(result).map((object): GameEvent => ({ kind: 'discarded', cites: [fftcg('9.5.1.2')], seat, object })),
      'clean',
    ),
  clean: (game) => {
    const healed: GameEvent = { kind: 'damageHealed', cites: [fftcg('9.5.1.3.1')] };
    return occur([healed, ...effectsEnding(game, 'endOfTurn', [fftcg('9.5.1.3.2')])], 'look');
  },
  // 9.5.1.4: back to the cleaning, not to the hand limit.
  look: (game, { seat }) =>
    hasRuleProcess(game) || game.state.triggered.length > 0
      ? call(priority.with({ seat, passes: 0, may: 'pass', cites: [fftcg('9.5.1.4')] }), 'clean')
      : done(),
});

export const handLimitDecision: DecisionKind<Record<string, never>> = {
  kind: 'handLimit',
  prompt: 'Which cards do you discard, down to your hand limit?',
  space: (game: Game, _params, { seat }) => {
    const hand = handOf(game, seat);
    const count = hand.length - handLimitOf(game, seat);
    return { kind: 'some', options: hand.map((id) => optionOf(game, id)), min: count, max: count };
  },
};
