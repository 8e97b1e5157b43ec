import {
  factsOf,
  hasFlag,
  numberOf,
  seatsFrom,
  type Citation,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import type { LossPrevented, Lost } from '../../events/3.2-losing.js';
import { lorcana } from '../../rulebook.js';
import { hasFailedDraw, loreOf, opponentsOf } from '../../state.js';
import { FORBIDDEN } from '../01-concepts/1.2-golden-rules.js';
import { LEAVING } from '../01-concepts/1.10-several-players.js';
import { playOf } from '../../zones/8.4-play.js';
import { rulesOfVanishing } from '../08-zones/8.7-bag.js';

const LORE_TO_WIN = 20;

/** 3.2.1.1: 20 lore, or as much as the most demanding card of an opponent in play asks for. */
const hasLoreToWin = (game: Game, seat: Seat): boolean => {
  const lore = loreOf(game, seat);
  if (lore < LORE_TO_WIN) return false;
  const demands = opponentsOf(game, seat).flatMap((other) => playOf(game, other));
  return demands.every((id) => lore >= numberOf(factsOf(game, id), 'loreToWin'));
};

/** 3.2.1.1: a player with enough lore wins; null without one. */
export const winByLore = (
  game: Game,
  seats: readonly Seat[],
  why: readonly Citation[],
): readonly GameEvent[] | null => {
  const winner = seats.find((seat) => hasLoreToWin(game, seat));
  return winner === undefined ? null : [ended(won(game, winner, 'lore', [lorcana('3.2.1.1'), ...why]))];
};

/** 3.2.1.2: players who had to draw from an empty deck lose and leave; null without one. */
export const lossByEmptyDeck = (
  game: Game,
  seats: readonly Seat[],
  why: readonly Citation[],
): readonly GameEvent[] | null => {
  const losers = seats.filter((seat) => hasFailedDraw(game, seat));
  if (losers.length === 0) return null;
  const kept = losers.filter((seat) => cannotLose(game, seat));
  // The attempt counts for this check alone: it is not what loses the game once nothing keeps the player from it.
  if (kept.length > 0) return kept.map((seat): LossPrevented => ({ kind: 'lossPrevented', cites: FORBIDDEN, seat }));
  return leaving(game, losers, 'empty deck', [lorcana('3.2.1.2'), ...why]);
};

const cannotLose = (game: Game, seat: Seat): boolean =>
  playOf(game, seat).some((id) => hasFlag(factsOf(game, id), 'cannotLose'));

/**
 * Players leave the game: their cards and effects go with them (1.10.2.3). The last one remaining wins (3.2.1.3); if
 * all leave at once the game is a draw.
 */
export const leaving = (
  game: Game,
  losers: readonly Seat[],
  reason: string,
  cites: Outcome['cites'],
): readonly GameEvent[] => {
  const left = losers.map((seat): Lost => {
    const gone = [...LEAVING, ...rulesOfVanishing(game, seat)];
    return { kind: 'lost', cites: [...cites, ...gone], seat, reason };
  });
  const remaining = seatsFrom(game, game.state.turn.active).filter((seat) => !losers.includes(seat));
  const [last] = remaining;
  if (last === undefined) return [ended(drawnGame(game, reason, cites))];
  return remaining.length === 1 ? [ended(won(game, last, reason, [...cites, lorcana('3.2.1.3')]))] : left;
};

const won = (game: Game, winner: Seat, reason: string, cites: Outcome['cites']): Outcome => ({
  winners: [winner],
  losers: game.state.seats.filter((seat) => seat !== winner),
  draw: false,
  reason,
  cites,
});

export const drawnGame = (game: Game, reason: string, cites: Outcome['cites']): Outcome => ({
  winners: [],
  losers: game.state.seats,
  draw: true,
  reason,
  cites,
});

const ended = (outcome: Outcome): GameEvent => ({ kind: 'gameEnded', cites: outcome.cites, outcome });
