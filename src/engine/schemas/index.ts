/** Schemas: boards and logs described for API clients. */
import { entriesOfGame, type GameDefinition, type Schema } from '../kernel/index.js';
import { boardSchemas, type BoardFields } from './board.js';
import { entrySchema } from './entry.js';

export type { BoardFields } from './board.js';
export { entrySchema } from './entry.js';

/** What a game's boards and logs are, as JSON Schemas (2020-12) by name; `#/$defs/…` refers from one to another. */
export const gameSchemas = ({
  definition,
  board,
}: {
  readonly definition: GameDefinition;
  readonly board: BoardFields;
}): { readonly [name: string]: Schema } => ({
  ...boardSchemas(definition, board),
  LogEntry: entrySchema(definition.name, entriesOfGame(definition)),
});
