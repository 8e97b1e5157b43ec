import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';

const SEATS_TAKEN = `
insert into league_results (match_id, seat, league_id, player_id, team)
select $1, seat, $2, player_id, team from unnest($3::text[], $4::uuid[], $5::int[]) as taken (seat, player_id, team)`;

/** Matches outside of leagues have no rows, and none is changed. */
const SEATS_FINISHED = `
update league_results r set result = done.result, games_won = done.won, games_lost = done.lost, games_drawn = done.drawn
from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[]) as done (seat, result, won, lost, drawn)
where r.match_id = $1 and r.seat = done.seat`;

/** A reopened match counts for nothing until it ends again. */
const SEATS_REOPENED = `
update league_results set result = null, games_won = 0, games_lost = 0, games_drawn = 0 where match_id = $1`;

const CLEAR = `delete from league_results`;

/**
 * One row for each seat of each league match that somebody can win: a draft has no result. The table of a league is the
 * sum of its rows, taken when it is asked for: nothing is added up twice here, whatever is replayed.
 */
export const leagueResults: Projection = {
  name: 'standings',
  tables: [{ name: 'league_results', key: ['match_id', 'seat'], of: 'match_id' }],
  events: ['MatchCreated', 'MatchReopened', 'MatchClosed', 'MatchClosingLifted', 'MatchEnded'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeMatchEvent(event);
      if (type === 'MatchCreated') await takeSeats(tx, payload);
      // The end of a closed match says whether it counts: a match that counts for nothing ends with an empty result.
      if (type === 'MatchReopened' || type === 'MatchClosed' || type === 'MatchClosingLifted')
        await tx.query(SEATS_REOPENED, [event.stream]);
      if (type === 'MatchEnded') await finishSeats(tx, event.stream, payload);
    }
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

async function takeSeats(
  tx: Transaction,
  { matchId, leagueId, decksFor, seats, teams = [] }: MatchCreated,
): Promise<void> {
  if (leagueId === undefined || leagueId === null || decksFor !== undefined) return;
  const names = seats.map(({ seat }) => seat);
  const players = seats.map(({ playerId }) => playerId);
  const teamOf = names.map((seat) => teams.findIndex((team) => team.includes(seat)));
  const inTeams = teamOf.map((team) => (team < 0 ? null : team));
  await tx.query(SEATS_TAKEN, [matchId, leagueId, names, players, inTeams]);
}

async function finishSeats(tx: Transaction, matchId: string, ended: MatchEnded): Promise<void> {
  const scores = Object.entries(ended.result);
  await tx.query(SEATS_FINISHED, [
    matchId,
    scores.map(([seat]) => seat),
    scores.map(([seat]) => resultOf(seat, ended)),
    scores.map(([, { won }]) => won),
    scores.map(([, { lost }]) => lost),
    scores.map(([, { drawn }]) => drawn),
  ]);
}

function resultOf(seat: string, { winners, draw }: MatchEnded): 'won' | 'lost' | 'drawn' {
  if (draw) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
