import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { chainedHash, GENESIS_HASH } from './chain.js';
import type { Append } from './event.js';
import { InvalidAppend } from './event-store.problems.js';
import { prepare, seal, storedEvents } from './seal.js';

const append: Append = {
  stream: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081',
  expected: 'no-stream',
  metadata: { actor: { keyId: 'key-1', role: 'player' }, requestId: '1' },
  events: [{ type: 'Chosen', payload: { card: 'a hidden one' } }],
};
const onNothing = { version: 0, hash: GENESIS_HASH };
const AT = '2026-11-21T10:00:00.000Z';

describe('a sealed event', () => {
  it('has a hash on which nobody can try a guess of its payload, whatever else of it they know', () => {
    const hashes = Array.from({ length: 5 }, () => seal(prepare(append), onNothing, AT).last.hash);
    expect(new Set(hashes).size).toBe(5);
  });

  it('names its salt in its metadata, the same when recorded and when read', () => {
    const prepared = prepare(append);
    const sealed = seal(prepared, onNothing, AT);
    const [stored] = storedEvents(prepared, sealed);
    const salt = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(stored?.metadata).toEqual({ ...append.metadata, salt, receipt: 'none' });
    expect(canonicalJson({ ...stored?.metadata })).toBe(sealed.last.metadata);
  });

  it('takes neither salt nor receipt from a caller', () => {
    const forged = { salt: 'known', receipt: 'also known' };
    const { metadata } = prepare({ ...append, metadata: { ...append.metadata, ...forged } }).append;
    expect(metadata).toEqual({
      ...append.metadata,
      salt: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      receipt: 'none',
    });
  });

  it('vouches for the command that recorded it: its key, its body and what it was answered', () => {
    const command = { key: 'k', bodyHash: 'ab'.repeat(32), response: { version: 1 } };
    const receiptOf = (idempotency: typeof command): unknown =>
      prepare({ ...append, idempotency }).append.metadata.receipt;
    const recorded = receiptOf(command);
    expect(recorded).toMatch(/^[0-9a-f]{64}$/);
    expect(receiptOf(command)).toBe(recorded);
    const others = [{ key: 'l' }, { bodyHash: 'ac'.repeat(32) }, { response: { version: 2 } }];
    for (const other of others) expect(receiptOf({ ...command, ...other })).not.toBe(recorded);
  });
});

describe('what no store could accept is refused at the door', () => {
  const refused = (more: object): unknown => {
    try {
      prepare({ ...append, ...more });
      return 'accepted';
    } catch (error) {
      return error instanceof InvalidAppend ? 'refused' : error;
    }
  };
  const VERSION_MAX = 2 ** 31 - 1;

  it('streams and types with other names than there are', () => {
    expect(refused({ stream: append.stream.toUpperCase() })).toBe('refused');
    expect(refused({ stream: `${append.stream}0` })).toBe('refused');
    const ofType = (type: string) => refused({ events: [{ type, payload: 1 }] });
    expect(['A', 'a.b-c_9', 'A'.repeat(100)].map(ofType)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(['', '9', 'A b', 'A'.repeat(101)].map(ofType)).toEqual(['refused', 'refused', 'refused', 'refused']);
  });

  it('versions that cannot be, or would be beyond the last there is', () => {
    const after = (expected: unknown) => refused({ expected });
    expect([1, VERSION_MAX - 1, 'exists'].map(after)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([0, -1, 1.5, NaN, VERSION_MAX].map(after)).toEqual(Array.from({ length: 5 }, () => 'refused'));
    const ofSchema = (schemaVersion: number) => refused({ events: [{ type: 'A', payload: 1, schemaVersion }] });
    expect([1, 2 ** 15 - 1].map(ofSchema)).toEqual(['accepted', 'accepted']);
    expect([0, 1.5, 2 ** 15].map(ofSchema)).toEqual(['refused', 'refused', 'refused']);
    expect(refused({ events: [] })).toBe('refused');
  });

  it('commands without a name or body', () => {
    const withCommand = (more: object) => refused({ idempotency: { key: 'k', bodyHash: 'ab'.repeat(32), ...more } });
    expect(['k', 'é'.repeat(200), '😀'].map((key) => withCommand({ key }))).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
    expect(['', 'k'.repeat(201), 'a\0', '\ud800'].map((key) => withCommand({ key }))).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    expect(['', 'AB'.repeat(32), 'ab'.repeat(33)].map((bodyHash) => withCommand({ bodyHash }))).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
  });
});

it('events that are sealed together follow each other, each on the hash of the one before', () => {
  const prepared = prepare({ ...append, events: ['a', 'b'].map((payload) => ({ type: 'Chosen', payload })) });
  const sealed = seal(prepared, { version: 7, hash: 'ab'.repeat(32) }, AT);
  const bare = { type: 'Chosen', schemaVersion: 1, metadata: prepared.metadata, recordedAt: AT };
  const first = chainedHash('ab'.repeat(32), append.stream, { ...bare, version: 8, payload: '"a"' });
  const second = chainedHash(first, append.stream, { ...bare, version: 9, payload: '"b"' });
  expect(sealed.events.map(({ version, hash }) => [version, hash])).toEqual([
    [8, first],
    [9, second],
  ]);
  expect(sealed.last).toBe(sealed.events[1]);
});

it('a command may be answered with nothing', () => {
  const ofResponse = (response: object) =>
    prepare({ ...append, idempotency: { key: 'k', bodyHash: 'ab'.repeat(32), ...response } });
  expect(ofResponse({}).command?.response).toBeNull();
  expect(ofResponse({ response: null }).command?.response).toBe('null');
});
