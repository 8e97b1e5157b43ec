import { cardLanguage, type SchemaDocument } from '../../../kernel/index.js';
import { fftcgGame } from '../definition.js';

/** All that FF-TCG cards may say. */
export const fftcgLanguage: SchemaDocument = cardLanguage(fftcgGame);
