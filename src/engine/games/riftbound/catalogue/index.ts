/** Card files from outside, read into the card language. */
import type { Importer } from '../../../catalogue/index.js';
import { cards } from '../cards/index.js';
import { fingerprints } from '../cards/fingerprints.js';
import { fingerprints as chinese } from '../cards/fingerprints.zh.js';
import { chinese as chineseWordings, english as englishWordings } from '../cards/wordings.js';
import { importerFor } from './import.js';

export { deckLists } from './deck-lists.js';
export { cardReport, importerFor } from './import.js';
export { texts } from './survey.js';
export { textsIn } from './texts.js';

/** By the name of the format. */
export const importers: { readonly [format: string]: Importer } = {
  playloltcg: importerFor('playloltcg', cards, chinese, chineseWordings),
  'riftbound-rules-engine': importerFor('riftbound-rules-engine', cards, fingerprints, englishWordings),
};
