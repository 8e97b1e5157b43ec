import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  type MatchCreated,
  type MatchEnded,
  type MatchGameEnded,
  type MatchGameStarted,
  type MatchRuled,
} from './events.js';

/** A match as its stream tells it. */
export interface Match {
  readonly version: number;
  readonly created: MatchCreated;
  readonly createdAt: string;
  /** By number; the last one may still be played. */
  readonly announced: readonly MatchGameStarted[];
  /** The games that count; one that is played again, or whose result was changed, once. */
  readonly finished: readonly MatchGameEnded[];
  /** What a judge decided of the match as a whole; from then on its games decide nothing. */
  readonly ruled: MatchRuled | null;
  /** The seats whose players have agreed that everything becomes public. */
  readonly consents: readonly string[];
  readonly ended: { readonly result: MatchEnded; readonly at: string } | null;
}

/** Null for a stream that is empty or not of a match. */
export function foldMatch(events: readonly StoredEvent[]): Match | null {
  const [first, ...rest] = events;
  const opening = first?.type === 'MatchCreated' ? decodeMatchEvent(first) : null;
  if (first === undefined || opening?.type !== 'MatchCreated') return null;
  const created: Match = {
    version: first.version,
    created: opening.payload,
    createdAt: first.recordedAt,
    announced: [],
    finished: [],
    ruled: null,
    consents: opening.payload.publication === 'open' ? opening.payload.seats.map(({ seat }) => seat) : [],
    ended: null,
  };
  return rest.reduce(evolve, created);
}

function evolve(match: Match, event: StoredEvent): Match {
  const { type, payload } = decodeMatchEvent(event);
  const at = { ...match, version: event.version };
  switch (type) {
    case 'MatchGameStarted':
      return { ...at, announced: [...match.announced, payload] };
    case 'MatchGameEnded':
      return { ...at, finished: [...match.finished, payload] };
    case 'MatchReopened': {
      const finished = match.finished.filter(({ gameId }) => gameId !== payload.gameId);
      return { ...at, finished, ended: null };
    }
    case 'MatchRuled':
      return { ...at, ruled: payload };
    case 'PublicationAnswered': {
      const others = match.consents.filter((seat) => seat !== payload.seat);
      return { ...at, consents: payload.consent ? [...others, payload.seat] : others };
    }
    case 'MatchEnded':
      return { ...at, ended: { result: payload, at: event.recordedAt } };
    default:
      throw new Error(`a match stream has no event ${type}`);
  }
}
