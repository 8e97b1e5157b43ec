import { isList, isRecord, type Json } from './json.js';

/** Equal content; stops at the first difference, so comparing with many others is cheap. */
export const equalJson = (left: Json, right: Json): boolean => {
  if (left === right) return true;
  if (isList(left))
    return isList(right) && left.length === right.length && left.every((item, at) => sameItem(item, right[at]));
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameItem(left[key], right[key]));
};

const sameItem = (left: Json | undefined, right: Json | undefined): boolean =>
  left !== undefined && right !== undefined && equalJson(left, right);
