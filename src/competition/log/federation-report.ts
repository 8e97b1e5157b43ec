/** A tournament as a report of FIDE. The first player of a pairing has white, and points are those of its policy. */
import { pointsOfGame, reportedRounds, type TrfGame, type TrfPlayer, type TrfReport } from '../trf/index.js';
import { firstColourOf } from './dutch-round.js';
import { gamesIn, reportPoints } from './past-games.js';
import { startingList } from './results.js';
import type { Tournament } from './state.js';
import { overallTable } from './tables.js';
import { isDutch } from './terms.js';

/** Starting numbers are the seeds of the first stage, then those who entered later. */
export function federationReport(tournament: Tournament, nameOf: (player: string) => string): TrfReport {
  const { terms, stages, rounds } = tournament;
  const [first] = stages;
  const members = first === undefined ? [] : startingList(tournament, first);
  const numbers = new Map(members.map((id, at) => [id, at + 1]));
  const places = new Map(overallTable(tournament).map(({ player, place }) => [player, place]));
  const points = reportPoints(terms.policy);
  const gamesByRound = rounds.map((round) => gamesIn(tournament, round));
  const gamesOf = (id: string) =>
    gamesByRound.map((gameOf): TrfGame | null => {
      const game = gameOf(id);
      return game && { ...game, opponent: numbers.get(game.opponent ?? '') ?? null };
    });
  const players = members.map((id, at): TrfPlayer => {
    const games = trimmed(gamesOf(id));
    return {
      ...{ number: at + 1, sex: '', title: '', name: nameOf(id), federation: '', fideId: '', birth: '' },
      rating: tournament.players.get(id)?.rating ?? null,
      ...{ rank: places.get(id) ?? null, games },
      points: games.reduce((sum, game) => sum + (game === null ? 0 : pointsOfGame(game, points)), 0),
    };
  });
  const firstColour = first !== undefined && stages.some((stage) => isDutch(stage.terms)) ? firstColourOf(first) : null;
  const report = { name: terms.name, details: [], rounds: null, firstColour, points, players };
  const last = stages.at(-1);
  const earlier = rounds.filter(({ stage }) => stage !== last?.stage).length;
  const planned = last === undefined || last.rounds === null ? 0 : earlier + last.rounds;
  const all = Math.max(planned, reportedRounds({ ...report, absences: [], forbidden: [] }));
  return { ...report, rounds: all === 0 ? null : all, absences: [], forbidden: [] };
}

const trimmed = (games: readonly (TrfGame | null)[]): readonly (TrfGame | null)[] =>
  games.slice(0, games.findLastIndex((game) => game !== null) + 1);
