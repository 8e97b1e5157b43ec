import { cardLanguage, type SchemaDocument } from '../../../kernel/index.js';
import { lorcanaGame } from '../definition.js';

/** All that Lorcana cards may say. */
export const lorcanaLanguage: SchemaDocument = cardLanguage(lorcanaGame);
