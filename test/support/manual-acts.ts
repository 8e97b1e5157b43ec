/**
 * What holds for the manual acts of every game: each can be proposed, is confirmed, happens, and is marked as asserted.
 */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/index.js';
import type { Table } from './table.js';

export type Puzzle = {
  readonly game: string;
  readonly acts: readonly { readonly name: string; readonly title: string }[];
  /** A table where every act has something to do, and p1 is asked what a text does. */
  readonly open: () => Table;
  /** What is asked of p1 once the text has ended. */
  readonly after: string;
};

export const everyManualAct = ({ game, acts, open, after }: Puzzle): void => {
  describe(`every manual act of ${game}`, () => {
    it.each(acts.map(({ name }) => name))('%s is carried out as asserted', (act) => {
      const table = open().answer('p1', act);
      answerAll(table, 'manualPart');
      table.answer('p2', 'yes').expectHappened('asserted', { act });
      // What is open within the act itself; its entries follow only then.
      const entries = [...table.log];
      for (let asked = table.state.pending[0]; asked?.kind !== 'manualAct'; asked = table.state.pending[0]) {
        if (asked === undefined) throw new Error(`${act} ends the game, or the text`);
        table.answer(asked.seat, table.legal(asked.seat).at(-1) ?? null);
        entries.push(...table.log);
      }
      const caused = entries.filter(({ kind }) => kind !== 'answered');
      expect(caused.length, 'something came of it').toBeGreaterThan(0);
      expect(caused.filter((entry) => entry['asserted'] !== true)).toEqual([]);
      table.answer('p1', 'end').expectDecision({ p1: after });
    });

    it('has a name of its own and a title', () => {
      expect(new Set(acts.map(({ name }) => name)).size).toBe(acts.length);
      for (const { title } of acts) expect(title).toMatch(/^[A-Z]/);
    });
  });
};

/** Answers every decision of the kind with its first answer. */
const answerAll = (table: Table, kind: string): void => {
  for (let asked = table.state.pending[0]; asked?.kind === kind; asked = table.state.pending[0]) {
    const [first = null]: readonly Json[] = table.rules.legalAnswers(table.state, asked.id)?.answers ?? [];
    table.answer(asked.seat, first);
  }
};
