/** Printed texts at a table: a card with a text of our own, read by the grammar, and the plain cards beside it. */
import type { JsonRecord } from '../../src/engine/index.js';
import { definitionOf, record } from './fftcg-records.js';
import { backup, bothPass, fftcgTable, forward } from './fftcg.js';
import type { Table } from './table.js';

export const weak = forward({ id: 'weak', power: 4000 });
export const strong = forward({ id: 'strong', power: 9000 });
export const lamp = backup({ id: 'lamp' });
const PLAIN = [weak, strong, lamp];

type Side = JsonRecord & { readonly hand?: readonly JsonRecord[]; readonly field?: readonly JsonRecord[] };
type Sides = { readonly p1?: Side; readonly p2?: Side };
type Type = 'summon' | 'forward';

/** p1 has the card in hand, as `walker`; `more` is added to both sides. */
export const inHand = (type: Type, text: string, { p1 = {}, p2 = {} }: Sides = {}): Table => {
  const card = definitionOf(record(1, { cost: 0, type, text }));
  const { hand = [] } = p1;
  return fftcgTable({ p1: { ...p1, hand: [{ card: '1-001', as: 'walker' }, ...hand] }, p2 }, [card, ...PLAIN]);
};

/** p1 has the Forward on the field, as `walker`. */
export const onField = (text: string, { p1 = {}, p2 = {} }: Sides = {}): Table => {
  const card = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const { field = [] } = p1;
  return fftcgTable({ p1: { ...p1, field: [{ card: '1-001', as: 'walker' }, ...field] }, p2 }, [card, ...PLAIN]);
};

/** The Summon is cast and resolves; `targets` are what it chooses. */
export const summoned = (text: string, sides: Sides = {}, ...targets: readonly string[]): Table => {
  const at = inHand('summon', text, sides).answer('p1', { action: 'cast-summon', card: 'walker' });
  return bothPass(targets.length === 0 ? at : at.answer('p1', [...targets]));
};

/** The Forward enters the field, and its auto-ability has resolved. */
export const entered = (text: string, sides: Sides = {}, ...targets: readonly string[]): Table => {
  const at = inHand('forward', text, sides).answer('p1', { action: 'cast-character', card: 'walker' });
  return bothPass(targets.length === 0 ? at : at.answer('p1', [...targets]));
};
