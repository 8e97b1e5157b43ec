import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashWith, portable, sha256Hex } from './sha256.js';

// Others of the same process hash, too.
beforeEach(() => hashWith(portable));
afterEach(() => hashWith(portable));

describe('sha256Hex', () => {
  it('knows the vectors of FIPS 180-4, from text and from bytes', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('é')).toBe(sha256Hex(new Uint8Array([0xc3, 0xa9])));
  });
});

describe('hashWith', () => {
  it('takes the same function made otherwise, and nothing else', () => {
    let calls = 0;
    const native = (data: string | Uint8Array) => {
      calls += 1;
      return createHash('sha256').update(data).digest('hex');
    };
    hashWith(native);
    const before = calls;
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(calls).toBe(before + 1);

    const latin1 = (data: string | Uint8Array) =>
      typeof data === 'string' ? createHash('sha256').update(data, 'latin1').digest('hex') : native(data);
    expect(() => hashWith(latin1)).toThrow(expect.objectContaining({ name: 'InvariantViolation' }));
    expect(sha256Hex('é')).toBe(native('é'));
  });
});
