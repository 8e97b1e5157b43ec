import { createHmac } from 'node:crypto';
import { canonicalJson, type GameState, type LogEntry } from '../../../engine/index.js';

/**
 * What an event of a game has to show that carrying it out leads to what it led to when it was recorded: `logHash`
 * covers everything that happened, hidden parts and who was told of them included, and `stateHash` the whole state.
 *
 * The hash of a log costs a tenth of a state's, so every command has one and only some have the other. What changes
 * a state and no log is found at the next state that was recorded.
 */
export interface Proof {
  readonly logHash?: string;
  readonly stateHash?: string;
}

/** Snapshots are taken at the same versions, and are used where they have the hash that the event recorded. */
const VERSIONS_PER_STATE = 50;

/** Whether the event of that version records the hash of the state, whatever else it is. */
export const isStateDue = (version: number): boolean => version % VERSIONS_PER_STATE === 0;

/** What the next hash of a log goes on from: every event of a game has one of the two. */
export const proofIn = ({ payload }: { readonly payload: object }): string => {
  const { logHash: ofLog, stateHash }: Proof = payload;
  return ofLog ?? stateHash ?? NOTHING_BEFORE;
};

/** Before the first event. */
export const NOTHING_BEFORE = '0'.repeat(64);

/** Its length, 32-bit big-endian, and a name that no stream of draws from the same seed has. */
const PURPOSE = Buffer.concat([Buffer.of(0, 0, 0, 10), Buffer.from('tcg-log-v1')]);

/**
 * The hash of what followed from an event, in hex. `before` is that of the event before it: each hash goes on from the
 * last one, so that one of them says something of all logs.
 *
 * Keyed with the seed of the game's chance: of a hidden draw there are sixty candidates, and whoever reads the hash
 * could try them all. The seed stays secret until everybody may know what it hides.
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
