import { defineCard, importerOf, reportOn, type CardReport, type Importer } from '../../../catalogue/index.js';
import type { CardDefinition } from '../../../kernel/index.js';
import { isRiftboundCard, type RiftboundCard } from '../card.js';
import type { Wordings } from '../cards/wordings.js';
import { attributesOf } from './attributes.js';
import { FORMATS, type Format, type FormatName } from './formats.js';
import { printingOf, withOneNumber } from './printing.js';
import { GRAMMAR } from '../wording/index.js';
import { ownScripts, scripting, type Fingerprints } from './scripts.js';

/** The importer of a format beside the project's own cards, each with the fingerprint of the text that it scripts. */
export const importerFor = (
  name: FormatName,
  cards: readonly RiftboundCard[],
  fingerprints: Fingerprints,
  wordings: Wordings = [],
): Importer => {
  const format: Format = FORMATS[name];
  const own = ownScripts([...cards, ...wordings], fingerprints);
  return importerOf({
    format: name,
    grammar: GRAMMAR,
    own: cards,
    records: format.records,
    read: (record, index, findings) => printingOf(format, record, index, findings),
    named: format.nameField,
    settle: withOneNumber,
    define: (printing, note, known) => {
      const attributes = attributesOf(printing, known, note);
      if (attributes === undefined) return undefined;
      const script = own(printing.id);
      return defineCard(scripting(format.textField), { ...printing, attributes }, script, note);
    },
    // The formats are in two languages.
    translated: ['name', 'tags', 'text', 'additionalCosts', 'abilities', 'effect', 'targets'],
    report: cardReport,
  });
};

/** What of a card the engine carries out, and what its players do by hand. */
export const cardReport = (card: CardDefinition): CardReport =>
  reportOn(card, isRiftboundCard(card) ? card.name : card.id);
