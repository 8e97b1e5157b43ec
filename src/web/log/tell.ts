/** What an entry of a log says: the engine has the sentences, and the words for values in them. */
import type { Table } from '../board/table.js';

export { actSaid, named, type Said, tell } from '../engine/games.js';

export type Telling = Table;
