import { setImmediate as others } from 'node:timers/promises';
import type { Command, GameState, LogEntry, Rejection, Rules } from '../../../engine/index.js';
import { TrialTooLong } from '../sandbox.errors.js';

/** As long as a slow request. */
const TIME_MS = 3_000;

/** The time of one trial: the engine is stopped wherever it is when it is used up. */
export class TrialTime {
  carriedOut = 0;
  private readonly until: number;

  constructor(private readonly ms = TIME_MS) {
    this.until = performance.now() + ms;
  }

  /** Is shown every state on the way. */
  readonly watch = (state: GameState): GameState => {
    if (performance.now() > this.until) throw new TrialTooLong(this.carriedOut, this.ms);
    return state;
  };
}

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
  time: TrialTime,
): Promise<Trial> {
  let state = start;
  const logs: (readonly LogEntry[])[] = [];
  for (const command of commands) {
    const done = rules.decide(time.watch(state), command, time.watch);
    if (done.kind === 'rejected') return { state, logs, refused: done };
    ({ state } = done);
    logs.push(done.log);
    time.carriedOut += 1;
    await others();
  }
  return { state, logs, refused: null };
}
