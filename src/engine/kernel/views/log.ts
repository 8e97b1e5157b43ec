import type { Json } from '../json/index.js';
import type { LogEntry } from '../state/event.js';
import { knows, type Viewer } from './viewer.js';

/** The log as one viewer may read it: secrets it may know are merged in, the others are absent. */
export const logFor = (entries: readonly LogEntry[], viewer: Viewer): readonly LogEntry[] =>
  entries.map((entry) => entryFor(entry, viewer));

const entryFor = (entry: LogEntry, viewer: Viewer): LogEntry => {
  if (entry.secret === undefined) return entry;
  const { secret, ...open } = entry;
  const fields: { readonly [field: string]: Json } = knows(viewer, ...secret.seats) ? secret.fields : {};
  return { ...open, ...fields };
};
