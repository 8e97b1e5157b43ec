/** Records in the shape of ashes.live, all of cards made up for tests, and the result of their import. */
import type { CardDefinition, Imported, ImportRejected } from '../../src/engine/index.js';
import type { AshesCard } from '../../src/engine/games/ashes/card.js';
import { ashesLive } from '../../src/engine/games/ashes/catalogue/index.js';

export type Fields = { readonly [field: string]: unknown };

/** An ally, by default without text. */
export const record = (stub: string, fields: Fields = {}): Fields => ({
  name: `The ${stub}`,
  stub,
  type: 'Ally',
  placement: 'Battlefield',
  cost: ['[[main]]', '1 [[natural:class]]', '2 [[basic]]'],
  attack: 2,
  life: 3,
  recover: 1,
  ...fields,
});
export const spell = (stub: string, type: string, text: string, fields: Fields = {}): Fields => ({
  name: `The ${stub}`,
  stub,
  type,
  cost: ['[[side]]'],
  text,
  ...fields,
});
export const conjured = (stub: string, fields: Fields = {}): Fields => ({
  ...record(stub, { type: 'Conjuration', copies: 2, ...fields }),
  cost: undefined,
});

/** The project's own cards, each with the text it was scripted for. */
export type Own = readonly (readonly [card: AshesCard, fingerprint: string])[];

export const importedOrRejected = (whole: unknown, own: Own = []): Imported | ImportRejected => {
  const fingerprints = Object.fromEntries(own.map(([card, fingerprint]) => [card.id, fingerprint]));
  const steps = ashesLive(
    own.map(([card]) => card),
    fingerprints,
  )(whole);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

export const imported = (results: readonly unknown[], own: Own = []): Imported => {
  const result = importedOrRejected({ results }, own);
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result;
};

/** The definition that one record becomes. */
export const definitionOf = (fields: Fields, own: Own = []): CardDefinition => {
  const { cards, report } = imported([fields], own);
  const [card] = cards;
  if (card === undefined) throw new Error(JSON.stringify(report.odd));
  return card;
};

/** What was odd, as the report says it, in short. */
export const oddOf = (results: readonly unknown[], own: Own = []): readonly string[] =>
  imported(results, own).report.odd.map(({ path, code, what, did }) => `${path} ${code}: ${what} → ${did}`);
