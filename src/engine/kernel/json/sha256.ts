import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 in lower-case hexadecimal; text is hashed as UTF-8. */
export const sha256Hex = (data: string | Uint8Array): string =>
  bytesToHex(sha256(typeof data === 'string' ? utf8(data) : data));

const encoder = new TextEncoder();
/** Overwritten by every call, read before the next: a state's digest encodes many short texts, and allocating for each costs more than encoding it. */
const scratch = new Uint8Array(16_384);
const BYTES_PER_UNIT_MAX = 3;

const utf8 = (text: string): Uint8Array =>
  text.length * BYTES_PER_UNIT_MAX > scratch.length
    ? encoder.encode(text)
    : scratch.subarray(0, encoder.encodeInto(text, scratch).written);
