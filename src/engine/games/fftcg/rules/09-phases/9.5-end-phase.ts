import {
  ask,
  call,
  done,
  equalJson,
  go,
  occur,
  optionsOf,
  procedure,
  textsOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
  effectsEnding,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { handLimitOf } from '../../state.js';
import { handOf } from '../../zones/7.11-hand.js';
import { dueProcess } from '../12-rule-processes/12.4-rule-processes.js';
import { hasTriggered } from '../11-playing/11.8.18-state-triggers.js';
import { priority } from '../11-playing/11.1-priority.js';

type EndPhase = {
  readonly seat: Seat;
  /** The rule process for which there has been priority since the cleaning before. */
  readonly handled?: ReturnType<typeof dueProcess>;
};

/**
 * 9.5.1: priority in which only passing is possible, the hand limit, the end of damage and effects, and what that leads
 * to.
 */
export const endPhase = procedure<EndPhase>('end-phase', {
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
  look: (game, { seat, handled = null }) => {
    const due = dueProcess(game);
    // What effects keep from happening has been handled: it is due still, and would be for ever.
    if ((due === null || equalJson(due, handled)) && !hasTriggered(game)) return done();
    const settling = priority.with({ seat, passes: 0, may: 'pass', cites: [fftcg('9.5.1.4')] });
    return call(settling, 'clean', { handled: due });
  },
});

export const handLimitDecision: DecisionKind<Record<string, never>> = {
  kind: 'handLimit',
  prompt: 'Which cards do you discard, down to your hand limit?',
  space: (game: Game, _params, { seat }) => {
    const hand = handOf(game, seat);
    const count = hand.length - handLimitOf(game, seat);
    return { kind: 'some', options: optionsOf(game, hand, seat), min: count, max: count };
  },
};
