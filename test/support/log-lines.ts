/**
 * The whole log of the last command as lines to compare: `exhausted object bear, count 1 (turn.main.attack.battle)`. A
 * line has every field of its entry, and all rules that the entry cites. Objects go by their labels in the position.
 */
import type { Json, LogEntry } from '../../src/engine/index.js';
import type { Table } from './table.js';

/** Neither players nor rules know these. */
const INTERNAL = ['kind', 'cites', 'frame'];

/** The lines of all entries but the answer itself, or of these kinds. */
export const linesOf = (table: Table, ...kinds: readonly string[]): readonly string[] => {
  const names = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
  return table.log
    .filter(({ kind }) => (kinds.length === 0 ? kind !== 'answered' : kinds.includes(kind)))
    .map((entry) => lineOf(entry, names));
};

const lineOf = (entry: LogEntry, names: { readonly [id: string]: string }): string => {
  const fields = Object.entries(entry)
    .filter(([field]) => !INTERNAL.includes(field))
    .map(([field, value]) => `${field} ${textOf(value, names)}`);
  return `${entry.kind} ${fields.join(', ')} (${entry.cites.map(({ rule }) => rule).join(', ')})`;
};

const textOf = (value: Json | undefined, names: { readonly [id: string]: string }): string => {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return `[${value.map((one: Json) => textOf(one, names)).join(' ')}]`;
  return JSON.stringify(value);
};
