import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Command, Decided, GameState, LogEntry, Rejection, Rules, Substitution } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  commandOf,
  decodeMatchEvent,
  type GameEnded,
  type GameStarted,
  goneBack,
  newCommitment,
  type NewRandomness,
  pathTo,
  type ResultRuled,
  type Rewind,
  rewoundEntry,
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
  const work = carryingOut(events, rulesOf);
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
  const work = carryingOut(events, () => rules);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await othersTurn();
  }
}

export type RulesOf = (started: GameStarted) => Rules;

function* carryingOut(events: readonly StoredEvent[], rulesOf: RulesOf): Generator<undefined, Reexecution> {
  const { first, started } = startOf(events);
  const rules = rulesOf(started);
  const run = openRun(rules, started);
  carry(run, first, { command: null, recorded: started }, rules.create(setupOf(started)));
  for (const event of events.slice(1)) {
    yield;
    follow(run, event);
  }
  const { steps, rewinds, ends, differences } = run;
  return { rules, started, steps, rewinds, ends, differences };
}

/** The first event of a game; throws `NotAGame` where the stream begins with anything else. */
function startOf([first]: readonly StoredEvent[]): { readonly first: StoredEvent; readonly started: GameStarted } {
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (first === undefined || opening?.type !== 'GameStarted') throw new NotAGame(first?.stream ?? '');
  return { first, started: opening.payload };
}

interface Run {
  readonly rules: Rules;
  readonly sameBuild: boolean;
  readonly steps: Step[];
  readonly started: GameStarted;
  readonly differences: Difference[];
  readonly rewinds: Rewind[];
  readonly ends: End[];
  /** The result that a judge has given the game, whatever its state. */
  ruled: ResultRuled['outcome'] | null;
  /** After a refusal there is no state to go on from. */
  broken: boolean;
}

interface Recorded {
  readonly command: Command | null;
  readonly recorded: { readonly stateHash: string; readonly positionHash?: string };
}

const openRun = (rules: Rules, started: GameStarted): Run => ({
  rules,
  started,
  sameBuild: started.engine === rules.engine,
  steps: [],
  differences: [],
  rewinds: [],
  ends: [],
  ruled: null,
  broken: false,
});

function follow(run: Run, event: StoredEvent): void {
  const recorded = decodeMatchEvent(event);
  const { type, payload } = recorded;
  if (type === 'GameEnded') return end(run, event, payload);
  if (type === 'ResultRuled') run.ruled = payload.outcome;
  const state = run.steps.at(-1)?.state;
  if (run.broken || state === undefined) return;
  if (type === 'Rewound') return goBack(run, event, payload, state);
  const command = commandOf(recorded);
  if (command !== null && 'stateHash' in payload) {
    carry(run, event, { command, recorded: payload }, run.rules.decide(state, command));
  }
}

/** Proves a rewind: the recorded substitutions must be the ones that the game's own chance makes. */
function goBack(run: Run, event: StoredEvent, payload: RewoundTo, from: GameState): void {
  const { version } = event;
  // What was recorded between two steps (a stopped clock, a proposal) is a version too, with the state of the step before.
  const to = run.steps.findLast((step) => step.version <= payload.to)?.state;
  if (to === undefined) throw new NotAGame(event.stream);
  const { branch, randomness } = payload;
  if (randomness !== undefined) proveCommitment(run, version, branch, randomness);
  const way = { to, from, branch, serverSecret: randomness?.serverSecret };
  const { state, substitutions } = goneBack(run.rules, run.started, way);
  const [recorded, actual] = [payload.substitutions, substitutions].map((each) => JSON.stringify(each.map(inOrder)));
  run.rewinds.push({ version, to: payload.to });
  run.ruled = null;
  const log = [rewoundEntry(payload)];
  carry(run, event, { command: null, recorded: payload }, { kind: 'decided', state, log });
  if (recorded === actual || recorded === undefined || actual === undefined) return;
  run.differences.push({ version, what: 'substitutions', recorded, actual });
}

function proveCommitment({ started, differences }: Run, version: number, branch: number, random: NewRandomness): void {
  const { serverSecret, commitment: recorded } = random;
  const actual = newCommitment(started.gameId, branch, serverSecret);
  if (recorded !== actual) differences.push({ version, what: 'commitment', recorded, actual });
}

/** Recorded objects come back with their keys in another order. */
const inOrder = ({ seat, object, was, is }: Substitution): readonly string[] => [seat, object, was, is];

function carry(run: Run, event: StoredEvent, { command, recorded }: Recorded, result: Decided | Rejection): void {
  const { version, recordedAt: at } = event;
  if (result.kind === 'rejected') {
    run.differences.push({ version, what: 'rejected', recorded: 'accepted', actual: result.message });
    run.broken = true;
    return;
  }
  const { state, log } = result;
  const actual = run.rules.stateHash(state);
  run.steps.push({ version, at, command, state, log, stateHash: actual });
  if (run.sameBuild && actual !== recorded.stateHash) {
    run.differences.push({ version, what: 'state-hash', recorded: recorded.stateHash, actual });
  }
  if (!run.sameBuild && recorded.positionHash !== undefined) {
    const position = run.rules.positionHash(state);
    if (position === recorded.positionHash) return;
    run.differences.push({ version, what: 'position-hash', recorded: recorded.positionHash, actual: position });
  }
}

function end(run: Run, event: StoredEvent, payload: GameEnded): void {
  run.ends.push({ version: event.version, at: event.recordedAt, payload });
  const recorded = winnersText(payload.outcome);
  const actual = winnersText(run.ruled ?? run.steps.at(-1)?.state.outcome ?? null);
  if (recorded !== actual) run.differences.push({ version: event.version, what: 'outcome', recorded, actual });
}

function winnersText(outcome: { readonly winners: readonly string[]; readonly draw: boolean } | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
