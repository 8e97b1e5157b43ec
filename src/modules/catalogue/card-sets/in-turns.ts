import { setImmediate as othersTurn } from 'node:timers/promises';

/** Nobody waits longer for what is worked out here, but for the largest of its steps. */
const TURN_MS = 10;

/** Carries it on to its end; others have the processor in between. */
export async function inTurns<T>(work: Generator<unknown, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + TURN_MS;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await othersTurn();
  }
}
