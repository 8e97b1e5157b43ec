/**
 * Goal: events have one way in. What the event store promises (expected versions, the chain of hashes, the outbox,
 * idempotency) holds only if nobody writes its tables behind its back. Method: read the source text; find every
 * statement that writes a table of the schema `es`. When it fails: append through `EventStore`; a consumer moves its
 * own checkpoint and nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WRITERS: Readonly<Record<string, readonly string[]>> = {
  events: ['src/platform/event-store/append.ts'],
  commands: ['src/platform/event-store/append.ts'],
  inbox: ['src/platform/event-store/append.ts', 'src/platform/event-store/drain.ts'],
  ledger: ['src/platform/event-store/drain.ts'],
  snapshots: ['src/platform/event-store/snapshots.ts'],
  checkpoints: ['src/platform/projections/checkpoints.sql.ts'],
  set_aside: ['src/platform/projections/set-aside.sql.ts'],
  skipped_events: ['src/platform/projections/set-aside.sql.ts'],
};

const WRITES = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|copy|merge\s+into)\s+"?es"?\."?(\w+)"?/gi;

it('only the named files write the tables of the event store', () => {
  const found: Record<string, Set<string>> = {};
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.map((name) => `src/${name}`)) {
    for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(WRITES)) (found[table] ??= new Set()).add(file);
  }
  const written = Object.fromEntries(Object.entries(found).map(([table, writers]) => [table, [...writers].sort()]));
  expect(written).toEqual(WRITERS);
});
