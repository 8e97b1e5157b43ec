import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { GENESIS_HASH } from './chain.js';
import type { Append } from './event.js';
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

  it('says in its metadata what it was salted with, the same to whoever recorded it as to whoever reads it', () => {
    const prepared = prepare(append);
    const sealed = seal(prepared, onNothing, AT);
    const [stored] = storedEvents(prepared, sealed);
    const salt = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(stored?.metadata).toEqual({ ...append.metadata, salt, receipt: 'none' });
    expect(canonicalJson({ ...stored?.metadata })).toBe(sealed.last.metadata);
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
