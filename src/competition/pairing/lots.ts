/** Lots from a recorded seed: the same seed gives the same lots. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The lot of a player in a round, an integer below 2^32. */
export function lotOf(seed: string, id: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(`kifu-lot-v1\0${seed}\0${id}`));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

/**
 * The lot of two players, an integer below `limit`, whichever is named first. The mixing is that of MurmurHash3's end.
 */
export function lotOfPair(one: number, other: number, limit: number): number {
  let mixed = Math.imul(Math.min(one, other) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.max(one, other), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % limit;
}

/** One lot after the other, each at least 0 and less than 1. */
export function lotsFrom(seed: string): () => number {
  let block = 0;
  let waiting: number[] = [];
  return () => {
    if (waiting.length === 0) {
      const bytes = sha256(utf8ToBytes(`kifu-lots-v1\0${seed}\0${block}`));
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      waiting = Array.from({ length: bytes.byteLength / 4 }, (_, at) => words.getUint32(4 * at));
      block += 1;
    }
    return (waiting.pop() ?? 0) / 2 ** 32;
  };
}
