import { isList, isRecord, type Json } from '../json/index.js';

/**
 * `after`; or what it was before, where both are the same JSON text. A reader who holds both then sees at a glance that
 * nothing has changed, and where parts are kept first, comparing the whole costs one look at each of them.
 */
export const kept = <T extends Json>(before: T | undefined, after: T): T =>
  before !== undefined && isSameText(before, after) ? before : after;

/** Also in the order of keys. */
export const isSameText = (left: Json, right: Json): boolean => {
  if (left === right) return true;
  if (isList(left)) {
    return (
      isList(right) && left.length === right.length && left.every((item, at) => isSameText(item, right[at] ?? null))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  const others = Object.keys(right);
  return (
    keys.length === others.length &&
    keys.every((key, at) => key === others[at] && isSameText(left[key] ?? null, right[key] ?? null))
  );
};
