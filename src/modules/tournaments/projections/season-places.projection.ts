import { setImmediate as nextTurn } from 'node:timers/promises';
import { overallTable, type Tournament, tournamentAfter } from '../../../competition/index.js';
import { type LedgerEvent, readStream, type Upcasters } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeTournamentEvent } from '../domain/events.js';

const IS_COUNTED = `select from season_tournaments where tournament_id = $1`;

/** A tournament of which everybody was disqualified counts, and has no places. */
const COUNT = `
insert into season_tournaments (tournament_id, season_id) values ($1, $2) on conflict (tournament_id) do nothing`;

const FORGET = `delete from season_places where tournament_id = $1`;

/** $3 players, $4 their places. */
const KEEP = `
insert into season_places (tournament_id, season_id, player_id, place)
select $1, $2, player_id, place from unnest($3::uuid[], $4::int[]) as placed (player_id, place)`;

const CLEAR = `delete from season_places; delete from season_tournaments`;

/** So many events are folded before other work has a turn. */
const IN_ONE_TURN = 500;

/**
 * Places in ended tournaments of seasons. A tournament is folded when it ends, and once for each batch of events that
 * change it after its end. So the table of a season reads rows, however many tournaments it has.
 */
export const seasonPlaces = (upcasters: Upcasters): Projection => ({
  name: 'season-places',
  tables: [
    { name: 'season_places', key: ['tournament_id', 'player_id'], of: 'tournament_id' },
    { name: 'season_tournaments', key: ['tournament_id'], of: 'tournament_id' },
  ],
  events: ['TournamentEnded', 'ResultRecorded', 'ResultCorrected', 'PlayerDisqualified'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    const streams = new Map<string, { readonly last: number; readonly isEnded: boolean }>();
    for (const { stream, version, type } of events) {
      const isEnded = type === 'TournamentEnded' || streams.get(stream)?.isEnded === true;
      streams.set(stream, { last: version, isEnded });
    }
    for (const [stream, { last, isEnded }] of streams)
      if (isEnded || (await isCounted(tx, stream))) await count(tx, upcasters, stream, last);
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
});

const isCounted = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.query(IS_COUNTED, [id])).rowCount === 1;

/** A tournament without a season is not read beyond its first events. */
async function count(tx: Transaction, upcasters: Upcasters, id: string, last: number): Promise<void> {
  let now: Tournament | null = null;
  for (let from = 1; from <= last; from += IN_ONE_TURN) {
    const to = Math.min(last, from + IN_ONE_TURN - 1);
    for (const event of await readStream(tx, upcasters, id, { from, to }))
      now = tournamentAfter(now, decodeTournamentEvent(event));
    if (now?.terms.seasonId === undefined) return;
    await nextTurn();
  }
  const seasonId = now?.terms.seasonId;
  if (now === null || seasonId === undefined) return;
  const places = overallTable(now);
  await tx.query(COUNT, [id, seasonId]);
  await tx.query(FORGET, [id]);
  const players = places.map(({ player }) => player);
  await tx.query(KEEP, [id, seasonId, players, places.map(({ place }) => place)]);
}
