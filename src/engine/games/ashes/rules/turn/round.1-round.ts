import {
  call,
  done,
  effectsEnding,
  occur,
  procedure,
  settleAll,
  type Citation,
  type Game,
  type GameEvent,
  type Turn,
} from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { playing } from '../../state.js';
import { firstPlayer } from '../multi/multi.2-clockwise.js';
import { prepare } from '../prepare/prepare-phase.js';
import { recovery } from '../recovery/recovery-phase.js';
import { playerTurns } from './turn.1-player-turns.js';

/** The phases of a round (round.1), and its end. */
export const PHASES: readonly string[] = ['prepare', 'turns', 'recovery', 'endOfRound'];

/** round.1: the phases, one after the other. */
export const round = procedure<{ readonly number: number }>('round', {
  begin: (game, { number }) =>
    occur(
      [
        ...effectsEnding(game, 'startOfRound', [ashes('round.1')]),
        { kind: 'roundBegan', cites: [ashes('round.1')], number, seats: playing(game) },
      ],
      'prepare',
    ),
  prepare: (game, { number }) => occur(phaseBegins(game, 'prepare'), 'carryOutPrepare', { number }),
  carryOutPrepare: (_game, { number }) => call(prepare.with({ round: number, asked: [], due: {}, left: [] }), 'turns'),
  turns: (game) => call(playerTurns.with({ next: firstPlayer(game), passed: [] }), 'recovery'),
  // turn.3: all have passed.
  recovery: (game) => occur(phaseBegins(game, 'recovery', [ashes('turn.3')]), 'carryOutRecovery'),
  carryOutRecovery: () => call(recovery.with({ asked: [] }), 'end'),
  end: (game) => occur(phaseBegins(game, 'endOfRound'), 'effects'),
  // endround.1: the window of this event goes around from the first player, each in an order of their own.
  effects: (game, { number }) =>
    occur({ kind: 'roundEnding', cites: [ashes('endround.1')], seat: firstPlayer(game), number }, 'settle'),
  settle: () => call(settleAll, 'endEffects'),
  endEffects: (game) => occur(effectsEnding(game, 'endOfRound', [ashes('endround.2')]), 'done'),
  done: () => done(),
});

/** What happens "this turn" in no turn happens in this phase. */
const phaseBegins = (game: Game, phase: string, because: readonly Citation[] = []): GameEvent => {
  const turn: Turn = { number: game.state.turn.number + 1, active: firstPlayer(game), phase };
  return { kind: 'turnChanged', cites: [...because, ashes('round.1'), ashes('multi.3')], turn };
};
