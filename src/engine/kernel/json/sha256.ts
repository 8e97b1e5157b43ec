import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { invariant } from '../ground/invariant.js';

/** SHA-256 in lower-case hexadecimal; text is hashed as UTF-8. */
export const sha256Hex = (data: string | Uint8Array): string => current(data);

type Sha256Hex = (data: string | Uint8Array) => string;

/** The one thing that the engine takes from its platform. It is no part of the language, but every platform has it. */
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
};

const encoder = new TextEncoder();
/**
 * Overwritten by every call, read before the next: a state's digest encodes many short texts, and allocating for each
 * costs more than encoding it.
 */
const scratch = new Uint8Array(16_384);
const BYTES_PER_UNIT_MAX = 3;

const utf8 = (text: string): Uint8Array =>
  text.length * BYTES_PER_UNIT_MAX > scratch.length
    ? encoder.encode(text)
    : scratch.subarray(0, encoder.encodeInto(text, scratch).written);

/** What `sha256Hex` is until `hashWith` was called. */
export const portable: Sha256Hex = (data) => bytesToHex(sha256(typeof data === 'string' ? utf8(data) : data));

let current = portable;

/**
 * Uses the platform's own SHA-256 for all hashes of this process. The engine runs anywhere and needs nothing from its
 * platform, but the digest of a state is mostly hashing, and native code is five times as fast. It is the same
 * function, so no result depends on whether it was handed in.
 */
export const hashWith = (native: Sha256Hex): void => {
  for (const sample of SAMPLES) invariant(native(sample) === portable(sample), 'What is handed in is SHA-256 of UTF-8');
  current = native;
};

const SAMPLES = ['', 'é日本🂡', 'x'.repeat(1_000)];
