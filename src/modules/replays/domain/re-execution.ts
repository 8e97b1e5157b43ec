import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Command, GameState, LogEntry, Outcome, Rejection, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  type GameEnded,
  GameRun,
  type GameStarted,
  type MatchEvent,
  NOTHING_BEFORE,
  pathTo,
  proofIn,
  type ResultRuled,
  type Rewind,
  type RewoundTo,
  type RunStep,
  setupOf,
} from '../../matches/index.js';
import { NotAGame } from '../replays.problems.js';
import {
  type Difference,
  proveCommitment,
  proveLog,
  provePosition,
  proveState,
  proveSubstitutions,
  type Trial,
} from './proving.js';

/** A recorded step, carried out again. */
export interface ProvenStep {
  /** Version of the event that recorded it. */
  readonly version: number;
  readonly at: string;
  /** Null for the setup of the game, and for a rewind. */
  readonly command: Command | null;
  readonly log: readonly LogEntry[];
  /** Of the state that it led to, where the event recorded one; else null. */
  readonly stateHash: string | null;
}

/** The same with the state that it led to. */
export interface Step extends ProvenStep {
  readonly state: GameState;
}

export interface Reexecution<Kept extends ProvenStep = Step> {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** The setup first; up to the first recorded action that the rules now refuse; what was taken back included. */
  readonly steps: readonly Kept[];
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
export interface BranchRun<Kept = Step> {
  readonly number: number;
  readonly steps: readonly Kept[];
  /** Null while it is running, or where it was left before its end. */
  readonly ended: End | null;
}

/** A branch by its number; the last one, which counts, where none is said. */
export function branchRun<Kept extends Pick<ProvenStep, 'version'>>(
  { steps, rewinds, ends }: Pick<Reexecution, 'rewinds' | 'ends'> & { readonly steps: readonly Kept[] },
  number = rewinds.length + 1,
): BranchRun<Kept> {
  const next = rewinds[number - 1];
  const from = rewinds[number - 2]?.version ?? 0;
  const to = next === undefined ? Infinity : next.version - 1;
  const isOf = ({ version }: { readonly version: number }) => version >= from && version <= to;
  const last = steps.findLast(isOf)?.version ?? from;
  const path = new Set(pathTo(last, rewinds));
  return { number, steps: steps.filter(({ version }) => path.has(version)), ended: ends.findLast(isOf) ?? null };
}

/**
 * Carries a recorded game out again from its setup and its actions, and compares what that leads to with every hash that
 * was recorded.
 *
 * Hashes of logs and states hold for the engine build that wrote them. Under another build the position hash is compared
 * where one was recorded: it says that the game came to the same position, which is all that can be asked across builds.
 */
export function reexecute(events: readonly StoredEvent[], rulesOf: RulesOf): Reexecution {
  const work = reexecution(events, rulesOf(startOf(events).started), withState);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same, a few actions at a time: others have the processor in between, for a long game takes a while. */
export const reexecuteInTurns = (events: readonly StoredEvent[], findRules: FindRules): Promise<Reexecution> =>
  inTurns(events, findRules, withState);

/** The same without the states, each of which is a copy: for those who want to know what happened, and whether it agrees. */
export const proveInTurns = (events: readonly StoredEvent[], findRules: FindRules): Promise<Reexecution<ProvenStep>> =>
  inTurns(events, findRules, (step) => step);

export type RulesOf = (started: GameStarted) => Rules;
type FindRules = (started: GameStarted) => Promise<Rules>;

/** What is kept of a step; the run stands just after it. */
type Keep<Kept extends ProvenStep> = (step: ProvenStep, run: GameRun) => Kept;

const withState: Keep<Step> = (step, run) => ({ ...step, state: run.state() });

/** How long others wait. */
const TURN_MS = 4;

async function inTurns<Kept extends ProvenStep>(
  events: readonly StoredEvent[],
  findRules: FindRules,
  keep: Keep<Kept>,
): Promise<Reexecution<Kept>> {
  const work = reexecution(events, await findRules(startOf(events).started), keep);
  for (let began = performance.now(); ;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() - began < TURN_MS) continue;
    await othersTurn();
    began = performance.now();
  }
}

function* reexecution<Kept extends ProvenStep>(
  events: readonly StoredEvent[],
  rules: Rules,
  keep: Keep<Kept>,
): Generator<undefined, Reexecution<Kept>> {
  const { first, started } = startOf(events);
  const rest = events.slice(1);
  const work = openWork(rules, started, keep);
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') refuse(work, first, created);
  else {
    const { state, log } = created;
    work.run = new GameRun(rules, started, { version: first.version, state }, rest);
    addStep(work, work.run, first, started, { command: null, log });
  }
  work.before = proofIn({ payload: started });
  for (const event of rest) {
    yield;
    follow(work, event);
  }
  const { steps, rewinds, ends, differences } = work;
  return { rules, started, steps, rewinds, ends, differences };
}

/** The first event of a game; throws `NotAGame` where the stream begins with anything else. */
export function startOf([first]: readonly StoredEvent[]): {
  readonly first: StoredEvent;
  readonly started: GameStarted;
} {
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (first === undefined || opening?.type !== 'GameStarted') throw new NotAGame(first?.stream ?? '');
  return { first, started: opening.payload };
}

/** A re-execution under way. */
interface Work<Kept extends ProvenStep = ProvenStep> extends Trial {
  readonly keep: Keep<Kept>;
  /** Null after a refusal: there is no state to go on from. */
  run: GameRun | null;
  readonly steps: Kept[];
  readonly rewinds: Rewind[];
  readonly ends: End[];
  /** Of the last state that there was. */
  outcome: Outcome | null;
  /** The result that a judge has given the game, whatever its state. */
  ruled: ResultRuled['outcome'] | null;
}

const openWork = <Kept extends ProvenStep>(rules: Rules, started: GameStarted, keep: Keep<Kept>): Work<Kept> => ({
  ...{ rules, started, keep },
  ...{ run: null, before: NOTHING_BEFORE },
  ...{ steps: [], differences: [], rewinds: [], ends: [] },
  ...{ outcome: null, ruled: null },
});

function follow<Kept extends ProvenStep>(work: Work<Kept>, event: StoredEvent): void {
  const recorded = decodeMatchEvent(event);
  if (work.run !== null) carryOn(work, work.run, event, recorded);
  if (recorded.type === 'GameEnded') end(work, event, recorded.payload);
  if (recorded.type === 'ResultRuled') work.ruled = recorded.payload.outcome;
  work.before = proofIn(recorded);
}

function carryOn<Kept extends ProvenStep>(
  work: Work<Kept>,
  run: GameRun,
  event: StoredEvent,
  recorded: MatchEvent,
): void {
  const step = run.apply(event.version, recorded);
  switch (step.kind) {
    case 'aside':
      proveState(work, event, recorded.payload, run);
      return;
    case 'unreachable':
      throw new NotAGame(event.stream);
    case 'rejected':
      return refuse(work, event, step);
    case 'executed':
      return addStep(work, run, event, recorded.payload, step);
    case 'rewound':
      if (recorded.type === 'Rewound') goBack(work, run, event, recorded.payload, step);
  }
}

function goBack<Kept extends ProvenStep>(
  work: Work<Kept>,
  run: GameRun,
  event: StoredEvent,
  payload: RewoundTo,
  { substitutions, log }: Extract<RunStep, { readonly kind: 'rewound' }>,
): void {
  work.rewinds.push({ version: event.version, to: payload.to });
  work.ruled = null;
  proveCommitment(work, event, payload);
  addStep(work, run, event, payload, { command: null, log });
  proveSubstitutions(work, event, payload, substitutions);
}

function refuse(work: Work, { version }: StoredEvent, { message }: Rejection): void {
  work.differences.push({ version, what: 'rejected', recorded: 'accepted', actual: message });
  work.run = null;
}

function addStep<Kept extends ProvenStep>(
  work: Work<Kept>,
  run: GameRun,
  event: StoredEvent,
  payload: object,
  { command, log }: Pick<ProvenStep, 'command' | 'log'>,
): void {
  const { version, recordedAt: at } = event;
  work.outcome = run.passing.outcome;
  proveLog(work, event, payload, { seed: run.passing.seed, log });
  const stateHash = proveState(work, event, payload, run);
  provePosition(work, event, payload, run);
  work.steps.push(work.keep({ version, at, command, log, stateHash }, run));
}

function end(work: Work, event: StoredEvent, payload: GameEnded): void {
  work.ends.push({ version: event.version, at: event.recordedAt, payload });
  const recorded = winnersText(payload.outcome);
  const actual = winnersText(work.ruled ?? work.outcome);
  if (recorded !== actual) work.differences.push({ version: event.version, what: 'outcome', recorded, actual });
}

function winnersText(outcome: { readonly winners: readonly string[]; readonly draw: boolean } | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
