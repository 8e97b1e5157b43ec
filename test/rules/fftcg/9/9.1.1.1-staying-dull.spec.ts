/** Printed texts by which a card stays dull in the Active Phase, and changes that end with the opponent's turn. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { bothPass, fftcgTable, forward } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const squire = forward({ id: 'squire' });
const dear = forward({ id: 'dear', cost: 2 });

const withText = (text: string, p2: JsonRecord = {}): Table => {
  const card = definitionOf(record(1, { type: 'forward', text }));
  return fftcgTable({ p1: { field: [{ card: '1-001', as: 'walker' }] }, p2 }, [card, squire, dear]);
};
const isDull = (at: Table, card: string): boolean => at.marks(card)['dull'] === true;

/** Main Phase 1 of the next turn, without an attack; and who was asked for one before. */
const nextTurn = (at: Table): string => {
  const { number } = at.state.turn;
  const asked: string[] = [];
  while (at.state.turn.number === number || at.state.turn.phase !== 'main1') {
    const [open] = at.state.pending;
    if (open?.kind !== 'attack') bothPass(at);
    else {
      asked.push(open.seat);
      at.answer(open.seat, []);
    }
  }
  return asked.join();
};

rule('FF-TCG 9.1.1.1', () => {
  it('keeps a card with "will not activate during your next Active Phase" dull once', () => {
    const text = '《ダル》: Draw 1 card. Walker 1 will not activate during your next Active Phase.';
    const at = bothPass(withText(text).answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' }));
    const dull = [1, 2, 3, 4].map(() => {
      nextTurn(at);
      return isDull(at, 'walker');
    });
    expect(dull).toEqual([true, true, true, false]);
  });

  it('keeps a card with "does not activate during your Active Phase" dull in each turn', () => {
    const at = withText('Walker 1 does not activate during your Active Phase.[[br]]《ダル》: Draw 1 card.');
    bothPass(at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' }));
    const dull = [1, 2, 3, 4].map(() => {
      nextTurn(at);
      return isDull(at, 'walker');
    });
    expect(dull).toEqual([true, true, true, true]);
  });

  it('keeps only the opponent’s Forwards dull that a field ability names', () => {
    const text = "The Forwards of cost 2 or more opponent controls won't activate at the controller's Active Phase.";
    const at = withText(text, { field: ['dear', 'squire'].map((one) => ({ card: one, as: one, dull: true })) });
    nextTurn(at);
    expect([isDull(at, 'dear'), isDull(at, 'squire')]).toEqual([true, false]);
  });
});

rule('FF-TCG 9.5.1.3.2', () => {
  it("keeps a Forward from attacking until the end of the opponent's turn, and no longer", () => {
    const text = "{0}: Choose 1 Forward. It cannot attack until the end of your opponent's turn.";
    const at = withText(text, { field: [{ card: 'squire', as: 'squire' }] });
    at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' }).answer('p1', ['squire']);
    bothPass(at);
    expect([1, 2, 3, 4].map(() => nextTurn(at))).toEqual(['p1', '', 'p1', 'p2']);
  });
});
