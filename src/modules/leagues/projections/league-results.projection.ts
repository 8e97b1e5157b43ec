import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';
import { CLEAR, SEATS_FINISHED, SEATS_REOPENED, SEATS_TAKEN } from './league-results.sql.js';

/**
 * One row for each seat of each league match. The table of a league is the sum of its rows, taken when it is asked for:
 * nothing is added up twice here, whatever is replayed.
 */
export const leagueResults: Projection = {
  name: 'standings',
  tables: [{ name: 'league_results', key: ['match_id', 'seat'], of: 'match_id' }],
  events: ['MatchCreated', 'MatchReopened', 'MatchEnded'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeMatchEvent(event);
      if (type === 'MatchCreated') await takeSeats(tx, payload);
      if (type === 'MatchReopened') await tx.query(SEATS_REOPENED, [event.stream]);
      if (type === 'MatchEnded') await finishSeats(tx, event.stream, payload);
    }
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

async function takeSeats(tx: Transaction, { matchId, leagueId, seats }: MatchCreated): Promise<void> {
  if (leagueId === undefined || leagueId === null) return;
  const names = seats.map(({ seat }) => seat);
  const players = seats.map(({ playerId }) => playerId);
  await tx.query(SEATS_TAKEN, [matchId, leagueId, names, players]);
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
