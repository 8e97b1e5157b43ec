import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 404.6.c.1', () => {
  const sources = (table: ReturnType<typeof battleTable>) =>
    table.log.filter(({ kind }) => kind === 'damageDealt').map(({ object, source }) => [object, source]);
  it('has the units of the other side as the source, all of them', () => {
    const boards = { p1: ['m1', 'm2'], p2: [at('m6', 'bridge')] };
    const table = passAll(move(battleTable(boards, { bridge: 'p2' }), 'p1', ['m1', 'm2'], 'bridge'));
    table.answer('p2', { m1: 1, m2: 5 });
    const [m1, m2, m6] = ['m1', 'm2', 'm6'].map(table.id);
    expect(sources(table)).toEqual([
      [m6, [m1, m2]],
      [m1, [m6]],
      [m2, [m6]],
    ]);
    table.expectHappened('damageDealt', { object: 'm6', amount: 3, cites: '404.6.c' });
  });
  it('has the spell as the source of what a spell deals meanwhile', () => {
    const bolt = free('bolt', { do: 'deal', objects: 'target', amount: 1 }, { targets: [target()] });
    const seats = { p1: { hand: [{ card: 'bolt', as: 'bolt' }] } };
    const table = battleTable({ p1: ['m1'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' }, { cards: [bolt], seats });
    play(move(table, 'p1', ['m1'], 'bridge'), 'bolt').answer('p1', ['m6']);
    const [item = ''] = table.state.zones['chain'] ?? [];
    table.answer('p1', { action: 'pass' }).answer('p2', { action: 'pass' });
    expect(sources(table)).toEqual([[table.id('m6'), [item]]]);
  });
});
