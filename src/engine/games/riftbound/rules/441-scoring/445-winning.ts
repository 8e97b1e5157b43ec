import {
  factsOf,
  hasFlag,
  teamOf,
  type Citation,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, playersOf } from '../../state.js';
import { allFacedownShown } from '../395-actions/408.4-facedown-shown.js';
import { modeOf } from '../454-modes/454-modes.js';
import { scoreOf, TOGETHER } from '../454-modes/462-team-scoring.js';

const RAISES = 'raisesVictoryScore';

/** 445: the victory score of the mode, and 1 more for each battlefield whose text says so. */
export const victoryScore = (game: Game): number =>
  modeOf(game).victory + battlefieldsOf(game).filter((id) => hasFlag(factsOf(game, id), RAISES)).length;

/** 445, 444.1.b.1, 444.1.b.2: how many points a player, with teammates, is away from the victory score. */
export const pointsToWin = (game: Game, seat: Seat): number => victoryScore(game) - scoreOf(game, seat);

/** 445: who has the victory score, and more than everybody else, has won, with the teammates (462.6.a). */
export const victory = (game: Game, cites: readonly Citation[]): readonly GameEvent[] | null => {
  const players = playersOf(game);
  const most = Math.max(...players.map((seat) => scoreOf(game, seat)));
  const winners = players.filter((seat) => scoreOf(game, seat) === most);
  const [first = ''] = winners;
  if (most < victoryScore(game) || winners.some((seat) => !teamOf(game.state, first).includes(seat))) return null;
  return ended(game, winners, 'points', [...cites, rift('445')]);
};

/**
 * 445: the game is over, all facedown cards are shown (408.4), and all other players have lost. Teammates win together
 * (462.6.a). Without a player left, the game is drawn.
 */
export const ended = (
  game: Game,
  winners: readonly Seat[],
  reason: string,
  cites: readonly Citation[],
): readonly GameEvent[] => {
  const { state } = game;
  const together = state.seats.filter((seat) => winners.some((winner) => teamOf(state, winner).includes(seat)));
  const draw = together.length === 0;
  const losers = draw ? [] : state.seats.filter((seat) => !together.includes(seat));
  const rules = together.length > 1 ? [...cites, ...TOGETHER] : cites;
  const outcome: Outcome = { winners: together, losers, draw, reason, cites: rules };
  return [...allFacedownShown(game), { kind: 'gameEnded', cites: rules, outcome }];
};
