/**
 * Draws from the labelled streams of a game's master seed M.
 *
 * Block k of a stream is HMAC-SHA256(M, LP(label) ‖ uint64be(k)), read as eight uint32be words. The `counter` that goes
 * in and out counts *words*, those rejected included: word i is word i mod 8 of block ⌊i / 8⌋. A label names a purpose
 * (`shuffle/p1/deck/0`, `dice/p1/round1`); with one counter for each label, no word is used twice.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { invariant, violated } from '../ground/invariant.js';
import { bytes, text, withLength } from './seed.js';

export type Drawn<T> = { readonly value: T; readonly counter: number };

const WORDS_PER_BLOCK = 8;
const WORD_BOUND = 2 ** 32;

/** An integer from 0 to n − 1, each as likely as the others. */
export const below = (seed: string, label: string, counter: number, n: number): Drawn<number> => {
  const { value, counter: next } = integers(seed, label, counter, [n]);
  return { value: value[0] ?? violated('One bound gives one draw'), counter: next };
};

/** A die with the sides 1 to 6. */
export const die = (seed: string, label: string, counter: number): Drawn<number> => {
  const { value, counter: next } = below(seed, label, counter, 6);
  return { value: value + 1, counter: next };
};

/** So many places of n, each by itself: throws of a die with n faces. */
export const thrown = (
  seed: string,
  label: string,
  counter: number,
  n: number,
  count: number,
): Drawn<readonly number[]> =>
  integers(
    seed,
    label,
    counter,
    Array.from({ length: count }, () => n),
  );

/** Fisher–Yates from the end: a new list, the first place of which is drawn last. */
export const shuffled = <T>(seed: string, label: string, counter: number, items: readonly T[]): Drawn<readonly T[]> => {
  const bounds = Array.from({ length: Math.max(0, items.length - 1) }, (_, index) => items.length - index);
  const { value: places, counter: next } = integers(seed, label, counter, bounds);
  const order = [...items];
  places.forEach((place, index) => swap(order, items.length - 1 - index, place));
  return { value: order, counter: next };
};

/** By slices: an indexed item of a list of T is, to the type checker, perhaps not a T. */
const swap = <T>(list: T[], left: number, right: number): void => {
  list.splice(left, 1, ...list.splice(right, 1, ...list.slice(left, left + 1)));
};

/** Several draws at once, since eight words cost as much as one. */
const integers = (
  seed: string,
  label: string,
  counter: number,
  bounds: readonly number[],
): Drawn<readonly number[]> => {
  invariant(Number.isSafeInteger(counter) && counter >= 0, 'The counter of a stream counts words drawn');
  const stream = hmac.create(sha256, bytes(seed)).update(withLength(text(label)));
  let next = counter;
  let block = -1;
  let words: DataView = new DataView(new ArrayBuffer(0));
  const word = (): number => {
    const wanted = Math.floor(next / WORDS_PER_BLOCK);
    if (wanted !== block) [block, words] = [wanted, blockOf(stream, wanted)];
    return words.getUint32(4 * (next++ % WORDS_PER_BLOCK));
  };
  const value = bounds.map((bound) => integerBelow(bound, word));
  return { value, counter: next };
};

/** By rejection: the last, incomplete run of residues would make small numbers likelier. */
const integerBelow = (bound: number, word: () => number): number => {
  invariant(Number.isInteger(bound) && bound >= 1 && bound <= WORD_BOUND, 'A draw is below an integer from 1 to 2^32');
  const fair = Math.floor(WORD_BOUND / bound) * bound;
  // Less than half of all words are refused whatever the bound: this many in a row mean that the stream is not random.
  for (let tries = 0; tries < REJECTIONS_MAX; tries++) {
    const drawn = word();
    if (drawn < fair) return drawn % bound;
  }
  return violated(`Among ${REJECTIONS_MAX} words one is fair`);
};

const REJECTIONS_MAX = 256;

/** What all blocks of a stream begin with is hashed once. */
type Stream = ReturnType<typeof hmac.create>;

const blockOf = (stream: Stream, block: number): DataView => {
  const place = new Uint8Array(8);
  new DataView(place.buffer).setBigUint64(0, BigInt(block));
  const mac = stream.clone().update(place).digest();
  return new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
};
