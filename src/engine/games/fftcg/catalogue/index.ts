/** Card files from outside, read into the card language. */
import type { Importer } from '../../../catalogue/index.js';
import { cards, fingerprints } from '../cards/index.js';
import { importersFor } from './import.js';

export { fingerprintOf } from './card-text.js';
export { deckLists } from './deck-lists.js';
export { cardReport, importersFor } from './import.js';
export { texts } from './survey.js';
export { textsIn } from './texts.js';

/** By the name of the format. */
export const importers: { readonly [format: string]: Importer } = importersFor(cards, fingerprints);
