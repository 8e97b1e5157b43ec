import { type PairingResult, ratingPeriodAt, WEEKLY_RATINGS } from '../../../competition/index.js';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMergeEvent } from '../../identity/index.js';
import { decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';
import { decodeTournamentEvent, isOfTournament } from '../../tournaments/index.js';
import { type Pool, rateAnew, type RatingChange } from './rate-anew.js';
import * as sql from './rated-matches.sql.js';

/** A pairing of a tournament; of a match outside of tournaments round and table are 0. */
type Key = readonly [source: string, round: number, table: number];

/** What changed ratings of earlier periods: a result, or a record that was merged or separated. */
type Cause = Key | readonly [record: string, round: null, table: null];

interface KnownRow {
  readonly period: number | null;
  readonly firstSeat: string | null;
}

interface ScoredRow extends Pool {
  readonly period: number;
  readonly first: string;
  readonly second: string;
  readonly hasChanged: boolean;
}

/**
 * Ratings of players, from the results of tournaments and of league matches outside of tournaments. A result counts in
 * the period in which it was first recorded. If a later period has begun when it changes, the change is a correction,
 * and so is a merge of records with results of earlier periods.
 */
export const playerRatings: Projection = {
  name: 'ratings',
  tables: [
    { name: 'rated_tournaments', key: ['id'], of: 'id' },
    { name: 'rated_matches', key: ['source_id', 'round', 'table_number'], of: 'source_id' },
    { name: 'rated_records', key: ['record_id'], of: 'record_id' },
    // Ratings rest on all tournaments: an audit of one tournament cannot make them again, and has no rows of this name.
    { name: 'player_ratings', key: ['game', 'format', 'player_id', 'period'], of: 'game' },
    { name: 'rating_corrections', key: ['position', 'player_id', 'game', 'format'], of: 'game' },
  ],
  events: [
    ...['TournamentCreated', 'RoundProposed', 'RoundWithdrawn', 'ResultRecorded', 'ResultCorrected'],
    ...['MatchCreated', 'MatchEnded', 'MatchReopened', 'MatchClosed', 'MatchClosingLifted'],
    ...['PlayersMerged', 'PlayersSeparated'],
  ],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    const results = new Results(tx);
    for (const event of events) {
      if (event.type === 'PlayersMerged' || event.type === 'PlayersSeparated') await takeMerge(tx, results, event);
      else await (isOfTournament(event.type) ? takeTournament(tx, results, event) : takeMatch(tx, results, event));
    }
    await results.rate();
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(sql.CLEAR);
  },
};

/** Results of one batch. Players are rated once for all of them, but corrections one by one: each has its notice. */
class Results {
  private readonly pending = new Map<string, Pool & { from: number; readonly players: Set<string> }>();

  constructor(private readonly tx: Transaction) {}

  /** Answers with null where no result of the match can count. */
  async known(key: Key): Promise<KnownRow | null> {
    return (await this.tx.query<KnownRow>(sql.KNOWN, [...key])).rows[0] ?? null;
  }

  async score(event: LedgerEvent, key: Key, known: KnownRow | null, score: number | null): Promise<void> {
    if (known === null) return;
    const now = ratingPeriodAt(Date.parse(event.recordedAt), WEEKLY_RATINGS);
    const isCorrection = known.period !== null && known.period < now;
    if (isCorrection) await this.rate();
    const [row] = (await this.tx.query<ScoredRow>(sql.SCORED, [...key, score, now])).rows;
    if (row?.hasChanged !== true) return;
    this.add(row, row.period, [row.first, row.second]);
    if (isCorrection) await this.notify(event, row, key, await this.rate());
  }

  /** Rates a record's opponents and its people anew in one game and format. The record itself has no notice. */
  async regroup(
    event: LedgerEvent,
    record: string,
    players: readonly string[],
    pool: Pool & { readonly period: number },
  ) {
    this.add(pool, pool.period, players);
    const changes = await this.rate();
    if (pool.period >= ratingPeriodAt(Date.parse(event.recordedAt), WEEKLY_RATINGS)) return;
    await this.notify(
      event,
      pool,
      [record, null, null],
      changes.filter(({ playerId }) => playerId !== record),
    );
  }

  add({ game, format }: Pool, period: number, players: readonly string[]): void {
    const key = `${game}/${format}`;
    const pending = this.pending.get(key) ?? { game, format, from: period, players: new Set<string>() };
    this.pending.set(key, pending);
    pending.from = Math.min(pending.from, period);
    for (const player of players) pending.players.add(player);
  }

  async rate(): Promise<readonly RatingChange[]> {
    const changes: RatingChange[] = [];
    for (const { from, players, ...pool } of this.pending.values())
      changes.push(...(await rateAnew(this.tx, pool, { from, players: [...players] }, WEEKLY_RATINGS)));
    this.pending.clear();
    return changes;
  }

  /** A notice is for what people see: whole points. */
  private async notify(event: LedgerEvent, { game, format }: Pool, cause: Cause, changes: readonly RatingChange[]) {
    const seen = changes.filter(({ before, after }) => shown(before) !== shown(after));
    await this.tx.query(sql.CORRECTED, [
      ...[event.position, game, format, ...cause, event.recordedAt],
      ...[seen.map(({ playerId }) => playerId), seen.map(({ period }) => period)],
      ...[seen.map(({ before }) => before), seen.map(({ after }) => after)],
    ]);
  }
}

const shown = (rating: number | null): number | null => rating && Math.round(rating);

async function takeTournament(tx: Transaction, results: Results, event: LedgerEvent): Promise<void> {
  const { stream } = event;
  const { type, payload } = decodeTournamentEvent(event);
  switch (type) {
    case 'TournamentCreated':
      // Results of teams are not results of players.
      if (payload.boards !== undefined) return;
      return void (await tx.query(sql.TOURNAMENT_CREATED, [stream, payload.game, payload.format]));
    case 'RoundWithdrawn':
      return void (await tx.query(sql.ROUND_FORGOTTEN, [stream, payload.round]));
    case 'RoundProposed': {
      const { round, tables } = payload;
      const seat = (at: 0 | 1) => tables.map(({ players }) => players[at]);
      await tx.query(sql.ROUND_FORGOTTEN, [stream, round]);
      const numbers = tables.map(({ table }) => table);
      return void (await tx.query(sql.ROUND_PROPOSED, [stream, round, numbers, seat(0), seat(1)]));
    }
    case 'ResultRecorded':
    case 'ResultCorrected': {
      const key: Key = [stream, payload.round, payload.table];
      const result = type === 'ResultRecorded' ? payload.result : payload.after;
      await results.score(event, key, await results.known(key), result && scoreOf(result));
      for (const { round, table, players } of type === 'ResultCorrected' ? payload.replaced : [])
        await tx.query(sql.PLAYERS_REPLACED, [stream, round, table, ...players]);
      return;
    }
    default:
      return;
  }
}

const SCORES = { first: 2, draw: 1, second: 0, 'double-loss': null } as const;

const scoreOf = ({ outcome, how }: PairingResult): number | null =>
  WEEKLY_RATINGS.counted.includes(how) ? SCORES[outcome] : null;

async function takeMatch(tx: Transaction, results: Results, event: LedgerEvent): Promise<void> {
  const { type, payload } = decodeMatchEvent(event);
  if (type === 'MatchCreated') return create(tx, payload);
  if (type === 'MatchClosed' || type === 'MatchClosingLifted')
    await tx.query(sql.MATCH_CLOSED, [event.stream, type === 'MatchClosed']);
  const key: Key = [event.stream, 0, 0];
  const known = await results.known(key);
  await results.score(event, key, known, type === 'MatchEnded' ? scoreOfMatch(payload, known) : null);
}

/** Matches of tournaments count by the results of their pairings. Nobody wins a draft. */
async function create(tx: Transaction, created: MatchCreated): Promise<void> {
  const { matchId, leagueId = null, game, format, seats, pairing, decksFor } = created;
  const [first, second, ...more] = seats;
  if (leagueId === null || pairing !== undefined || decksFor !== undefined || more.length > 0) return;
  if (first === undefined || second === undefined) return;
  await tx.query(sql.MATCH_CREATED, [matchId, game, format, first.playerId, second.playerId, first.seat]);
}

function scoreOfMatch({ winners, draw }: MatchEnded, known: KnownRow | null): number | null {
  if (draw) return SCORES.draw;
  const [winner, ...more] = winners;
  if (winner === undefined || more.length > 0) return null;
  return known?.firstSeat === winner ? SCORES.first : SCORES.second;
}

/** Records of one person are rated as one player. */
async function takeMerge(tx: Transaction, results: Results, event: LedgerEvent): Promise<void> {
  await results.rate();
  const { type, payload } = decodeMergeEvent(event);
  const { playerId } = payload;
  if (type === 'PlayersMerged') await tx.query(sql.RECORD_MERGED, [playerId, payload.into]);
  else await tx.query(sql.RECORD_SEPARATED, [playerId]);
  const players = [playerId, type === 'PlayersMerged' ? payload.into : payload.from];
  const pools = await tx.query<Pool & { readonly period: number }>(sql.POOLS_OF_RECORD, [playerId]);
  for (const pool of pools.rows) await results.regroup(event, playerId, players, pool);
}
