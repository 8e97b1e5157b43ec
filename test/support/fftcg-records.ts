/** Records in the shapes of both FF-TCG formats, all of cards made up for tests, and the result of their import. */
import type { CardDefinition, Imported, ImportRejected } from '../../src/engine/index.js';
import { importersFor } from '../../src/engine/games/fftcg/catalogue/index.js';
import type { FftcgCard } from '../../src/engine/games/fftcg/index.js';

export type Fields = { readonly [field: string]: unknown };

export const SIMULATOR = 'fftcgsim';
export const BROWSER = 'fftcg-card-browser';

/** A Forward, by default without text, of the code `1-00n`. */
export const record = (number: number, fields: Fields = {}): Fields => ({
  id: `1-${String(number).padStart(3, '0')}C`,
  name: `Walker ${number}`,
  element: 'fire',
  type: 'forward',
  cost: 3,
  power: 7000,
  job: 'Baker',
  category: 'I',
  text: '',
  ...fields,
});

/** The same card as the other format has it. */
export const browserRecord = (number: number, fields: Fields = {}): Fields => ({
  set: 'Opus I',
  index: number,
  name: `Walker ${number}`,
  elements: ['fire'],
  type: 'forward',
  cost: 3,
  power: 7000,
  jobs: ['Baker'],
  categories: ['I'],
  exburst: false,
  multicard: false,
  text: '\n',
  ...fields,
});

/** The project's own cards, each with the text it was scripted for. */
export type Own = readonly (readonly [card: FftcgCard, fingerprint: string])[];

export type Asked = { readonly own?: Own; readonly before?: readonly CardDefinition[]; readonly format?: string };

export const importedOrRejected = (
  file: unknown,
  { own = [], before = [], format = SIMULATOR }: Asked = {},
): Imported | ImportRejected => {
  const fingerprints = Object.fromEntries(own.map(([card, fingerprint]) => [card.id, fingerprint]));
  const importers = importersFor(
    own.map(([card]) => card),
    fingerprints,
  );
  const steps = importers[format]?.(file, before);
  if (steps === undefined) throw new Error(`no format ${format}`);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

export const imported = (records: readonly unknown[], asked: Asked = {}): Imported => {
  const result = importedOrRejected(asked.format === BROWSER ? { cards: records } : records, asked);
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result;
};

/** The definition that one record becomes. */
export const definitionOf = (fields: Fields, asked: Asked = {}): CardDefinition => {
  const { cards, report } = imported([fields], asked);
  const [card] = cards;
  if (card === undefined) throw new Error(JSON.stringify(report.odd));
  return card;
};

/** What was odd, as the report says it, in short. */
export const oddOf = (records: readonly unknown[], asked: Asked = {}): readonly string[] =>
  imported(records, asked).report.odd.map(({ path, code, what, did }) => `${path} ${code}: ${what} → ${did}`);
