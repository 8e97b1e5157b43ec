import { isDeepStrictEqual } from 'node:util';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { foldMatch, type Match, type MatchEnded } from '../../matches/index.js';

/** What an end or a reopening of a match comes to, with all that was recorded together with it. */
export interface MatchChange {
  /** The match was over and goes on. */
  readonly reopens: boolean;
  /** It counts otherwise in the table of its league; said of one event of those recorded together. */
  readonly counts: boolean;
}

/** What a table follows from. */
const COUNTING = ['MatchReopened', 'MatchEnded'];

/**
 * A changed result is recorded as a reopening and an end at once: the match never went on, and the table changed once.
 * `events` is the stream of the match, with more or less of what came later.
 */
export function changeOf(events: readonly StoredEvent[], event: StoredEvent): MatchChange {
  const together = events.filter((each) => each.version === event.version || isOfOneCause(each, event));
  const first = together[0]?.version ?? event.version;
  const last = together.at(-1)?.version ?? event.version;
  const before = endOf(foldMatch(events.filter(({ version }) => version < first)));
  const after = endOf(foldMatch(events.filter(({ version }) => version <= last)));
  const lastCounting = together.findLast(({ type }) => COUNTING.includes(type));
  const counts = lastCounting?.version === event.version && !isDeepStrictEqual(before, after);
  return { reopens: before !== null && after === null, counts };
}

/** Whatever follows for a match from one event elsewhere is recorded at once. */
const isOfOneCause = ({ metadata: { causation } }: StoredEvent, { metadata }: StoredEvent): boolean =>
  causation !== undefined && causation === metadata.causation;

const endOf = (match: Match | null): MatchEnded | null => match?.ended?.result ?? null;
