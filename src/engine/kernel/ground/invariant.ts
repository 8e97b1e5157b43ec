/**
 * "We are wrong": something that must hold does not. It stops the game at hand and is never repaired. What a player may
 * not do is a `Rejection`, which is a value.
 */
const NAME = 'InvariantViolation';

/** The sentence says what must hold. */
export function invariant(condition: boolean, sentence: string): asserts condition {
  if (!condition) violated(sentence);
}

/** For the place where nothing is left to test. */
export function violated(sentence: string): never {
  const error = new Error(sentence);
  error.name = NAME;
  throw error;
}

export const isInvariantViolation = (value: unknown): boolean => value instanceof Error && value.name === NAME;
