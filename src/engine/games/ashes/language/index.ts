import { cardLanguage, type SchemaDocument } from '../../../kernel/index.js';
import { ashesGame } from '../definition.js';

/** All that cards of Ashes may say. */
export const ashesLanguage: SchemaDocument = cardLanguage(ashesGame);
