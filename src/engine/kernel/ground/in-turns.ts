/**
 * Long work in short steps: between two of them the caller may give the processor to others. Nothing else depends on
 * that, so the result is the same however the work is resumed.
 */
export type InTurns<T> = Generator<void, T, void>;

/** All of it at once. */
export const toEnd = <T>(work: Generator<unknown, T, void>): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};
