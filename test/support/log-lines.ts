/**
 * The whole log of the last command as lines to compare: `exhausted object bear, count 1 (turn.main.attack.battle)`. A
 * line has every field of its entry, and all rules that the entry cites. Objects go by their labels in the position.
 */
import type { LogEntry } from '../../src/engine/index.js';
import type { Table } from './table.js';

/** Neither players nor rules know these. */
const INTERNAL = ['kind', 'cites', 'frame'];

/** The lines of all entries but the answer itself, or of these kinds. */
export const linesOf = (table: Table, ...kinds: readonly string[]): readonly string[] => {
  const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
  // An object without a label goes by its card: its id says nothing to a reader.
  const nameOf = (id: string): string =>
    labels[id] ?? table.state.objects[id]?.definition ?? (/^o\d+$/.test(id) ? 'gone' : id);
  return table.log
    .filter(({ kind }) => (kinds.length === 0 ? kind !== 'answered' : kinds.includes(kind)))
    .map((entry) => lineOf(entry, nameOf));
};

const lineOf = (entry: LogEntry, nameOf: (id: string) => string): string => {
  const fields = Object.entries(entry)
    .filter(([field]) => !INTERNAL.includes(field))
    .map(([field, value]) => `${field} ${textOf(value, nameOf)}`);
  return `${entry.kind} ${fields.join(', ')} (${entry.cites.map(({ rule }) => rule).join(', ')})`;
};

const textOf = (value: unknown, nameOf: (id: string) => string): string => {
  if (typeof value === 'string') return nameOf(value);
  if (Array.isArray(value)) return `[${value.map((one) => textOf(one, nameOf)).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key} ${textOf(part, nameOf)}`)
    .join(', ')}}`;
};
