import { defineCard, importerOf, type Importer } from '../../../catalogue/index.js';
import type { AshesCard } from '../card.js';
import { recordsOf } from './file.js';
import { numbered } from './numbering.js';
import { printingOf } from './printing.js';
import { cardReport } from './report.js';
import { ownScripts, scripting } from './scripts.js';

export const FORMAT = 'ashes-live';

/**
 * An importer of files of ashes.live beside the project's own cards, each with the fingerprint of the text it scripts.
 */
export const ashesLive = (cards: readonly AshesCard[], fingerprints: { readonly [id: string]: string }): Importer => {
  const own = ownScripts(cards, fingerprints);
  return importerOf({
    format: FORMAT,
    own: cards,
    records: recordsOf,
    read: printingOf,
    named: 'name',
    settle: (printings, note) => numbered(printings, cards, note),
    define: (printing, note) => defineCard(scripting, printing, own.get(printing.fullName), note),
    report: cardReport,
  });
};
