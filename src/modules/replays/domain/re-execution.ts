import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type Command,
  type Decided,
  type GameState,
  type LogEntry,
  type Rejection,
  type Rules,
} from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { commandOf, decodeMatchEvent, type GameEnded, type GameStarted, setupOf } from '../../matches/index.js';

/** A recorded step, carried out again. */
export interface Step {
  /** Version of the event that recorded it. */
  readonly version: number;
  readonly at: string;
  /** Null for the setup of the game. */
  readonly command: Command | null;
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  readonly stateHash: string;
}

/** Where carrying the game out again did not lead to what was recorded. */
export interface Difference {
  readonly version: number;
  readonly what: 'state-hash' | 'position-hash' | 'rejected' | 'outcome';
  readonly recorded: string;
  readonly actual: string;
}

export interface Reexecution {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** The setup first; up to the first recorded action that the rules now refuse. */
  readonly steps: readonly Step[];
  readonly ended: { readonly payload: GameEnded; readonly at: string } | null;
  readonly differences: readonly Difference[];
}

/** The stream does not begin with the start of a game. */
export class NotAGame extends Error {
  readonly code = 'replay.not-a-game';
  constructor(readonly stream: string) {
    super(`Stream ${stream} does not begin with the start of a game.`);
  }
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
  return { rules, started, steps: run.steps, ended: run.ended, differences: run.differences };
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
  readonly differences: Difference[];
  ended: Reexecution['ended'];
  /** After a refusal there is no state to go on from. */
  broken: boolean;
}

interface Recorded {
  readonly command: Command | null;
  readonly recorded: { readonly stateHash: string; readonly positionHash?: string };
}

const openRun = (rules: Rules, { engine }: GameStarted): Run => ({
  rules,
  sameBuild: engine === rules.engine,
  steps: [],
  differences: [],
  ended: null,
  broken: false,
});

function follow(run: Run, event: StoredEvent): void {
  const recorded = decodeMatchEvent(event);
  const { type, payload } = recorded;
  if (type === 'GameEnded') return end(run, event, payload);
  const state = run.steps.at(-1)?.state;
  if (run.broken || state === undefined) return;
  const command = commandOf(recorded);
  if (command === null || !('stateHash' in payload)) throw new NotAGame(event.stream);
  carry(run, event, { command, recorded: payload }, run.rules.decide(state, command));
}

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
  run.ended = { payload, at: event.recordedAt };
  const recorded = winnersText(payload.outcome);
  const actual = winnersText(run.steps.at(-1)?.state.outcome ?? null);
  if (recorded !== actual) run.differences.push({ version: event.version, what: 'outcome', recorded, actual });
}

function winnersText(outcome: { readonly winners: readonly string[]; readonly draw: boolean } | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
