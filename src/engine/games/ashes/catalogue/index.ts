/** Card files from outside, read into the card language. */
import type { Importer } from '../../../catalogue/index.js';
import { fingerprints, importedCards } from '../cards/index.js';
import { ashesLive, FORMAT } from './import.js';

export { fingerprintOf } from './card-text.js';
export { ashesLive } from './import.js';
export { deckLists } from './deck-lists.js';
export { cardReport } from './report.js';
export { texts } from './survey.js';
export { textsIn } from './texts.js';

/** By the name of the format; files of today have the texts as the publisher has corrected them. */
export const importers: { readonly [format: string]: Importer } = { [FORMAT]: ashesLive(importedCards, fingerprints) };
