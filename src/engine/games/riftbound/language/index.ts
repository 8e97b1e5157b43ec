import { cardLanguage, type SchemaDocument } from '../../../kernel/index.js';
import { riftboundGame } from '../definition.js';

/** All that cards of Riftbound may say. */
export const riftboundLanguage: SchemaDocument = cardLanguage(riftboundGame);
