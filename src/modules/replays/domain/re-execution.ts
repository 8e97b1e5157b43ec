import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { GameRun, type GameStarted } from '../../matches/index.js';
import { Comparison, type Keep, type ProvenStep, type Reached, type Reexecution, type Step } from './comparison.js';
import { type Execution, executions, executionsFrom, startOf } from './executions.js';

/**
 * Executes a recorded game again from its setup and its actions, and compares the outcome with every recorded hash.
 *
 * Hashes of logs and states hold for the engine build that wrote them. Under another build the position hash is
 * compared where one was recorded: it says that the game reached the same position, which is all that can be asked
 * across builds.
 */
export function reexecute(events: readonly StoredEvent[], rulesOf: RulesOf): Reexecution {
  const started = startOf(events);
  const rules = rulesOf(started);
  const comparison = new Comparison(rules, started, withState);
  for (const execution of executions(events, rules)) comparison.add(execution);
  return comparison.result();
}

/** The same, a few milliseconds at a time: a long game would keep the processor from other callers. */
export async function reexecuteInTurns(events: readonly StoredEvent[], findRules: FindRules): Promise<Reexecution> {
  const started = startOf(events);
  const rules = await findRules(started);
  const comparison = new Comparison(rules, started, withState);
  await addInTurns(comparison, executions(events, rules));
  return comparison.result();
}

/** The same without the states, each of which is a copy: for audits, which report what differs. */
export async function proveInTurns(events: readonly StoredEvent[], rules: Rules): Promise<Proven> {
  const comparison = new Comparison(rules, startOf(events), withoutState);
  await addInTurns(comparison, executions(events, rules));
  return { found: comparison.result(), reached: comparison.reached() };
}

/** The same for the events that were recorded next, none of which rewinds further back. */
export async function proveOnInTurns(
  from: Reached,
  started: GameStarted,
  events: readonly StoredEvent[],
  rules: Rules,
): Promise<Proven> {
  const comparison = new Comparison(rules, started, withoutState, from);
  const run = new GameRun(rules, started, from, events);
  await addInTurns(comparison, executionsFrom({ run, before: from.before }, events));
  return { found: comparison.result(), reached: comparison.reached() };
}

/** What was found in the executed events. */
export interface Proven {
  readonly found: Reexecution<ProvenStep>;
  /** Null after a rejection: there is no state to continue from. */
  readonly reached: Reached | null;
}

export type RulesOf = (started: GameStarted) => Rules;
type FindRules = (started: GameStarted) => Promise<Rules>;

const withState: Keep<Step> = (step, run) => ({ ...step, state: run.state() });
const withoutState: Keep<ProvenStep> = (step) => step;

/** How long other callers wait. */
const TURN_MS = 4;

async function addInTurns<Kept extends ProvenStep>(
  comparison: Comparison<Kept>,
  executed: Iterable<Execution>,
): Promise<void> {
  let began = performance.now();
  for (const execution of executed) {
    comparison.add(execution);
    if (performance.now() - began < TURN_MS) continue;
    await othersTurn();
    began = performance.now();
  }
}
