/** Schemas: boards and logs described for API clients. */
import type { GameDefinition, Schema } from '../kernel/index.js';
import { boardSchemas, type BoardFields } from './board.js';
import { entrySchema, type Entries } from './entry.js';
import { kernelEntries } from './kernel-entries.js';

export type { BoardFields } from './board.js';
export { entrySchema, FIELDS, entry, type Entries } from './entry.js';
export * as described from './parts.js';

/** What a game's boards and logs are, as JSON Schemas (2020-12) by name; `#/$defs/…` refers from one to another. */
export const gameSchemas = ({
  definition,
  entries,
  board,
}: {
  readonly definition: GameDefinition;
  readonly entries: Entries;
  readonly board: BoardFields;
}): { readonly [name: string]: Schema } => ({
  ...boardSchemas(definition, board),
  LogEntry: entrySchema(definition.name, { ...kernelEntries, ...entries }),
});
