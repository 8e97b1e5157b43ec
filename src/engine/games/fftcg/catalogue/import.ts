import {
  defineCard,
  importerOf,
  isPlainRecord,
  noFile,
  recordsIn,
  reportOn,
  shown,
  type CardDefinition,
  type CardReport,
  type FileRead,
  type Importer,
} from '../../../kernel/index.js';
import { isFftcgCard, type FftcgCard } from '../card.js';
import { browser, simulator } from './dialects.js';
import { printingOf, withOneCode, type Dialect } from './printing.js';
import { completed, ownScripts, scriptOf, scripting } from './scripts.js';

type Format = { readonly dialect: Dialect; readonly at: string; readonly records: (file: unknown) => FileRead };

/** By their names: the card lists of the projects FFTCGSim and fftcg-card-browser. */
const FORMATS: { readonly [format: string]: Format } = {
  fftcgsim: { dialect: simulator, at: '', records: (file) => recordsIn(file, '') },
  'fftcg-card-browser': {
    dialect: browser,
    at: '/cards',
    records: (file) =>
      isPlainRecord(file) && Object.hasOwn(file, 'cards')
        ? recordsIn(file['cards'], '/cards')
        : noFile('', `a record with cards, not ${shown(file)}`),
  },
};

/** Importers beside the project's own cards, each with the fingerprint of the text it scripts; by the name of the format. */
export const importersFor = (
  cards: readonly FftcgCard[],
  fingerprints: { readonly [id: string]: string },
): { readonly [format: string]: Importer } =>
  Object.fromEntries(
    Object.entries(FORMATS).map(([format, each]) => [format, importerFor(format, each, cards, fingerprints)]),
  );

const importerFor = (
  format: string,
  { dialect, at, records }: Format,
  cards: readonly FftcgCard[],
  fingerprints: { readonly [id: string]: string },
): Importer => {
  const own = ownScripts(cards, fingerprints);
  return importerOf({
    format,
    own: cards,
    records,
    read: (record, index, findings) => printingOf(dialect, record, { path: `${at}/${index}`, index }, findings),
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
