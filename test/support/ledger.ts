/** Events for tests that stand in for the commands that would record them. */
import { setTimeout as delay } from 'node:timers/promises';
import { type EventMetadata, type EventStore, type Feed, type NewEvent } from '../../src/platform/event-store/index.js';

export const BY_ADMIN: EventMetadata = { actor: { keyId: 'test', role: 'admin' } };

/** Appends events to a stream, whatever is in it. */
export async function recordEvents(store: EventStore, stream: string, events: readonly NewEvent[]): Promise<void> {
  const head = await store.head(stream);
  await store.append({ stream, expected: head?.version ?? 'no-stream', events, metadata: BY_ADMIN });
}

/** Resolves with the first value that is not null; fails after a while with what it waited for. */
export async function eventually<Value>(what: string, look: () => Promise<Value | null>, ms = 20_000): Promise<Value> {
  const deadline = Date.now() + ms;
  for (;;) {
    const value = await look();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms: ${what}`);
    await delay(25);
  }
}

/** Resolves when the ledger holds all that was appended. */
export async function sequenced(feed: Feed, events: number): Promise<void> {
  await eventually(`${events} events in the ledger`, async () => ((await feed.head()) >= events ? true : null));
}
