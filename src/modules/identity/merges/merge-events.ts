import { type EventOf, events, record, text } from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';

/** The one stream of all merges, so that two merges at once cannot contradict each other. UUID version 8 (RFC 9562). */
export const PLAYER_MERGES = '6b696675-6d65-8267-8573-706c61796572';

/** A record is of the same person as another one, and counts for that one. */
const playersMerged = record({ playerId: text, into: text, reason: text });

/** The merge was a mistake: both records count for themselves again. */
const playersSeparated = record({ playerId: text, from: text, reason: text });

const mergeEvents = { PlayersMerged: playersMerged, PlayersSeparated: playersSeparated };

/** An event of the stream of all merges. Frozen. */
export type MergeEvent = EventOf<typeof mergeEvents>;

export const decodeMergeEvent = events('an event of merged players', mergeEvents);

/** The records that are merged now, each with the record that it counts for. */
export function mergesIn(recorded: readonly StoredEvent[]): ReadonlyMap<string, string> {
  const merges = new Map<string, string>();
  for (const event of recorded) {
    const { type, payload } = decodeMergeEvent(event);
    if (type === 'PlayersMerged') merges.set(payload.playerId, payload.into);
    else merges.delete(payload.playerId);
  }
  return merges;
}
