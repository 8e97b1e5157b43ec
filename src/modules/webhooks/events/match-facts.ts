import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { type Cause, decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';
import type { MatchChange } from './match-change.js';
import type { Fact } from './public-event.js';

/** Of matches: how they go, and when a table is another than before. */
export const MATCH_EVENTS: readonly string[] = [
  'MatchCreated',
  'MatchGameStarted',
  'MatchGameEnded',
  'MatchReopened',
  'MatchRuled',
  'MatchEnded',
];

/** Of games: what is done to them from outside. Their course is told by the stream of each game. */
export const GAME_EVENTS: readonly string[] = ['Rewound', 'ResultRuled'];

export async function matchFacts(
  event: LedgerEvent,
  match: MatchCreated,
  change: () => Promise<MatchChange>,
): Promise<readonly Fact[]> {
  const about = aboutMatch(match);
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'MatchCreated':
      return [{ kind: 'match.created', data: created(match) }];
    case 'MatchGameStarted': {
      const { gameId, number } = payload;
      return [{ kind: 'game.started', data: { ...about, gameId, number } }];
    }
    case 'MatchGameEnded': {
      const { gameId, number, winners, draw } = payload;
      return [{ kind: 'game.ended', data: { ...about, gameId, number, winners, draw } }];
    }
    case 'MatchReopened': {
      const changed = await change();
      const { gameId, number } = payload;
      const reopened: Fact = { kind: 'match.reopened', data: { ...about, gameId, number } };
      return [...(changed.reopens ? [reopened] : []), ...standings(about, changed)];
    }
    case 'MatchRuled': {
      const { winners, draw, cause } = payload;
      return [{ kind: 'match.ruled', data: { ...about, winners, draw, cause } }];
    }
    case 'MatchEnded':
      return [{ kind: 'match.ended', data: { ...about, ...resultOf(payload) } }, ...standings(about, await change())];
    default:
      return [];
  }
}

/** Where spectators are behind the game (`live` is false), they are not told of which version it goes on. */
export function gameFacts(event: LedgerEvent, match: MatchCreated, live: boolean): readonly Fact[] {
  const about = { ...aboutMatch(match), gameId: event.stream };
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'Rewound': {
      const { branch } = payload;
      const to = live ? payload.to : null;
      return [{ kind: 'game.rewound', data: { ...about, to, branch, cause: causeTold(payload.cause, live) } }];
    }
    case 'ResultRuled': {
      const { outcome, cause } = payload;
      return [{ kind: 'game.ruled', data: { ...about, winners: outcome.winners, draw: outcome.draw, cause } }];
    }
    default:
      return [];
  }
}

/** Takebacks and retractions are named by a version. */
const causeTold = ({ kind, id }: Cause, live: boolean): Fact['data'] =>
  kind !== 'ruling' && !live ? { kind, id: null } : { kind, id };

type About = ReturnType<typeof aboutMatch>;

const aboutMatch = ({ matchId, leagueId, game }: MatchCreated) => ({ matchId, leagueId: leagueId ?? null, game });

/** The table as of the position of the event: what is told of it later is another. */
const standings = ({ matchId, leagueId }: About, { counts }: MatchChange): readonly Fact[] =>
  leagueId === null || !counts ? [] : [{ kind: 'standings.changed', data: { leagueId, matchId } }];

const created = ({ matchId, leagueId, game, format, bestOf, seats }: MatchCreated): Fact['data'] => ({
  matchId,
  leagueId: leagueId ?? null,
  game,
  format,
  bestOf,
  seats: seats.map(({ seat, playerId }) => ({ seat, playerId })),
});

const resultOf = ({ winners, draw, games, result }: MatchEnded) => ({ winners, draw, games, result });
