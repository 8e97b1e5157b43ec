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

/** A Phoenixborn in play, labelled by its id. */
export const born = (id: string, marks: JsonRecord = {}): JsonRecord => ({ phoenixborn: [card(id, marks)] });

export const attachedTo = (host: string, id: string): JsonRecord => ({ card: id, as: id, attachedTo: host });

/** A die of the active pool with a label of its own, for tests with dice of several players. */
export const dieOf = (magic: string, level: number, as: string): JsonRecord => ({
  ...{ card: magic, cardless: true, as },
  ...(level > 0 && { level }),
});

/** p1 declares an attack by these units. */
export const attacks = (table: Table, target: string, units: readonly string[]): Table =>
  answered(table, ['p1', { action: 'attack', target }], ['p1', [...units]]);

/** Lets windows go by until this reaction may be played, and plays it. */
export const reactsLater = (table: Table, seat: string, id: string): Table => {
  const reaction = JSON.stringify({ react: table.find(seat, 'hand', id) });
  const mayReact = () => table.legal(seat).some((answer) => JSON.stringify(answer) === reaction);
  for (let asked = 0; asked < 5 && !mayReact(); asked++) passes(table, seat);
  return reacts(table, seat, id);
};

/** Takes the only trigger of the window that is open. */
export const triggers = (table: Table, seat: string): Table =>
  table.expectDecision({ [seat]: 'respond' }).answer(seat, table.legal(seat)[0] ?? null);
