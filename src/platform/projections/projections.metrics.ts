import { Counter, Gauge } from 'prom-client';

export const consumerPosition = new Gauge({
  name: 'kifu_consumer_position',
  help: 'Last ledger position that a consumer has taken; its distance to the head of the ledger is its lag.',
  labelNames: ['consumer'],
});

export const consumerFailures = new Counter({
  name: 'kifu_consumer_failures_total',
  help: 'Batches that a ledger consumer failed to take and will try again.',
  labelNames: ['consumer'],
});

type Counts = () => Promise<readonly { readonly consumer: string; readonly streams: number }[]>;

let counts: Counts | null = null;

/** If several applications run in one process (in tests), the last one is shown. */
export const countSetAside = (source: Counts): void => void (counts = source);

new Gauge({
  name: 'kifu_streams_set_aside',
  help: 'Streams that a ledger consumer has set aside because it could not take one of their events.',
  labelNames: ['consumer'],
  async collect() {
    this.reset();
    // A database that cannot be reached is said by readiness, and must not cost the other numbers.
    const counted = await counts?.().catch(() => []);
    for (const { consumer, streams } of counted ?? []) this.set({ consumer }, streams);
  },
});
