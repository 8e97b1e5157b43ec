/** Where the re-execution of a game does not lead to what was recorded. */
import type { GameState, LogEntry, Rules, Substitution } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  type GameRun,
  type GameStarted,
  isStateDue,
  logHash,
  newCommitment,
  type Proof,
  type RewoundTo,
} from '../../matches/index.js';

export interface Difference {
  readonly version: number;
  readonly what: 'log-hash' | 'state-hash' | 'position-hash' | 'rejected' | 'outcome' | 'substitutions' | 'commitment';
  readonly recorded: string;
  readonly actual: string;
}

/** An event that is compared with its re-execution. */
export interface Compared {
  readonly rules: Rules;
  readonly started: GameStarted;
  readonly event: Pick<StoredEvent, 'version' | 'metadata'>;
  readonly payload: object;
}

/** The hashes that an event may have recorded. */
interface Recorded extends Proof {
  readonly positionHash?: string;
}

/** Hashes hold for the build that wrote them: the one that the game began with, or that recorded this event. */
const isOfBuild = ({ rules, started, event: { metadata } }: Compared): boolean =>
  started.engine === rules.engine || metadata.engine === rules.engine;

interface ComparedLog extends Pick<GameState, 'seed'> {
  readonly log: readonly LogEntry[];
  /** As it was recorded, so that a difference of one log is not reported for all later logs. */
  readonly before: string;
}

export function logDifferences(compared: Compared, { seed, before, log }: ComparedLog): readonly Difference[] {
  const { logHash: recorded }: Recorded = compared.payload;
  if (recorded === undefined || !isOfBuild(compared)) return [];
  return differing(compared, 'log-hash', recorded, logHash({ seed }, before, log));
}

/** The hash of the state, where one was recorded or should have been; else null. */
export function stateHashOf({ rules, event, payload }: Compared, run: Pick<GameRun, 'state'>): string | null {
  const { stateHash }: Recorded = payload;
  return stateHash === undefined && !isStateDue(event.version) ? null : rules.stateHash(run.state());
}

export function stateDifferences(compared: Compared, actual: string | null): readonly Difference[] {
  if (actual === null || !isOfBuild(compared)) return [];
  const { stateHash: recorded = NOT_RECORDED }: Recorded = compared.payload;
  return differing(compared, 'state-hash', recorded, actual);
}

const NOT_RECORDED = 'none';

/** Only of a game that another build began: its own hashes say more. */
export function positionDifferences(compared: Compared, run: Pick<GameRun, 'state'>): readonly Difference[] {
  const { rules, started, payload } = compared;
  const { positionHash: recorded }: Recorded = payload;
  if (started.engine === rules.engine || recorded === undefined) return [];
  return differing(compared, 'position-hash', recorded, rules.positionHash(run.state()));
}

/** The chance of a branch that has one of its own must be what the server committed itself to. */
export function commitmentDifferences(compared: Compared, { branch, randomness }: RewoundTo): readonly Difference[] {
  if (randomness === undefined) return [];
  const { serverSecret, commitment } = randomness;
  return differing(compared, 'commitment', commitment, newCommitment(compared.started.gameId, branch, serverSecret));
}

interface ComparedRewind {
  readonly rewound: RewoundTo;
  readonly substitutions: readonly Substitution[];
}

/** The recorded substitutions must be the ones that the game's own chance makes. */
export const substitutionDifferences = (
  compared: Compared,
  { rewound, substitutions }: ComparedRewind,
): readonly Difference[] =>
  differing(compared, 'substitutions', inOrder(rewound.substitutions), inOrder(substitutions));

/** Recorded objects come back with their keys in another order. */
const inOrder = (substitutions: readonly Substitution[]): string =>
  JSON.stringify(substitutions.map(({ seat, object, was, is }) => [seat, object, was, is]));

const differing = (
  { event: { version } }: Compared,
  what: Difference['what'],
  recorded: string,
  actual: string,
): readonly Difference[] => (recorded === actual ? [] : [{ version, what, recorded, actual }]);
