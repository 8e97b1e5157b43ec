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
  /** The hash of the resulting state. Null: the event recorded none. */
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

/**
 * Carries a recorded game out again from its setup and its actions, and compares what that leads to with every hash
 * that was recorded.
 *
 * Hashes of logs and states hold for the engine build that wrote them. Under another build the position hash is
 * compared where one was recorded: it says that the game came to the same position, which is all that can be asked
 * across builds.
 */
export function reexecute(events: readonly StoredEvent[], rulesOf: RulesOf): Reexecution {
  const work = begin(events, rulesOf(startOf(events).started), withState);
  for (const event of events.slice(1)) follow(work, event);
  return cameTo(work);
}

/** The same, a few actions at a time: others have the processor in between, for a long game takes a while. */
export async function reexecuteInTurns(events: readonly StoredEvent[], findRules: FindRules): Promise<Reexecution> {
  const work = begin(events, await findRules(startOf(events).started), withState);
  await followInTurns(work, events.slice(1));
  return cameTo(work);
}

/**
 * The same without the states, each of which is a copy: for those who want to know what happened, and whether it
 * agrees.
 */
export async function proveInTurns(events: readonly StoredEvent[], rules: Rules): Promise<Proven> {
  const work = begin(events, rules, withoutState);
  await followInTurns(work, events.slice(1));
  return provenBy(work, events);
}

/** The same for the events that were recorded next, none of which goes back further. */
export async function proveOnInTurns(
  from: Reached,
  started: GameStarted,
  events: readonly StoredEvent[],
  rules: Rules,
): Promise<Proven> {
  const { state, before, ruled } = from;
  const work = openWork(rules, started, withoutState);
  Object.assign(work, { before, ruled, outcome: state.outcome, run: new GameRun(rules, started, from, events) });
  await followInTurns(work, events);
  return provenBy(work, events);
}

/** What was found in the events that were carried out. */
export interface Proven {
  readonly found: Reexecution<ProvenStep>;
  /** Null where the rules refused something: there is no state to go on from. */
  readonly reached: Reached | null;
}

/** All that has to be known of the events before to go on with those after them. */
export interface Reached {
  readonly version: number;
  readonly state: GameState;
  /** What the hash of the next log goes on from. */
  readonly before: string;
  readonly ruled: ResultRuled['outcome'] | null;
}

export type RulesOf = (started: GameStarted) => Rules;
type FindRules = (started: GameStarted) => Promise<Rules>;

/** What is kept of a step; the run stands just after it. */
type Keep<Kept extends ProvenStep> = (step: ProvenStep, run: GameRun) => Kept;

const withState: Keep<Step> = (step, run) => ({ ...step, state: run.state() });
const withoutState: Keep<ProvenStep> = (step) => step;

/** How long others wait. */
const TURN_MS = 4;

async function followInTurns<Kept extends ProvenStep>(work: Work<Kept>, events: readonly StoredEvent[]): Promise<void> {
  let began = performance.now();
  for (const event of events) {
    follow(work, event);
    if (performance.now() - began < TURN_MS) continue;
    await othersTurn();
    began = performance.now();
  }
}

/** Sets the game up. */
function begin<Kept extends ProvenStep>(events: readonly StoredEvent[], rules: Rules, keep: Keep<Kept>): Work<Kept> {
  const { first, started } = startOf(events);
  const work = openWork(rules, started, keep);
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') refuse(work, first, created);
  else {
    const { state, log } = created;
    work.run = new GameRun(rules, started, { version: first.version, state }, events);
    addStep(work, work.run, first, started, { command: null, log });
  }
  work.before = proofIn({ payload: started });
  return work;
}

const cameTo = <Kept extends ProvenStep>(work: Work<Kept>): Reexecution<Kept> => {
  const { rules, started, steps, rewinds, ends, differences } = work;
  return { rules, started, steps, rewinds, ends, differences };
};

const provenBy = (work: Work, events: readonly StoredEvent[]): Proven => {
  const { run, before, ruled } = work;
  const version = events.at(-1)?.version ?? 0;
  return { found: cameTo(work), reached: run && { version, state: run.state(), before, ruled } };
};

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
  /** The outcome of the last state. */
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
