/**
 * What takes long, in steps that do not: whoever carries it on may let others have the processor in between. Nothing else
 * depends on it, so that it comes to the same however it is carried on.
 */
export type InTurns<T> = Generator<void, T, void>;

/** All of it at once. */
export const toEnd = <T>(work: Generator<unknown, T, void>): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};
