/** Card files from outside, read into the card language. */
import type { Importer } from '../../../catalogue/index.js';
import { cards, fingerprints } from '../cards/index.js';
import { FORMAT, lorcanaJson } from './import.js';

export { fingerprintOf } from './card-text.js';
export { lorcanaJson } from './import.js';
export { deckLists } from './deck-lists.js';
export { cardReport } from './report.js';
export { texts } from './survey.js';
export { textsIn } from './texts.js';

/** By the name of the format. */
export const importers: { readonly [format: string]: Importer } = { [FORMAT]: lorcanaJson(cards, fingerprints) };
