import type { Schema } from '../json/schema.js';
import type { GamePackage } from '../match/game-package.js';
import { boardSchemas } from './board.js';
import { entrySchema } from './entry.js';
import { kernelEntries } from './kernel-entries.js';

/** What a game's boards and logs are, as JSON Schemas (2020-12) by name; `#/$defs/…` refers from one to another. */
export const gameSchemas = ({
  definition,
  entries,
  board,
}: Pick<GamePackage, 'definition' | 'entries' | 'board'>): { readonly [name: string]: Schema } => ({
  ...boardSchemas(definition, board),
  LogEntry: entrySchema(definition.name, { ...kernelEntries, ...entries }),
});
