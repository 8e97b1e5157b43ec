import { defineCard, importerOf, reportOn, type CardReport, type Importer } from '../../../catalogue/index.js';
import { type CardDefinition } from '../../../kernel/index.js';
import { isFftcgCard, type FftcgCard } from '../card.js';
import { dialect } from '../wording/index.js';
import { FORMATS, type Format } from './formats.js';
import { printingOf, withOneCode } from './printing.js';
import { completed, ownScripts, scriptOf, scripting } from './scripts.js';

/**
 * Importers beside the project's own cards, each with the fingerprint of the text it scripts; by the name of the
 * format.
 */
export const importersFor = (
  cards: readonly FftcgCard[],
  fingerprints: { readonly [id: string]: string },
): { readonly [format: string]: Importer } =>
  Object.fromEntries(
    Object.entries(FORMATS).map(([format, each]) => [format, importerFor(format, each, cards, fingerprints)]),
  );

const importerFor = (
  format: string,
  { dialect: inFormat, at, records }: Format,
  cards: readonly FftcgCard[],
  fingerprints: { readonly [id: string]: string },
): Importer => {
  const own = ownScripts(cards, fingerprints);
  return importerOf({
    format,
    grammar: dialect.version,
    own: cards,
    records,
    read: (record, index, findings) => printingOf(inFormat, record, { path: `${at}/${index}`, index }, findings),
    named: 'name',
    settle: withOneCode,
    define: (printing, note) => {
      const script = scriptOf(printing, own);
      return defineCard(scripting, completed(printing, script?.card, note), script, note);
    },
    report: cardReport,
  });
};

/** What of a card the engine carries out, and what its players do by hand. */
export const cardReport = (card: CardDefinition): CardReport => reportOn(card, isFftcgCard(card) ? card.name : card.id);
