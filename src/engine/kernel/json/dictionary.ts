import { invariant } from '../ground/invariant.js';
import { isPlainRecord } from './json.js';

/**
 * An empty record for many keys that come and go. Without a prototype it is a dictionary from its first key on; V8
 * makes `{}` one only after a chain of hidden classes that no other object shares (130 keys: 34 µs against 16).
 */
export const dictionary = <T>(): { [key: string]: T } => {
  const made: unknown = Object.create(null);
  invariant(isEmpty<T>(made), 'it is a record');
  return made;
};

const isEmpty = <T>(value: unknown): value is { [key: string]: T } => isPlainRecord(value);
