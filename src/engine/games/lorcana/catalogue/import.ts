import { defineCard, importerOf, type Importer } from '../../../catalogue/index.js';
import type { LorcanaCard } from '../card.js';
import { dialect } from '../wording/index.js';
import { recordsOf } from './file.js';
import { withOneName } from './naming.js';
import { numbered } from './numbering.js';
import { printingOf } from './printing.js';
import { cardReport } from './report.js';
import { nameKey, ownScripts, scripting } from './scripts.js';

export const FORMAT = 'lorcanajson';

/**
 * An importer of LorcanaJSON files beside the project's own cards, each with the fingerprint of the text it scripts.
 */
export const lorcanaJson = (
  cards: readonly LorcanaCard[],
  fingerprints: { readonly [id: string]: string },
): Importer => {
  const own = ownScripts(cards, fingerprints);
  return importerOf({
    format: FORMAT,
    grammar: dialect.version,
    own: cards,
    records: recordsOf,
    read: printingOf,
    named: 'fullName',
    settle: (printings, note) => numbered(withOneName(printings, own, note), own, note),
    define: (printing, note) => defineCard(scripting, printing, own.get(nameKey(printing.fullName)), note),
    report: cardReport,
  });
};
