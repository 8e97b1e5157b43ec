/** Cards whose texts the grammar reads, at a table: each text is read whole, or the test fails. */
import { expect } from 'vitest';
import { importCards, type Json, type JsonRecord } from '../../src/engine/index.js';
import { isAshesCard, type AshesCard } from '../../src/engine/games/ashes/card.js';
import { furtherDice } from '../../src/engine/games/ashes/cards/dice.js';
import { ashesTable, builtIn } from './ashes.js';
import { conjured, record, spell, type Fields } from './ashes-records.js';
import type { Table } from './table.js';

type Seat = JsonRecord & { readonly hand?: readonly Json[] };
type Seats = { readonly p1?: Seat; readonly p2?: JsonRecord; readonly p3?: JsonRecord };

const WISP = conjured('wisp', { name: 'Wisp', life: 2 });
const CHAIN = { ...spell('chain', 'Conjured Alteration Spell', '', { name: 'Chain', copies: 2 }), cost: undefined };
const GUST = conjured('gust', { name: 'Gust' });
const STORM = conjured('storm', { name: 'Storm' });
const CONJURATIONS = [
  { name: 'Wisp', stub: 'wisp' },
  { name: 'Gust', stub: 'gust' },
  { name: 'Storm', stub: 'storm' },
  { name: 'Chain', stub: 'chain' },
];

/** An ally that nothing else has in a deck. */
const TAMER = record('wisp-tamer');

const imported = (records: readonly Fields[]): readonly AshesCard[] => {
  const result = importCards('ashes', 'ashes-live', { results: records });
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  const stubs = new Set(records.map(({ stub }) => stub));
  return result.cards.filter(isAshesCard).filter(({ id }) => stubs.has(id));
};

/** A table with the card of the text, which p1 has in hand, for the main action alone; a reaction costs nothing. */
export const tableWith = (
  fields: Fields,
  { p1 = {}, p2 = {}, ...others }: Seats,
  more: readonly Fields[] = [],
  further: readonly AshesCard[] = [],
): Table => {
  const cards = imported([
    { ...fields, cost: fields['type'] === 'Reaction Spell' ? [] : ['[[main]]'], conjurations: CONJURATIONS },
    WISP,
    GUST,
    STORM,
    CHAIN,
    TAMER,
    ...more,
  ]);
  expect(JSON.stringify(cards), 'the text is read whole').not.toContain('by-hand');
  const pile = [{ card: 'wisp' }, { card: 'wisp' }, { card: 'chain' }];
  const hand = [{ card: 'tried', as: 'tried' }, ...(p1.hand ?? [])];
  return ashesTable({ p1: { conjurationPile: pile, ...p1, hand }, p2, ...others }, [
    ...cards,
    ...builtIn('charm'),
    ...furtherDice,
    ...further,
  ]);
};

export const PLAYED = { action: 'play', card: 'tried' };
/** An action spell with this text has been played. */
export const cast = (text: string, seats: Seats = {}): Table =>
  tableWith(spell('tried', 'Action Spell', text), seats).answer('p1', PLAYED);
/** An ally with this text has been played. */
export const arrive = (text: string, seats: Seats = {}): Table =>
  tableWith(record('tried', { text }), seats).answer('p1', PLAYED);

export const mine = (more: JsonRecord = {}): JsonRecord => ({ battlefield: [{ card: 'worker', as: 'mine', ...more }] });
export const theirs = (more: JsonRecord = {}): JsonRecord => ({
  battlefield: [{ card: 'worker', as: 'theirs', ...more }],
});
