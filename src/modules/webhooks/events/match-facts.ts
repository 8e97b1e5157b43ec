import { isDeepStrictEqual } from 'node:util';
import type { LedgerEvent, StoredEvent } from '../../../platform/event-store/index.js';
import {
  type Cause,
  decodeMatchEvent,
  foldMatch,
  lossesIn,
  type Match,
  type MatchCreated,
  type MatchEnded,
} from '../../matches/index.js';
import type { DataOf, Fact } from './public-facts.js';

/** The result of an end or a reopening of a match, with all events of the same append. */
interface MatchChange {
  /** The match was over and continues. */
  readonly reopens: boolean;
  /** The seats that have lost it by rulings while others play on, if they changed; set as `counts` is. */
  readonly lost: readonly string[] | null;
  /** It counts otherwise in the table of its league; set on one of the events that are recorded together. */
  readonly counts: boolean;
}

/** What a table follows from. */
const COUNTING = ['MatchReopened', 'MatchClosingLifted', 'MatchEnded'];

/** What says who has lost it. */
const LOSING = ['MatchReopened', 'MatchLossRuled'];

/**
 * A changed result is recorded as a reopening and an end at once: the match never went on, and the table changed once.
 * `events` is the stream of the match, with more or less of what came later.
 */
export function changeOf(events: readonly StoredEvent[], event: StoredEvent): MatchChange {
  const together = events.filter((each) => each.version === event.version || isOfOneCause(each, event));
  const first = together[0]?.version ?? event.version;
  const last = together.at(-1)?.version ?? event.version;
  const [was, is] = [first - 1, last].map((to) => foldMatch(events.filter(({ version }) => version <= to)));
  const [before, after] = [endOf(was), endOf(is)];
  const isLastOf = (types: readonly string[]) =>
    together.findLast(({ type }) => types.includes(type))?.version === event.version;
  const counts = isLastOf(COUNTING) && !isDeepStrictEqual(before, after);
  const lost = isLastOf(LOSING) && !isDeepStrictEqual(lostIn(was), lostIn(is)) ? lostIn(is) : null;
  return { reopens: before !== null && after === null, lost, counts };
}

/** Whatever follows for a match from one event elsewhere is recorded at once. */
const isOfOneCause = ({ metadata: { causation } }: StoredEvent, { metadata }: StoredEvent): boolean =>
  causation !== undefined && causation === metadata.causation;

const endOf = (match: Match | null | undefined): MatchEnded | null => match?.ended?.result ?? null;

const lostIn = (match: Match | null | undefined): readonly string[] =>
  match ? [...new Set(lossesIn(match).flatMap(({ lost }) => lost))].sort() : [];

/** Events of matches that change a match or a table of standings. */
export const MATCH_EVENTS: readonly string[] = [
  'MatchCreated',
  'MatchGameStarted',
  'MatchGameEnded',
  'MatchReopened',
  'MatchRuled',
  'MatchLossRuled',
  'MatchClosed',
  'MatchClosingLifted',
  'MatchEnded',
];

/** Events of games that come from outside the game. Actions are in the stream of each game. */
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
      const { gameId, number, lifted } = payload;
      const reopened: Fact = { kind: 'match.reopened', data: { ...about, gameId, number } };
      const losses = lifted === undefined ? [] : lossRuled(about, changed, lifted);
      return [...(changed.reopens ? [reopened] : []), ...losses, ...standings(about, changed)];
    }
    case 'MatchRuled': {
      const { winners, draw, cause } = payload;
      return [{ kind: 'match.ruled', data: { ...about, winners, draw, cause } }];
    }
    case 'MatchLossRuled':
      return lossRuled(about, await change(), payload.cause);
    case 'MatchClosed': {
      const { kind, lost } = payload;
      return [{ kind: 'match.closed', data: { ...about, kind, lost } }];
    }
    case 'MatchClosingLifted':
      return [{ kind: 'match.closing-lifted', data: about }, ...standings(about, await change())];
    case 'MatchEnded':
      return [{ kind: 'match.ended', data: { ...about, ...resultOf(payload) } }, ...standings(about, await change())];
    default:
      return [];
  }
}

/** If spectators are delayed (`live` is false), the version from which it continues is left out. */
export function gameFacts(event: LedgerEvent, match: MatchCreated, live: boolean): readonly Fact[] {
  const about = { ...aboutMatch(match), gameId: event.stream };
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'Rewound': {
      const { branch } = payload;
      const to = live ? payload.to : null;
      return [{ kind: 'game.rewound', data: { ...about, to, branch, cause: publicCause(payload.cause, live) } }];
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
const publicCause = ({ kind, id }: Cause, live: boolean): DataOf<'game.rewound'>['cause'] =>
  (kind === 'takeback' || kind === 'retraction') && !live ? { kind, id: null } : { kind, id };

type About = ReturnType<typeof aboutMatch>;

const aboutMatch = ({ matchId, leagueId, game }: MatchCreated) => ({ matchId, leagueId: leagueId ?? null, game });

/** All who have lost it, by this ruling and others: once for what is recorded together. */
const lossRuled = (about: About, { lost }: MatchChange, cause: Cause): readonly Fact[] =>
  lost === null ? [] : [{ kind: 'match.loss-ruled', data: { ...about, lost, cause } }];

/** The table as of the position of the event: later it is another. */
const standings = ({ matchId, leagueId }: About, { counts }: MatchChange): readonly Fact[] =>
  leagueId === null || !counts ? [] : [{ kind: 'standings.changed', data: { leagueId, matchId } }];

const created = ({ matchId, leagueId, game, format, bestOf, seats }: MatchCreated): DataOf<'match.created'> => ({
  matchId,
  leagueId: leagueId ?? null,
  game,
  format,
  bestOf,
  seats: seats.map(({ seat, playerId }) => ({ seat, playerId })),
});

const resultOf = ({ winners, draw, games, result }: MatchEnded) => ({ winners, draw, games, result });
