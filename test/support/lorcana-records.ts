/** Records in the shape of LorcanaJSON, all of cards made up for tests, and the result of their import. */
import { textFingerprint, type CardDefinition, type Imported, type ImportRejected } from '../../src/engine/index.js';
import { lorcanaJson } from '../../src/engine/games/lorcana/catalogue/index.js';
import type { LorcanaCard } from '../../src/engine/games/lorcana/index.js';

export type Fields = { readonly [field: string]: unknown };

/** A character, by default without text; `id` is the number of the record and of the card. */
export const record = (id: number, fields: Fields = {}): Fields => {
  const { name = `Walker ${id}` } = fields;
  const version = 'version' in fields ? fields['version'] : 'On the Road';
  const named = typeof version === 'string' ? `${String(name)} - ${version}` : name;
  const whole = {
    id,
    setCode: '1',
    number: id,
    name,
    version,
    fullName: named,
    type: 'Character',
    color: 'Amber',
    cost: 2,
    inkwell: true,
    strength: 2,
    willpower: 3,
    lore: 1,
    subtypes: ['Storyborn', 'Hero'],
    ...fields,
  };
  return { fullText: textOf(whole), ...whole };
};

const unnamed = { version: undefined, strength: undefined, willpower: undefined, lore: undefined };
export const actionRecord = (id: number, fields: Fields = {}): Fields =>
  without(record(id, { type: 'Action', subtypes: [], ...unnamed, ...fields }));
export const itemRecord = (id: number, fields: Fields = {}): Fields =>
  without(record(id, { type: 'Item', subtypes: [], ...unnamed, ...fields }));
export const locationRecord = (id: number, fields: Fields = {}): Fields =>
  without(record(id, { type: 'Location', subtypes: [], strength: undefined, moveCost: 1, ...fields }));

const without = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const triggered = (effect: string): Fields => ability('triggered', effect);
export const fixed = (effect: string): Fields => ability('static', effect);
export const activated = (costs: readonly string[], effect: string): Fields => ({
  ...ability('activated', effect),
  costs,
  costsText: costs.join(', '),
  fullText: `${costs.join(', ')} — ${effect}`,
});
export const keyword = (name: string, value?: string, fields: Fields = {}): Fields => ({
  type: 'keyword',
  keyword: name,
  fullText: `${name}${value === undefined ? '' : ` ${value}`} (A reminder of the keyword.)`,
  ...(value !== undefined && { keywordValue: value, keywordValueNumber: Number(value.replace('+', '')) }),
  ...fields,
});
const ability = (type: string, effect: string): Fields => ({
  type,
  name: 'A TITLE',
  effect,
  fullText: `A TITLE ${effect}`,
});

/** As the format has it: the texts of the abilities and effects, one after the other. */
const textOf = ({ abilities, effects }: Fields): string =>
  [...partsOf(abilities).map((part) => (part as Fields)['fullText']), ...partsOf(effects)].join('\n');
const partsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const file = (cards: readonly unknown[]): Fields => ({
  metadata: { formatVersion: '2.1.1', generatedOn: '2025-01-01T00:00:00', language: 'en' },
  sets: {},
  cards,
});

/** The project's own cards, each with the text it was scripted for. */
export type Own = readonly (readonly [card: LorcanaCard, fingerprint: string])[];

export const importedOrRejected = (whole: unknown, own: Own = []): Imported | ImportRejected => {
  const fingerprints = Object.fromEntries(own.map(([card, fingerprint]) => [card.id, fingerprint]));
  const steps = lorcanaJson(
    own.map(([card]) => card),
    fingerprints,
  )(whole);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

export const imported = (records: readonly unknown[], own: Own = []): Imported => {
  const result = importedOrRejected(file(records), own);
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result;
};

/** The definition that one record becomes. */
export const definitionOf = (fields: Fields, own: Own = []): CardDefinition => {
  const { cards, report } = imported([fields], own);
  const card = cards.find(({ id }) => own.every(([{ id: ownId }]) => ownId !== id)) ?? cards[0];
  if (card === undefined) throw new Error(JSON.stringify(report.odd));
  return card;
};

/** What was odd, as the report says it, in short. */
export const oddOf = (records: readonly unknown[], own: Own = []): readonly string[] =>
  imported(records, own).report.odd.map(({ path, code, what, did }) => `${path} ${code}: ${what} → ${did}`);

export const byHand = (text: string) => ({ do: 'by-hand', fingerprint: textFingerprint(text) });
