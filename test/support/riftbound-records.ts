/** Records in the shape of both public formats, all of cards made up for tests, and the result of their import. */
import type { CardDefinition, Imported, ImportRejected } from '../../src/engine/index.js';
import type { RiftboundCard } from '../../src/engine/games/riftbound/card.js';
import { importerFor } from '../../src/engine/games/riftbound/catalogue/index.js';

export type Fields = { readonly [field: string]: unknown };
export type FormatName = Parameters<typeof importerFor>[0];

/** A unit of the publisher's list, by default without text. */
export const official = (place: string, fields: Fields = {}): Fields => ({
  cardCategory: 'unit',
  cardNo: `XYZ·${place}/100`,
  cardName: `Walker ${place}`,
  subTitle: '',
  cardColorList: ['red'],
  hero: '',
  region: '',
  tag: '',
  cardEffect: '',
  energy: 2,
  returnEnergy: null,
  power: 3,
  ...fields,
});

/** The same of the other list. */
export const listed = (place: string, fields: Fields = {}): Fields => ({
  id: `xyz-${place}-100`,
  name: `Walker ${place}`,
  cardType: 'Unit',
  abilityText: '',
  might: 3,
  playCost: { energy: 2, power: 0, runes: [] },
  ...fields,
});

/** The project's own cards, each with the text it was scripted for. */
export type Own = readonly (readonly [card: RiftboundCard, fingerprint: string])[];

export const importedOrRejected = (
  format: FormatName,
  whole: unknown,
  own: Own = [],
  before: readonly CardDefinition[] = [],
): Imported | ImportRejected => {
  const cards = own.map(([card]) => card);
  const fingerprints = Object.fromEntries(own.map(([card, fingerprint]) => [card.id, fingerprint]));
  const steps = importerFor(format, cards, fingerprints)(whole, before);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

const successful = (result: Imported | ImportRejected): Imported => {
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result;
};

export const fromOfficial = (cards: readonly unknown[], own: Own = []): Imported =>
  successful(importedOrRejected('playloltcg', { cards }, own));

export const fromListed = (
  records: readonly Fields[],
  before: readonly CardDefinition[] = [],
  own: Own = [],
): Imported =>
  successful(
    importedOrRejected(
      'riftbound-rules-engine',
      Object.fromEntries(
        records.map((record, at) => [typeof record['id'] === 'string' ? record['id'] : `${at}`, record]),
      ),
      own,
      before,
    ),
  );

/** What was odd, as the report says it, in short. */
export const oddOf = ({ report }: Imported): readonly string[] =>
  report.odd.map(({ path, code, what, did }) => `${path} ${code}: ${what} → ${did}`);
