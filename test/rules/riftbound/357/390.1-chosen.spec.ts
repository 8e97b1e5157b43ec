import { expect, it } from 'vitest';
import { activated, draw, target, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable } from '../../../support/riftbound-battles.js';
import { activate, chainOf } from '../../../support/riftbound-play.js';
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
