/** The hashes of a record, computed again as `docs/PROTOCOL.md` describes them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, type Json, type LogEntry } from '../../../engine/index.js';
import type { GameEvent, Proof } from './events.js';

/** Before the first event. */
export const NOTHING_BEFORE = '0'.repeat(64);

/** What the next event's hash is computed with; null where parts of the event are hidden from the reader. */
export function chainHash(before: string, stream: string, event: GameEvent): string | null {
  const { metadata, payload, recordedAt, schemaVersion, type, version } = event;
  if (metadata === undefined) return null;
  const text = canonicalJson(asJson({ metadata, payload, recordedAt, schemaVersion, stream, type, version }));
  return bytesToHex(sha256(concatBytes(hexToBytes(before), utf8ToBytes(text))));
}

/** Its length, 32-bit big-endian, and a name that no stream of draws from the same seed has. */
const PURPOSE = concatBytes(Uint8Array.of(0, 0, 0, 10), utf8ToBytes('tcg-log-v1'));

/** The hash of everything that followed from an event, keyed with the seed of the game's chance. */
export function logHash(seed: string, before: string, log: readonly LogEntry[]): string {
  const said = concatBytes(PURPOSE, hexToBytes(before), utf8ToBytes(canonicalJson(log)));
  return bytesToHex(hmac(sha256, hexToBytes(seed), said));
}

/** The hash from which the hash of the next log continues. */
export const proofIn = ({ logHash: ofLog, stateHash }: Proof): string => ofLog ?? stateHash ?? NOTHING_BEFORE;

/** It came as JSON. */
const asJson = (value: object): Json => value as unknown as Json;
