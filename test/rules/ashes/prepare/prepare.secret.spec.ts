/** Who is asked in the prepare phase, in which order fatigue comes, and what the others learn of an answer. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { allPass, ashesGameOf, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const workers = (count: number) => Array.from({ length: count }, () => 'worker');
/** In the discard step of the next round, where p2 holds the token. */
const at = (p1: JsonRecord, p2: JsonRecord, others: { readonly [seat: string]: JsonRecord } = {}) =>
  allPass(ashesTable({ p1, p2, ...others }));
const kept = (table: ReturnType<typeof at>) => table.answer('p1', []).answer('p2', []);
const tired = (table: ReturnType<typeof at>) =>
  table.log.filter(({ kind }) => kind === 'woundsPlaced').map(({ seat, now }) => [seat, now]);

rule('Ashes prepare.2', () => {
  it('asks a player with one card', () => {
    const table = at({ hand: workers(1) }, { hand: workers(1) });
    table.expectDecision({ p1: 'prepareDiscard', p2: 'prepareDiscard' });
  });
  it('keeps secret what a player has chosen until all have', () => {
    const table = at({ hand: [{ card: 'worker', as: 'held' }] }, { hand: workers(1) }).answer('p1', ['held']);
    const seen = JSON.stringify(table.rules.logFor(table.log, { kind: 'player', seat: 'p2' }));
    expect([seen.includes(table.id('held')), seen.includes('answered')]).toEqual([false, true]);
    expect(linesOf(table.answer('p2', []), 'discarded')).toEqual([
      'discarded seat p1, object worker, from hand, card worker (prepare.2)',
    ]);
  });
  it('goes on without a player who leaves instead of choosing', () => {
    const table = at({ hand: workers(1) }, { hand: [] }, { p3: { hand: [] } });
    table.expectDecision({ p1: 'prepareDiscard' }).concede('p1').expectDecision({ p2: 'turnAction' });
    expect(table.cards('p2', 'hand')).toHaveLength(5);
  });
});

rule('Ashes prepare.3a', () => {
  it('alternates between players who both lack cards', () => {
    const table = kept(at({ hand: workers(3), drawPile: [] }, { hand: workers(3), drawPile: [] }));
    expect(tired(table)).toEqual([
      ['p2', 1],
      ['p1', 1],
      ['p2', 2],
      ['p1', 2],
    ]);
    expect(linesOf(table, 'woundsPlaced')[0]).toMatchInlineSnapshot(
      `"woundsPlaced object champion, count 1, source null, by rule, seat p2, card champion, type phoenixborn, now 1 (prepare.3a, damage.process.0, damage.step2, glossary.wound)"`,
    );
  });
  it('goes on with a player who alone lacks more', () => {
    const table = kept(at({ hand: workers(5) }, { hand: workers(3), drawPile: [] }));
    expect(tired(table)).toEqual([
      ['p2', 1],
      ['p2', 2],
    ]);
  });
  it('wounds no player who has drawn the last card', () => {
    const table = kept(at({ hand: workers(4), drawPile: workers(1) }, { hand: workers(5), drawPile: [] }));
    expect([tired(table), table.cards('p1', 'drawPile')]).toEqual([[], []]);
  });
});

rule('Ashes prepare.1.first', () => {
  it('lets another choose where the player who was to choose has left', () => {
    const table = ashesGameOf(['p1', 'p2', 'p3']);
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, table.legal(seat)[0] ?? null);
    const [chooser = ''] = table.state.pending.map(({ seat }) => seat);
    table.expectDecision({ [chooser]: 'firstPlayer' }).concede(chooser);
    const [next = ''] = table.state.pending.map(({ seat }) => seat);
    table.expectDecision({ [next]: 'firstPlayer' });
    expect(next).not.toBe(chooser);
  });
  it('begins the first round', () => {
    const table = ashesGameOf();
    for (const seat of ['p1', 'p2']) table.answer(seat, table.legal(seat)[0] ?? null);
    expect(linesOf(table, 'roundBegan', 'turnChanged')).toEqual([
      'roundBegan number 1, seats [p1 p2] (round.1)',
      'turnChanged seat p1, number 1, phase prepare, began true (round.1, multi.3)',
    ]);
  });
});
