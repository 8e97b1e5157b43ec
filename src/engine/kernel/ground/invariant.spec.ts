import { describe, expect, it } from 'vitest';
import { invariant, isInvariantViolation, violated } from './invariant.js';

const thrownBy = (action: () => void): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('invariant', () => {
  it('lets a true condition pass', () => {
    expect(thrownBy(() => invariant(true, 'Water is wet'))).toBeUndefined();
  });

  it('throws an error that can be distinguished from every other one', () => {
    const violation = thrownBy(() => invariant(false, 'A deck has cards'));
    expect(violation).toBeInstanceOf(Error);
    expect(violation).toMatchObject({ name: 'InvariantViolation', message: 'A deck has cards' });
    expect(isInvariantViolation(violation)).toBe(true);
    expect(isInvariantViolation(new Error('A deck has cards'))).toBe(false);
    expect(isInvariantViolation('A deck has cards')).toBe(false);
  });

  it('is what violated throws', () => {
    expect(isInvariantViolation(thrownBy(() => violated('No')))).toBe(true);
  });
});
