import { overallTable, type Tournament, type TournamentEvent, tournamentAfter } from '../../../competition/index.js';
import type { LedgerEvent, StoredEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeTournamentEvent } from '../domain/events.js';

type Row = Pick<StoredEvent, 'stream' | 'version' | 'type' | 'payload'>;

const LOG = `
select stream::text, version, type, payload from es.events where stream = $1 and version between $2 and $3
order by version`;

const IS_COUNTED = `select from season_places where tournament_id = $1 limit 1`;

const FORGET = `delete from season_places where tournament_id = $1`;

/** $3 players, $4 their places. */
const KEEP = `
insert into season_places (tournament_id, season_id, player_id, place)
select $1, $2, player_id, place from unnest($3::uuid[], $4::int[]) as placed (player_id, place)`;

const CLEAR = `delete from season_places`;

/**
 * Places in ended tournaments of seasons. A tournament is folded once when it ends, and again when it changes after its
 * end. So the table of a season reads rows, however many tournaments it has.
 */
export const seasonPlaces: Projection = {
  name: 'season-places',
  tables: [{ name: 'season_places', key: ['tournament_id', 'player_id'], of: 'tournament_id' }],
  events: ['TournamentEnded', 'ResultRecorded', 'ResultCorrected', 'PlayerDisqualified'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    const streams = new Map<string, { readonly last: number; readonly isEnded: boolean }>();
    for (const { stream, version, type } of events) {
      const isEnded = type === 'TournamentEnded' || streams.get(stream)?.isEnded === true;
      streams.set(stream, { last: version, isEnded });
    }
    for (const [stream, { last, isEnded }] of streams)
      if (isEnded || (await isCounted(tx, stream))) await count(tx, stream, last);
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

const isCounted = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.query(IS_COUNTED, [id])).rows.length > 0;

/** A tournament without a season is not read beyond its first event. */
async function count(tx: Transaction, id: string, last: number): Promise<void> {
  const [first] = await logOf(tx, id, 1, 1);
  const seasonId = first?.type === 'TournamentCreated' ? first.payload.seasonId : undefined;
  if (first === undefined || seasonId === undefined) return;
  const log = [first, ...(await logOf(tx, id, 2, last))];
  const ended = log.reduce<Tournament | null>(tournamentAfter, null);
  const places = ended === null ? [] : overallTable(ended);
  await tx.query(FORGET, [id]);
  const players = places.map(({ player }) => player);
  await tx.query(KEEP, [id, seasonId, players, places.map(({ place }) => place)]);
}

async function logOf(tx: Transaction, id: string, from: number, to: number): Promise<readonly TournamentEvent[]> {
  const { rows } = await tx.query<Row>(LOG, [id, from, to]);
  return rows.map((row) => decodeTournamentEvent(row));
}
