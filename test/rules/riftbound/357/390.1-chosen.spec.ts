import { expect, it } from 'vitest';
import { activated, draw, target, whenever, whenPlayed } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, chainOf, play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const SELF = { object: { object: { self: true } } };
const grow = { do: 'exhaust', objects: 'target' } as const;
const cards = [
  unit({ id: 'proud', abilities: [whenever('chosen', draw(), { where: SELF })] }),
  unit({ id: 'vain', abilities: [whenever('chosen', draw(), { where: { ...SELF, spell: { equals: true } } })] }),
  gear({ id: 'lens', abilities: [activated('aim', [], grow, { targets: [target()] })] }),
];
const open = (p1: readonly string[], p2: readonly string[]) => battleTable({ p1, p2 }, {}, { cards });

rule('Riftbound 390.1', () => {
  it('tells a text that waits for it what an ability that has triggered has chosen', () => {
    const waits = (id: string, spell: boolean) =>
      unit({
        id,
        abilities: [
          whenever('chosen', draw(), { where: { object: { object: { self: true } }, spell: { equals: spell } } }),
        ],
      });
    const caller = unit({
      id: 'caller',
      energy: 0,
      abilities: [whenPlayed({ do: 'exhaust', objects: 'target' }, { targets: [target()] })],
    });
    const called = (card: string, spell: boolean) => {
      const more = { cards: [caller, waits(card, spell)], seats: { p1: inHand('caller') } };
      const table = play(battleTable({ p1: [], p2: [card] }, {}, more), 'caller').answer('p1', [card]);
      return [linesOf(table, 'chosen').length, chainOf(table)];
    };
    expect(called('humble', false)).toEqual([1, ['caller', 'humble']]);
    expect(called('vain', true)).toEqual([1, ['caller']]);
  });
  it('tells a text that waits for it what was chosen for an ability, which is no spell', () => {
    const table = activate(open(['lens'], ['proud', 'vain']), 'lens', 'aim').answer('p1', ['proud']);
    table.expectHappened('chosen', { seat: 'p1', object: 'proud', spell: false });
    expect([table.rulesOf('chosen'), chainOf(table)]).toEqual([[['390.1']], ['lens', 'proud']]);
  });
  it('leaves out a text that waits for spells only', () => {
    const table = activate(open(['lens'], ['proud', 'vain']), 'lens', 'aim').answer('p1', ['vain']);
    expect(chainOf(table.expectHappened('chosen', { object: 'vain' }))).toEqual(['lens']);
  });
});
