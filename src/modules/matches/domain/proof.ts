import { createHmac } from 'node:crypto';
import { canonicalJson, type GameState, type LogEntry } from '../../../engine/index.js';

/**
 * Hashes by which a re-execution is compared with the record. `logHash` covers everything that happened, hidden parts
 * and their readers included, and `stateHash` covers the whole state.
 *
 * The hash of a log costs a tenth of a state's, so every command has a `logHash` and only some have a `stateHash`. A
 * change of the state without a log entry is found at the next recorded `stateHash`.
 */
export interface Proof {
  readonly logHash?: string;
  readonly stateHash?: string;
}

/** Snapshots are taken at the same versions, and are used where they have the hash that the event recorded. */
const VERSIONS_PER_STATE = 50;

/** Whether the event of that version records the hash of the state, whatever else it is. */
export const isStateDue = (version: number): boolean => version % VERSIONS_PER_STATE === 0;

/** The hash on which the next log hash builds: every event of a game has one of the two. */
export const proofIn = ({ payload }: { readonly payload: object }): string => {
  const { logHash: ofLog, stateHash }: Proof = payload;
  return ofLog ?? stateHash ?? NOTHING_BEFORE;
};

/** Before the first event. */
export const NOTHING_BEFORE = '0'.repeat(64);

/** Its length, 32-bit big-endian, and a name that no stream of draws from the same seed has. */
const PURPOSE = Buffer.concat([Buffer.of(0, 0, 0, 10), Buffer.from('tcg-log-v1')]);

/**
 * The hash of what followed from an event, in hex. `before` is that of the event before it: each hash builds on the
 * last one, so one hash covers all earlier logs.
 *
 * Keyed with the seed of the game's chance: a hidden draw has sixty candidates, and a reader of a plain hash could test
 * them all. The seed stays secret until the hidden facts are public.
 */
export function logHash({ seed }: Pick<GameState, 'seed'>, before: string, log: readonly LogEntry[]): string {
  if (seed === null) throw new Error('a recorded game has a seed');
  // As text: for a key of bytes Node 24 takes three times as long.
  return createHmac('sha256', seed, { encoding: 'hex' })
    .update(PURPOSE)
    .update(Buffer.from(before, 'hex'))
    .update(canonicalJson(log))
    .digest('hex');
}
