import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent } from '../domain/events.js';
import {
  CLEAR,
  GAME_ENDED,
  GAME_REWOUND,
  GAME_STARTED,
  MATCH_CREATED,
  MATCH_ENDED,
  MATCH_REOPENED,
  PUBLICATION_ANSWERED,
} from './match-listing.sql.js';

/**
 * Matches and their games as lists show them.
 *
 * A game may reach the ledger before its match, for they are two streams: hence no foreign key between the tables.
 */
export const matchListing: Projection = {
  name: 'matches',
  tables: [
    { name: 'match_listings', key: ['id'], of: 'id' },
    { name: 'game_listings', key: ['id'], of: 'match_id' },
  ],
  events: ['MatchCreated', 'PublicationAnswered', 'MatchReopened', 'MatchEnded', 'GameStarted', 'Rewound', 'GameEnded'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const statement = statementFor(event);
      if (statement !== null) await tx.query(statement.sql, statement.values);
    }
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

function statementFor(event: LedgerEvent): Statement | null {
  const at = event.recordedAt;
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'MatchCreated': {
      const { matchId, game, format, bestOf, leagueId, seats, publication } = payload;
      const players = seats.map(({ playerId }) => playerId);
      const consents = publication === 'open' ? seats.map(({ seat }) => seat) : [];
      const about = [matchId, game, format, bestOf, leagueId ?? null];
      const values = [...about, JSON.stringify(seats), players, at, consents];
      return { sql: MATCH_CREATED, values };
    }
    case 'PublicationAnswered':
      return { sql: PUBLICATION_ANSWERED, values: [event.stream, payload.seat, payload.consent] };
    case 'MatchReopened':
      return { sql: MATCH_REOPENED, values: [event.stream] };
    case 'MatchEnded': {
      const { winners, draw, result } = payload;
      return { sql: MATCH_ENDED, values: [event.stream, winners, draw, JSON.stringify(result), at] };
    }
    case 'GameStarted': {
      const { gameId, matchId, number, ruleset } = payload;
      return { sql: GAME_STARTED, values: [gameId, matchId, number, ruleset, at] };
    }
    case 'Rewound':
      return { sql: GAME_REWOUND, values: [event.stream] };
    case 'GameEnded': {
      const { outcome, turns, actions } = payload;
      const { winners, draw, reason } = outcome;
      return { sql: GAME_ENDED, values: [event.stream, winners, draw, reason, turns, actions, at] };
    }
    default:
      return null;
  }
}
