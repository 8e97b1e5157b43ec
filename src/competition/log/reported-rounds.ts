/**
 * The rounds of a report of FIDE as the log of a tournament that has not begun: the players, the first stage, and each
 * round with its pairs and results. White is the first player.
 */
import { type Colour, opposite } from '../colours.js';
import { reportedFirstColour } from '../pairing/dutch/index.js';
import { type TrfGame, type TrfPlayer, type TrfReport } from '../trf/index.js';
import { pointsBefore } from './cross-table.js';
import { firstColourOf } from './dutch-round.js';
import type { PairingResult, ProposedRound, TournamentEvent } from './events.js';
import { tournamentAfter } from './fold.js';
import type { Tournament } from './state.js';
import { numberedTables } from './table-numbers.js';
import { roundsFor, type StageTerms, winsNeeded } from './terms.js';

export interface ReportedStart {
  /** The player of each starting number. */
  readonly idOf: (number: number) => string;
  readonly seed: string;
  /** Why a player has left whose line ends before the last round. */
  readonly leftReason: (lastRound: number) => string;
}

/** Rounds that were paired. Byes after the last of them are of a round to come. */
export const pairedRounds = ({ players }: TrfReport): number =>
  players.reduce(
    (most, { games }) => Math.max(most, games.findLastIndex((game) => game !== null && wasPaired(game)) + 1),
    0,
  );

const wasPaired = ({ opponent, mark }: TrfGame): boolean => opponent !== null || mark === 'U';

/**
 * Starting numbers become seeds, so that the next round sees the same pairing numbers. Nobody enters late: a round that
 * a player missed is a zero-point bye wherever it is. A player leaves whose line is empty from a round on.
 */
export function reportedLog(
  tournament: Tournament,
  report: TrfReport,
  start: ReportedStart,
): readonly TournamentEvent[] {
  const log: TournamentEvent[] = [];
  let now = tournament;
  const add = (...events: readonly TournamentEvent[]): void => {
    log.push(...events);
    now = events.reduce(tournamentAfter, now);
  };
  const players = report.players.toSorted((one, other) => one.number - other.number);
  const ids = players.map(({ number }) => start.idOf(number));
  const entering = players.filter(({ number }) => now.players.get(start.idOf(number))?.status !== 'entered');
  if (entering.length > 0) {
    const registered = entering.map(({ number, rating }) => ({
      ...{ playerId: start.idOf(number), team: null, table: null },
      ...(rating !== null && { rating }),
    }));
    add({ type: 'PlayersRegistered', payload: { players: registered } });
  }
  const last = pairedRounds(report);
  const planned = now.terms.stages[0]?.rounds ?? roundsFor(ids.length, now.terms.roundsTable);
  const rounds = report.rounds ?? Math.max(planned, last);
  const seed = seedOfColour(start.seed, report.firstColour ?? reportedFirstColour(report));
  add({ type: 'StageStarted', payload: { stage: 1, players: ids, rounds, seed, lots: [] } });
  for (let round = 1; round <= last; round += 1) {
    add(
      ...players.filter((player) => hasLeftAfter(player, round - 1)).map((player) => dropped(player, round - 1, start)),
    );
    const proposed = roundOf(now, players, round, { ...start, seed });
    add({ type: 'RoundProposed', payload: proposed }, { type: 'RoundPublished', payload: { round } });
    const games = new Map(players.map(({ number, games: own }) => [start.idOf(number), own[round - 1] ?? null]));
    const terms = now.terms.stages[0];
    for (const { table, players: pair } of proposed.tables) {
      const result = resultOf(games.get(pair[0]) ?? null, games.get(pair[1]) ?? null, terms);
      add({ type: 'ResultRecorded', payload: { round, table, result, source: 'report' } });
    }
    add({ type: 'RoundEnded', payload: { round } });
  }
  return log;
}

/** A seed whose lot gives the first player this colour: the given one, or the first that fits with a number added. */
function seedOfColour(seed: string, colour: Colour | null): string {
  let fitting = seed;
  for (let at = 1; colour !== null && firstColourOf({ seed: fitting }) !== colour; at += 1) fitting = `${seed}${at}`;
  return fitting;
}

const hasLeftAfter = ({ games }: TrfPlayer, round: number): boolean => games.length === round;

const dropped = ({ number }: TrfPlayer, round: number, { idOf, leftReason }: ReportedStart): TournamentEvent => ({
  type: 'PlayerDropped',
  payload: { playerId: idOf(number), kind: 'drop', reason: leftReason(round) },
});

/** Tables follow the points of their players, as in every Swiss round: the report numbers none. */
function roundOf(
  now: Tournament,
  players: readonly TrfPlayer[],
  round: number,
  { idOf, seed }: Pick<ReportedStart, 'idOf' | 'seed'>,
): ProposedRound {
  const points = pointsBefore(now, { round, stage: 1 });
  const highest = (pair: readonly string[]): number => Math.max(...pair.map((id) => points.get(id) ?? 0));
  const here = players.flatMap(({ number, games }) => {
    const game = games[round - 1] ?? null;
    return game === null ? [] : [{ number, id: idOf(number), game }];
  });
  const colours = new Map(here.map(({ number, game }) => [number, game.colour]));
  const pairs = here.flatMap(({ number, id, game: { opponent, colour } }): (readonly [string, string])[] => {
    if (opponent === null) return [];
    // A pairing without a game can name the colour of one player only.
    const theirs = colours.get(opponent) ?? null;
    const own = colour ?? (theirs === null ? null : opposite(theirs));
    const isFirst = own === null ? number < opponent : own === 'white';
    return isFirst ? [[id, idOf(opponent)]] : [];
  });
  const seated = pairs
    .toSorted((one, other) => highest(other) - highest(one))
    .map((pair) => ({ players: pair, place: null }));
  const withBye = (...marks: readonly string[]): readonly string[] =>
    here.filter(({ game }) => game.opponent === null && marks.includes(game.mark)).map(({ id }) => id);
  const halfByes = withBye('H');
  return {
    ...{ stage: 1, round, seed, locked: [], forbidden: [], awardedByes: withBye('F'), swapped: true },
    ...{ tables: numberedTables(now, seated), byes: withBye('F', 'U') },
    ...(halfByes.length > 0 && { halfByes }),
  };
}

/** A report names no games: the winner has as many as win a match, as where staff names only the outcome. */
function resultOf(first: TrfGame | null, second: TrfGame | null, terms: StageTerms | undefined): PairingResult {
  const needed = terms === undefined ? 1 : winsNeeded(terms);
  const isForfeit = [first, second].some((game) => game !== null && '+-'.includes(game.mark));
  const how = isForfeit ? 'no-show' : 'played';
  if (hasWon(first)) return { outcome: 'first', games: [needed, 0, 0], how };
  if (hasWon(second)) return { outcome: 'second', games: [0, needed, 0], how };
  const isDraw = first !== null && '=D'.includes(first.mark);
  return { outcome: isDraw ? 'draw' : 'double-loss', games: [0, 0, 0], how };
}

const hasWon = (game: TrfGame | null): boolean => game !== null && '1W+'.includes(game.mark);
