import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../event-store/index.js';
import { deriveFrom } from './derive-from.js';

/** A stream that grows while somebody works on it. */
function streamOf(...types: readonly string[]) {
  const events = types.map((type, at) => ({ type, version: at + 1 }) as StoredEvent);
  const read = (_stream: string, { from = 1 }: { from?: number } = {}) => Promise.resolve(events.slice(from - 1));
  const record = (type: string) => void events.push({ type, version: events.length + 1 } as StoredEvent);
  return { store: { read }, record };
}

describe('deriveFrom', () => {
  it('derives once from a stream that stays, or grows by what does not call for it', async () => {
    const { store, record } = streamOf('Began', 'Ended');
    const seen: number[] = [];
    await deriveFrom(store, 's', ['Ended', 'Rewound'], (events) => {
      seen.push(events.length);
      record('Acted');
      return Promise.resolve();
    });
    expect(seen).toEqual([2]);
  });

  it('derives again from all of it when it grew by what calls for it', async () => {
    const { store, record } = streamOf('Began', 'Ended');
    const seen: string[][] = [];
    await deriveFrom(store, 's', ['Ended', 'Rewound'], (events) => {
      seen.push(events.map(({ type }) => type));
      if (seen.length === 1) ['Rewound', 'Acted'].forEach(record);
      return Promise.resolve();
    });
    expect(seen).toEqual([
      ['Began', 'Ended'],
      ['Began', 'Ended', 'Rewound', 'Acted'],
    ]);
  });

  it('leaves what the newest says, however two of them meet', async () => {
    const { store, record } = streamOf('Began', 'Ended');
    const kept: { derived: string | undefined } = { derived: undefined };
    let second: Promise<void> | undefined;
    const job = (before: () => Promise<void>) =>
      deriveFrom(store, 's', ['Ended', 'Rewound'], async (events) => {
        await before();
        kept.derived = events.at(-1)?.type;
      });
    await job(async () => {
      if (second !== undefined) return;
      record('Rewound');
      // The other one begins later, and is done before this one writes.
      second = job(() => Promise.resolve());
      await second;
      expect(kept.derived).toBe('Rewound');
    });
    expect(kept.derived).toBe('Rewound');
  });
});
