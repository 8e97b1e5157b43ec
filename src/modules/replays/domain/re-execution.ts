import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Command, GameState, LogEntry, Rejection, Rules, Substitution } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  type GameEnded,
  GameRun,
  type GameStarted,
  newCommitment,
  pathTo,
  type ResultRuled,
  type Rewind,
  type RewoundTo,
  setupOf,
} from '../../matches/index.js';
import { NotAGame } from '../replays.problems.js';

/** A recorded step, carried out again. */
export interface Step {
  /** Version of the event that recorded it. */
  readonly version: number;
  readonly at: string;
  /** Null for the setup of the game, and for a rewind. */
  readonly command: Command | null;
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  readonly stateHash: string;
}

/** Where carrying the game out again did not lead to what was recorded. */
export interface Difference {
  readonly version: number;
  readonly what: 'state-hash' | 'position-hash' | 'rejected' | 'outcome' | 'substitutions' | 'commitment';
  readonly recorded: string;
  readonly actual: string;
}

export interface Reexecution {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** The setup first; up to the first recorded action that the rules now refuse; what was taken back included. */
  readonly steps: readonly Step[];
  readonly rewinds: readonly Rewind[];
  readonly ends: readonly End[];
  readonly differences: readonly Difference[];
}

/** A recorded end of the game. There are several where it was rewound, or where a ruling changed its result. */
export interface End {
  readonly version: number;
  readonly at: string;
  readonly payload: GameEnded;
}

/** One branch of a game, as if nothing else had been played. */
export interface BranchRun {
  readonly number: number;
  readonly steps: readonly Step[];
  /** Null while it is running, or where it was left before its end. */
  readonly ended: End | null;
}

/** A branch by its number; the last one, which counts, where none is said. */
export function branchRun({ steps, rewinds, ends }: Reexecution, number = rewinds.length + 1): BranchRun {
  const next = rewinds[number - 1];
  const from = rewinds[number - 2]?.version ?? 0;
  const to = next === undefined ? Infinity : next.version - 1;
  const isOf = ({ version }: { readonly version: number }) => version >= from && version <= to;
  const last = steps.findLast(isOf)?.version ?? from;
  const path = new Set(pathTo(last, rewinds));
  return { number, steps: steps.filter(({ version }) => path.has(version)), ended: ends.findLast(isOf) ?? null };
}

/**
 * Carries a recorded game out again from its setup and its actions, and compares every state with the recorded hash.
 *
 * A state hash holds for the engine build that wrote it. Under another build the position hash is compared where one was
 * recorded: it says that the game came to the same position, which is all that can be asked across builds.
 */
export function reexecute(events: readonly StoredEvent[], rulesOf: RulesOf): Reexecution {
  const work = reexecution(events, rulesOf);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same, one action at a time: others have the processor in between, for a long game takes a while. */
export async function reexecuteInTurns(
  events: readonly StoredEvent[],
  findRules: (started: GameStarted) => Promise<Rules>,
): Promise<Reexecution> {
  const rules = await findRules(startOf(events).started);
  const work = reexecution(events, () => rules);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await othersTurn();
  }
}

export type RulesOf = (started: GameStarted) => Rules;

function* reexecution(events: readonly StoredEvent[], rulesOf: RulesOf): Generator<undefined, Reexecution> {
  const { first, started } = startOf(events);
  const rules = rulesOf(started);
  const rest = events.slice(1);
  const work = openWork(rules, started);
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') refuse(work, first, created);
  else {
    const { state, log } = created;
    work.run = new GameRun(rules, started, { version: first.version, state }, rest);
    addStep(work, first, started, { command: null, state, log });
  }
  for (const event of rest) {
    yield;
    follow(work, event);
  }
  const { steps, rewinds, ends, differences } = work;
  return { rules, started, steps, rewinds, ends, differences };
}

/** The first event of a game; throws `NotAGame` where the stream begins with anything else. */
function startOf([first]: readonly StoredEvent[]): { readonly first: StoredEvent; readonly started: GameStarted } {
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (first === undefined || opening?.type !== 'GameStarted') throw new NotAGame(first?.stream ?? '');
  return { first, started: opening.payload };
}

/** A re-execution under way. */
interface Work {
  readonly rules: Rules;
  readonly started: GameStarted;
  readonly sameBuild: boolean;
  /** Null after a refusal: there is no state to go on from. */
  run: GameRun | null;
  readonly steps: Step[];
  readonly differences: Difference[];
  readonly rewinds: Rewind[];
  readonly ends: End[];
  /** The result that a judge has given the game, whatever its state. */
  ruled: ResultRuled['outcome'] | null;
}

const openWork = (rules: Rules, started: GameStarted): Work => ({
  rules,
  started,
  sameBuild: started.engine === rules.engine,
  run: null,
  steps: [],
  differences: [],
  rewinds: [],
  ends: [],
  ruled: null,
});

function follow(work: Work, event: StoredEvent): void {
  const recorded = decodeMatchEvent(event);
  const { type, payload } = recorded;
  const step = work.run?.apply(event.version, recorded);
  if (type === 'GameEnded') return end(work, event, payload);
  if (type === 'ResultRuled') work.ruled = payload.outcome;
  if (work.run === null || step === undefined || step.kind === 'aside' || !('stateHash' in payload)) return;
  if (step.kind === 'unreachable') throw new NotAGame(event.stream);
  if (step.kind === 'rejected') return refuse(work, event, step);
  const { log } = step;
  const state = work.run.state();
  if (step.kind === 'executed') return addStep(work, event, payload, { command: step.command, state, log });
  if (type !== 'Rewound') return;
  work.rewinds.push({ version: event.version, to: payload.to });
  work.ruled = null;
  proveCommitment(work, event.version, payload);
  addStep(work, event, payload, { command: null, state, log });
  proveSubstitutions(work, event.version, payload, step.substitutions);
}

function refuse(work: Work, { version }: StoredEvent, { message }: Rejection): void {
  work.differences.push({ version, what: 'rejected', recorded: 'accepted', actual: message });
  work.run = null;
}

/** The chance of a branch that has one of its own must be what the server committed itself to. */
function proveCommitment({ started, differences }: Work, version: number, { branch, randomness }: RewoundTo): void {
  if (randomness === undefined) return;
  const { serverSecret, commitment: recorded } = randomness;
  const actual = newCommitment(started.gameId, branch, serverSecret);
  if (recorded !== actual) differences.push({ version, what: 'commitment', recorded, actual });
}

/** The recorded substitutions must be the ones that the game's own chance makes. */
function proveSubstitutions(work: Work, version: number, payload: RewoundTo, made: readonly Substitution[]): void {
  const recorded = inOrder(payload.substitutions);
  const actual = inOrder(made);
  if (recorded !== actual) work.differences.push({ version, what: 'substitutions', recorded, actual });
}

/** Recorded objects come back with their keys in another order. */
const inOrder = (substitutions: readonly Substitution[]): string =>
  JSON.stringify(substitutions.map(({ seat, object, was, is }) => [seat, object, was, is]));

interface Recorded {
  readonly stateHash: string;
  readonly positionHash?: string;
}

function addStep(
  work: Work,
  { version, recordedAt: at }: StoredEvent,
  { stateHash, positionHash }: Recorded,
  step: Pick<Step, 'command' | 'state' | 'log'>,
): void {
  const { rules, sameBuild, steps, differences } = work;
  const actual = rules.stateHash(step.state);
  steps.push({ version, at, ...step, stateHash: actual });
  if (sameBuild && actual !== stateHash) {
    differences.push({ version, what: 'state-hash', recorded: stateHash, actual });
  }
  if (sameBuild || positionHash === undefined) return;
  const position = rules.positionHash(step.state);
  if (position === positionHash) return;
  differences.push({ version, what: 'position-hash', recorded: positionHash, actual: position });
}

function end(work: Work, event: StoredEvent, payload: GameEnded): void {
  work.ends.push({ version: event.version, at: event.recordedAt, payload });
  const recorded = winnersText(payload.outcome);
  const actual = winnersText(work.ruled ?? work.steps.at(-1)?.state.outcome ?? null);
  if (recorded !== actual) work.differences.push({ version: event.version, what: 'outcome', recorded, actual });
}

function winnersText(outcome: { readonly winners: readonly string[]; readonly draw: boolean } | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
