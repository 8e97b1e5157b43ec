import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent } from '../domain/events.js';

const MATCH_CREATED = `
insert into match_listings
  (id, game, format, best_of, league_id, status, seats, players, winners, created_at, consents)
values ($1, $2, $3, $4, $5, 'running', $6, $7, '{}', $8, $9)`;

/** $3: whether the seat $2 agrees; the last answer counts. */
const PUBLICATION_ANSWERED = `
update match_listings
set consents = array_remove(consents, $2) || case when $3 then array[$2::text] else '{}'::text[] end
where id = $1`;

/** $6: when a ruling or staff changed the result; null where it came about by play. */
const MATCH_ENDED = `
update match_listings
set status = 'ended', winners = $2, draw = $3, result = $4, ended_at = $5, ruled_at = coalesce($6, ruled_at)
where id = $1`;

/** $2: when a ruling had it go on; null where a game is played again. */
const MATCH_REOPENED = `
update match_listings
set status = 'running', winners = '{}', draw = false, result = null, ended_at = null, ruled_at = coalesce($2, ruled_at)
where id = $1`;

const MATCH_RULED = `update match_listings set ruled_at = $2 where id = $1`;

const MATCH_CLOSED = `update match_listings set voided = $2, closed = $3, ruled_at = $4 where id = $1`;

const MATCH_CLOSING_LIFTED = `
update match_listings
set voided = false, closed = null, status = 'running', winners = '{}', draw = false, result = null, ended_at = null, ruled_at = $2
where id = $1`;

const GAME_STARTED = `
insert into game_listings (id, match_id, number, status, ruleset, winners, started_at)
values ($1, $2, $3, 'running', $4, '{}', $5)`;

const GAME_ENDED = `
update game_listings set status = 'ended', winners = $2, draw = $3, reason = $4, turns = $5, actions = $6, ended_at = $7
where id = $1`;

const GAME_REWOUND = `
update game_listings set status = 'running', winners = '{}', draw = false, reason = null, turns = null, actions = null,
  ended_at = null
where id = $1`;

const CLEAR = `delete from match_listings; delete from game_listings`;

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
  events: [
    'MatchCreated',
    'PublicationAnswered',
    'MatchReopened',
    'MatchRuled',
    'MatchLossRuled',
    'MatchClosed',
    'MatchClosingLifted',
    'MatchEnded',
    'GameStarted',
    'Rewound',
    'GameEnded',
  ],

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
      return { sql: MATCH_REOPENED, values: [event.stream, payload.lifted === undefined ? null : at] };
    case 'MatchRuled':
    case 'MatchLossRuled':
      return { sql: MATCH_RULED, values: [event.stream, at] };
    case 'MatchClosed':
      return { sql: MATCH_CLOSED, values: [event.stream, payload.lost.length === 0, payload.kind, at] };
    case 'MatchClosingLifted':
      return { sql: MATCH_CLOSING_LIFTED, values: [event.stream, at] };
    case 'MatchEnded': {
      const { winners, draw, result, endedAt } = payload;
      const times = [endedAt ?? at, endedAt === undefined ? null : at];
      return { sql: MATCH_ENDED, values: [event.stream, winners, draw, JSON.stringify(result), ...times] };
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
