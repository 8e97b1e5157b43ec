/** What comes out of the database is an event only if it says who acted and follows from the one before it. */
import { describe, expect, it } from 'vitest';
import { StreamCorrupted } from './event-store.problems.js';
import { type EventRow, recomputedHash, requireLink, toStoredEvent } from './event-row.js';
import { Upcasters } from './upcasters.js';

const PREVIOUS = 'ab'.repeat(32);
const unhashed: EventRow = {
  stream: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081',
  version: 7,
  type: 'Moved',
  schema_version: 2,
  recorded_at: new Date('2026-11-23T12:00:00.000Z'),
  hash: '',
  metadata: '{"actor":{"keyId":"key-1","role":"player"}}',
  payload: '{"to":1}',
};
const row: EventRow = { ...unhashed, hash: recomputedHash(unhashed, PREVIOUS) };

it('an event has the values of its row', () => {
  expect(toStoredEvent(row, new Upcasters())).toEqual({
    stream: row.stream,
    version: 7,
    type: 'Moved',
    schemaVersion: 2,
    payload: { to: 1 },
    metadata: { actor: { keyId: 'key-1', role: 'player' } },
    recordedAt: '2026-11-23T12:00:00.000Z',
    hash: row.hash,
  });
});

it.each([
  '{}',
  'null',
  '7',
  '"actor"',
  '[]',
  '{"actor":null}',
  '{"actor":"player"}',
  '{"actor":["key-1","player"]}',
  '{"actor":{"keyId":"key-1"}}',
  '{"actor":{"role":"player"}}',
  '{"actor":{"keyId":1,"role":"player"}}',
])('metadata that name no actor are none: %s', (metadata) => {
  expect(() => toStoredEvent({ ...row, metadata }, new Upcasters())).toThrow(
    new StreamCorrupted(row.stream, 7, 'its metadata names no actor'),
  );
});

describe('an event follows', () => {
  const fault = (previous: { version: number; hash: string }, more: Partial<EventRow> = {}): unknown => {
    try {
      requireLink({ ...row, ...more }, previous);
      return null;
    } catch (error) {
      return error;
    }
  };

  it('from the version before it', () => {
    expect(fault({ version: 6, hash: PREVIOUS })).toBeNull();
    for (const version of [4, 5, 7])
      expect(fault({ version, hash: PREVIOUS })).toEqual(
        new StreamCorrupted(row.stream, version + 1, 'found version 7'),
      );
  });

  it('from its hash', () => {
    const broken = new StreamCorrupted(row.stream, 7, 'its hash does not match');
    expect(fault({ version: 6, hash: 'ac'.repeat(32) })).toEqual(broken);
    expect(fault({ version: 6, hash: PREVIOUS }, { payload: '{"to":2}' })).toEqual(broken);
  });
});
