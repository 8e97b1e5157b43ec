import type { GameState, LogEntry, Rules, Substitution } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  type GameStarted,
  isStateDue,
  logHash,
  newCommitment,
  type Proof,
  type RewoundTo,
} from '../../matches/index.js';

/** Where carrying the game out again did not lead to what was recorded. */
export interface Difference {
  readonly version: number;
  readonly what: 'log-hash' | 'state-hash' | 'position-hash' | 'rejected' | 'outcome' | 'substitutions' | 'commitment';
  readonly recorded: string;
  readonly actual: string;
}

/** A record that is compared with what comes of it. */
export interface Trial {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** What the hash of the next log goes on from: as it was recorded, so that each difference is one of its own. */
  before: string;
  readonly differences: Difference[];
}

/** What an event may have recorded of where it led to. */
interface Recorded extends Proof {
  readonly positionHash?: string;
}

/** Where the game has come; a state costs a copy. */
interface Reached {
  state(): GameState;
}

type At = Pick<StoredEvent, 'version' | 'metadata'>;

/** Hashes hold for the build that wrote them: the one that the game began with, or that it was carried on by. */
const isOfBuild = ({ rules, started }: Trial, { metadata }: At): boolean =>
  started.engine === rules.engine || metadata.engine === rules.engine;

export function proveLog(
  trial: Trial,
  event: At,
  payload: object,
  { seed, log }: Pick<GameState, 'seed'> & { readonly log: readonly LogEntry[] },
): void {
  const { logHash: recorded }: Recorded = payload;
  if (recorded === undefined || !isOfBuild(trial, event)) return;
  const actual = logHash({ seed }, trial.before, log);
  if (actual !== recorded) trial.differences.push({ version: event.version, what: 'log-hash', recorded, actual });
}

/** The hash of the state, where one was recorded or should have been; else null. */
export function proveState(trial: Trial, event: At, payload: object, reached: Reached): string | null {
  const { version } = event;
  const { stateHash }: Recorded = payload;
  if (stateHash === undefined && !isStateDue(version)) return null;
  const recorded = stateHash ?? NOT_RECORDED;
  const actual = trial.rules.stateHash(reached.state());
  if (recorded !== actual && isOfBuild(trial, event)) {
    trial.differences.push({ version, what: 'state-hash', recorded, actual });
  }
  return actual;
}

const NOT_RECORDED = 'none';

/** Only of a game that another build began: its own hashes say more. */
export function provePosition(trial: Trial, { version }: At, payload: object, reached: Reached): void {
  const { rules, started, differences } = trial;
  const { positionHash: recorded }: Recorded = payload;
  if (started.engine === rules.engine || recorded === undefined) return;
  const actual = rules.positionHash(reached.state());
  if (actual !== recorded) differences.push({ version, what: 'position-hash', recorded, actual });
}

/** The chance of a branch that has one of its own must be what the server committed itself to. */
export function proveCommitment(trial: Trial, { version }: At, { branch, randomness }: RewoundTo): void {
  if (randomness === undefined) return;
  const { serverSecret, commitment: recorded } = randomness;
  const actual = newCommitment(trial.started.gameId, branch, serverSecret);
  if (recorded !== actual) trial.differences.push({ version, what: 'commitment', recorded, actual });
}

/** The recorded substitutions must be the ones that the game's own chance makes. */
export function proveSubstitutions(
  trial: Trial,
  { version }: At,
  payload: RewoundTo,
  made: readonly Substitution[],
): void {
  const recorded = inOrder(payload.substitutions);
  const actual = inOrder(made);
  if (recorded !== actual) trial.differences.push({ version, what: 'substitutions', recorded, actual });
}

/** Recorded objects come back with their keys in another order. */
const inOrder = (substitutions: readonly Substitution[]): string =>
  JSON.stringify(substitutions.map(({ seat, object, was, is }) => [seat, object, was, is]));
