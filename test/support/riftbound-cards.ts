/** Tables with the built-in cards of Riftbound, and what a test of a card says there. */
import type { Json, JsonRecord } from '../../src/engine/index.js';
import { cards } from '../../src/engine/games/riftbound/cards/index.js';
import { riftboundTable, runes } from './riftbound.js';
import type { Table } from './table.js';

/** p1 has twelve runes of every kind that a card may need, p2 a unit and the battlefield that it is at. */
export const cardsTable = (
  p1: JsonRecord,
  p2: JsonRecord = {},
  places: readonly string[] = ['meadow', 'bridge'],
): Table => {
  const [own = '', other = ''] = places;
  return riftboundTable(
    {
      p1: {
        runes: ['fury', 'chaos', 'body', 'order'].flatMap((domain) => runes(domain, 3)),
        battlefields: [{ card: own, as: 'own', controlled: true }],
        ...p1,
      },
      p2: { battlefields: [{ card: other, as: 'other', controlled: true }], ...p2 },
    },
    cards,
  );
};

export const card = (id: string, as: string, more: JsonRecord = {}): JsonRecord => ({ card: id, as, ...more });
/** A unit of four might, and its player. */
export const sergeant = (as: string, more: JsonRecord = {}): JsonRecord => card('ogn-219', as, more);

/** The first way to pay and to order is taken; no player responds. */
const FIRST: readonly string[] = ['payment', 'recycleOrder', 'triggerOrder', 'runeOrder'];
const PASSED: readonly string[] = ['priority', 'focus'];

/**
 * Answers what is asked until the turn player may act again: questions in their order, without those that say nothing
 * of a card.
 */
export const answered = (table: Table, ...answers: readonly Json[]): Table => {
  const left = [...answers];
  for (let asked = 0; asked < 60; asked += 1) {
    const [decision] = table.state.pending;
    if (decision === undefined || decision.kind === 'turnAction') break;
    const { id, kind, seat } = decision;
    if (PASSED.includes(kind)) table.answer(seat, { action: 'pass' });
    else if (FIRST.includes(kind))
      table.answer(
        seat,
        table.rules.sampleAnswer(table.state, id, () => 0),
      );
    else {
      const answer = left.shift();
      if (answer === undefined)
        throw new Error(`nobody has said how ${kind} is answered: ${JSON.stringify(table.legal(seat))}`);
      table.answer(seat, answer);
    }
  }
  if (left.length > 0) throw new Error(`nobody asked for ${JSON.stringify(left)}`);
  return table;
};

export const plays = (table: Table, as: string, ...answers: readonly Json[]): Table =>
  answered(table.answer('p1', { action: 'play', card: as }), ...answers);

export const damageOn = (table: Table, ...units: readonly string[]): readonly unknown[] =>
  units.map((unit) => table.marks(unit)['damage'] ?? 0);
