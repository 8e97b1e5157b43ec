import type { EventStore, StoredEvent } from '../event-store/index.js';

/**
 * Derives something from a stream, and again if meanwhile one of the events was recorded that call for it. Several jobs
 * of a stream may run at once, some on what it was before: the last to write has looked again since, so the newest
 * stays.
 */
export async function deriveFrom(
  store: Pick<EventStore, 'read'>,
  stream: string,
  calling: readonly string[],
  derive: (events: readonly StoredEvent[]) => Promise<void>,
): Promise<void> {
  let events = await store.read(stream);
  for (;;) {
    await derive(events);
    const since = await store.read(stream, { from: events.length + 1 });
    if (!since.some(({ type }) => calling.includes(type))) return;
    events = [...events, ...since];
  }
}
