/** Tables with the cards of the six decks, and what happens again and again at them. */
import { expect } from 'vitest';
import type { Json, JsonRecord } from '../../src/engine/index.js';
import { cards, correctedCards } from '../../src/engine/games/ashes/cards/index.js';
import { ashesTable } from './ashes.js';
import type { Table } from './table.js';

/** As `ashesTable`: p1's turn. Cards with a name have it as label: `unit('iron-rhino')` is `iron-rhino`. */
export const decksTable = (seats: { readonly [seat: string]: JsonRecord }, position: JsonRecord = {}): Table =>
  ashesTable(seats, cards, position);

/** The same with the cards that the publisher has corrected. */
export const correctedTable = (seats: { readonly [seat: string]: JsonRecord }): Table =>
  ashesTable(seats, correctedCards);

/** A card with marks, by its id or a label. */
export const card = (id: string, marks: JsonRecord = {}): JsonRecord => ({ card: id, as: id, ...marks });

/** Plays a card of the hand as an action; costs that leave a choice are paid by the first answer. */
export const plays = (table: Table, seat: string, id: string): Table =>
  paid(table.answer(seat, { action: 'play', card: table.find(seat, 'hand', id) }), seat);

export const uses = (table: Table, seat: string, object: string, ability: string): Table =>
  paid(table.answer(seat, { action: 'activate', card: object, ability }), seat);

const COSTS: readonly string[] = ['payment', 'parallelCost', 'discardToPay'];

const paid = (table: Table, seat: string): Table => {
  for (let asked = 0; asked < 5; asked++) {
    const [decision] = table.state.pending;
    if (decision === undefined || !COSTS.includes(decision.kind)) return table;
    table.answer(seat, table.legal(seat)[0] ?? null);
  }
  return table;
};

/** Answers the choices that are open, one after the other. */
export const answered = (table: Table, ...answers: readonly (readonly [seat: string, answer: Json])[]): Table =>
  answers.reduce((at, [seat, answer]) => at.answer(seat, answer), table);

/** Plays a reaction of the hand in the window that is open. */
export const reacts = (table: Table, seat: string, id: string): Table =>
  paid(table.expectDecision({ [seat]: 'respond' }).answer(seat, { react: table.find(seat, 'hand', id) }), seat);

export const passes = (table: Table, seat: string): Table =>
  table.expectDecision({ [seat]: 'respond' }).answer(seat, { pass: true });

export const wounds = (table: Table, label: string): number => Number(table.marks(label)['wounds'] ?? 0);

/** The marks of a Phoenixborn count, whatever else it has. */
export const expectWounds = (table: Table, of: { readonly [label: string]: number }): Table => {
  expect(Object.fromEntries(Object.keys(of).map((label) => [label, wounds(table, label)]))).toEqual(of);
  return table;
};
