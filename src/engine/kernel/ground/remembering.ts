import { LIMITS } from './limits.js';

/**
 * The same function of a short text, whose results are remembered: for names that are asked for on every move. Beyond
 * the bound it begins to remember anew.
 */
export const remembering = <T>(work: (of: string) => T): ((of: string) => T) => {
  const known = new Map<string, T>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    if (known.size === LIMITS.namesRemembered) known.clear();
    const result = work(of);
    known.set(of, result);
    return result;
  };
};
