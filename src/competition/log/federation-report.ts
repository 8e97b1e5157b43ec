/** A tournament as a report of FIDE. The first player of a pairing has white, and points are those of its policy. */
import {
  pointsOfGame,
  reportedRounds,
  type TrfGame,
  type TrfPlayer,
  type TrfPoints,
  type TrfReport,
} from '../trf/index.js';
import { stageMembers } from './results.js';
import type { RoundState, TableState, Tournament } from './state.js';
import { overallTable } from './tables.js';

/** Starting numbers are the seeds of the first stage, then those who entered later. */
export function federationReport(tournament: Tournament, nameOf: (player: string) => string): TrfReport {
  const { terms, stages, rounds } = tournament;
  const [first] = stages;
  const members = first === undefined ? [] : stageMembers(tournament, first);
  const numbers = new Map(members.map((id, at) => [id, at + 1]));
  const places = new Map(overallTable(tournament).map(({ player, place }) => [player, place]));
  const { win, draw, loss, bye } = terms.policy.points;
  const points: TrfPoints = {
    ...{ win: 10 * win, draw: 10 * draw, loss: 10 * loss, bye: 10 * bye, zero: 10 * loss, forfeit: 10 * loss },
  };
  const players = members.map((id, at): TrfPlayer => {
    const games = trimmed(rounds.map((round) => gameIn(tournament, round, id, numbers)));
    return {
      ...{ number: at + 1, sex: '', title: '', name: nameOf(id), rating: null, federation: '', fideId: '', birth: '' },
      ...{ rank: places.get(id) ?? null, games },
      points: games.reduce((sum, game) => sum + (game === null ? 0 : pointsOfGame(game, points)), 0),
    };
  });
  const report = { name: terms.name, details: [], rounds: null, firstColour: null, points, players };
  const planned = stages.length === 1 && first?.rounds !== null ? (first?.rounds ?? 0) : 0;
  const all = Math.max(planned, reportedRounds({ ...report, absences: [], forbidden: [] }));
  return { ...report, rounds: all === 0 ? null : all, absences: [], forbidden: [] };
}

const trimmed = (games: readonly (TrfGame | null)[]): readonly (TrfGame | null)[] =>
  games.slice(0, games.findLastIndex((game) => game !== null) + 1);

function gameIn(
  { terms, stages, players }: Tournament,
  { round, stage, tables, byes }: RoundState,
  id: string,
  numbers: ReadonlyMap<string, number>,
): TrfGame | null {
  const table = tables.find((each) => each.players.includes(id));
  if (table !== undefined) return gameAt(table, id, numbers);
  const alone = { opponent: null, colour: null };
  if (byes.includes(id)) return { ...alone, mark: 'U' };
  // Only a Swiss stage counts rounds that a player missed, and only until the player left.
  const { entersAt = 1, leftAfter = null } = players.get(id) ?? {};
  if (stages[stage - 1]?.terms.kind !== 'swiss' || (leftAfter !== null && round > leftAfter)) return null;
  return round < entersAt && terms.lateEntry === 'bye' ? { ...alone, mark: 'U' } : { ...alone, mark: 'Z' };
}

/** Null for a pairing without a result. */
function gameAt({ players, result }: TableState, id: string, numbers: ReadonlyMap<string, number>): TrfGame | null {
  if (result === null) return null;
  const isFirst = players[0] === id;
  const opponent = numbers.get(isFirst ? players[1] : players[0]) ?? null;
  const hasWon = result.outcome === (isFirst ? 'first' : 'second');
  const wonAndLost = result.how === 'no-show' ? (['+', '-'] as const) : (['1', '0'] as const);
  const mark = result.outcome === 'draw' ? '=' : hasWon ? wonAndLost[0] : wonAndLost[1];
  return { opponent, colour: isFirst ? 'white' : 'black', mark };
}
