import { type Json } from './json.js';

/** Freezes a value and all it holds. For tests: a transition that edits its argument then throws where it does so. */
export const deepFreeze = <T extends Json>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
};
