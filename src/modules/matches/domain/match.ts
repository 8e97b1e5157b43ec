import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  type MatchCreated,
  type MatchEnded,
  type MatchGameEnded,
  type MatchGameStarted,
} from './events.js';

/** A match as its stream tells it. */
export interface Match {
  readonly version: number;
  readonly created: MatchCreated;
  readonly createdAt: string;
  /** By number; the last one may still be played. */
  readonly announced: readonly MatchGameStarted[];
  readonly finished: readonly MatchGameEnded[];
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
    case 'MatchEnded':
      return { ...at, ended: { result: payload, at: event.recordedAt } };
    default:
      throw new Error(`a match stream has no event ${type}`);
  }
}
