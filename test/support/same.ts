/**
 * Comparing what properties compare thousands of times: as JSON, byte by byte, so that the order of keys counts too.
 */
export const same = (found: unknown, expected: unknown, what: string): void => {
  const [left = 'undefined', right = 'undefined'] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  throw new Error(`${what} differs at byte ${at}:\n  found    …${around(left)}…\n  expected …${around(right)}…`);
};

/** Freezes a value and all it holds. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};
