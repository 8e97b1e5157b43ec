import { expect, it } from 'vitest';
import { activated, draw, free, target, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, kindsOf, play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const SELF = { object: { object: { self: true } } };
const grow = { do: 'exhaust', objects: 'target' } as const;
const cards = [
  unit({ id: 'proud', abilities: [whenever('chosen', draw(), { where: SELF })] }),
  unit({ id: 'vain', abilities: [whenever('chosen', draw(), { where: { ...SELF, spell: { equals: true } } })] }),
  free('glance', grow, { targets: [target()] }),
  gear({ id: 'lens', abilities: [activated('aim', [], grow, { targets: [target()] })] }),
];
const open = (p1: readonly string[], p2: readonly string[]) =>
  battleTable({ p1, p2 }, {}, { cards, seats: { p1: inHand('glance') } });

rule('Riftbound 352.4', () => {
  it('tells a text that waits for it that its object was chosen, before the spell resolves', () => {
    const table = play(open([], ['proud', 'm2']), 'glance').answer('p1', ['proud']);
    table.expectHappened('chosen', { seat: 'p1', object: 'proud', spell: true });
    expect([table.rulesOf('chosen'), kindsOf(table), chainOf(table)]).toEqual([
      [['352.4']],
      ['cardChained', 'finalized', 'chosen', 'abilityPlaced', 'finalized'],
      ['glance', 'proud'],
    ]);
    allPass(table).expectHappened('drawn', { seat: 'p2' });
  });
  it('tells nothing of what was not chosen', () => {
    const table = play(open([], ['proud', 'm2']), 'glance').answer('p1', ['m2']);
    table.expectHappened('chosen', { object: 'm2' });
    expect(chainOf(table)).toEqual(['glance']);
  });
  it('is not noted where no text waits for it', () => {
    const table = play(
      battleTable({ p1: [], p2: ['m2'] }, {}, { cards: cards.slice(2), seats: { p1: inHand('glance') } }),
      'glance',
    );
    table.answer('p1', ['m2']).expectHappened('finalized').expectNotHappened('chosen');
  });
});
