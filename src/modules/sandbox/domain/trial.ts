import { setImmediate as others } from 'node:timers/promises';
import type { Command, GameState, LogEntry, Rejection, Rules } from '../../../engine/index.js';
import { TrialTooLong } from '../sandbox.errors.js';

/** A single command is bounded by the engine; together they may take as long as a slow request. */
const TIME_MS = 3_000;

/** What the commands led to, up to the first that is not legal. */
export interface Trial {
  readonly state: GameState;
  /** What followed from each command that was carried out. */
  readonly logs: readonly (readonly LogEntry[])[];
  /** Of the command after those. */
  readonly refused: Rejection | null;
}

/** Carries commands out one by one, and lets others have the processor in between. */
export async function tryOut(
  rules: Rules,
  start: GameState,
  commands: readonly Command[],
  timeMs = TIME_MS,
): Promise<Trial> {
  const until = performance.now() + timeMs;
  let state = start;
  const logs: (readonly LogEntry[])[] = [];
  for (const command of commands) {
    if (performance.now() > until) throw new TrialTooLong(logs.length, timeMs);
    const done = rules.decide(state, command);
    if (done.kind === 'rejected') return { state, logs, refused: done };
    state = done.state;
    logs.push(done.log);
    await others();
  }
  return { state, logs, refused: null };
}
