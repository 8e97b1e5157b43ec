/** Focus and priority after something that was undone, that only added resources, or whose player has left. */
import { expect, it } from 'vitest';
import { activated, draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, pass } from '../../../support/riftbound-battles.js';
import { activate, chainOf, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const ACTION = [{ keyword: 'action' } as const];
const mourner = (id: string) => unit({ id, abilities: [whenever('killed', draw())] });
const cards = [
  spell({
    id: 'trade',
    energy: 0,
    keywords: ACTION,
    additionalCosts: [
      { as: 'life', costs: [{ pay: 'kill', count: 1, of: { ...UNIT, numbers: { might: { max: 1 } } } }] },
    ],
    targets: [target({ ...UNIT, of: 'you', numbers: { might: { max: 1 } } })],
    effect: kill(),
  }),
  gear({
    id: 'spring',
    abilities: [activated('drip', [], { do: 'add', resource: 'energy', amount: 1 }, { timing: 'reaction' })],
  }),
  gear({
    id: 'tome',
    abilities: [
      activated('plain', [], draw()),
      activated('early', [], draw(), { timing: 'action' }),
      activated('late', [], draw(), { timing: 'reaction' }),
    ],
  }),
  free('bolt', kill(), { targets: [target()] }),
  free('spark', draw()),
  mourner('aunt'),
  mourner('niece'),
];
rule('Riftbound 387', () => {
  it('asks all players anew once an ability was used', () => {
    const boards = { p1: [], p2: [{ card: 'tome', as: 'tome' }] };
    const table = play(battleTable(boards, {}, { cards, seats: { p1: inHand('spark') } }), 'spark').answer('p1', pass);
    activate(table, 'tome', 'late', 'p2').expectDecision({ p2: 'priority' }).answer('p2', pass);
    table.expectDecision({ p1: 'priority' }).expectNotHappened('resolving');
    expect(chainOf(table)).toEqual(['spark', 'tome']);
    table.answer('p1', pass).expectHappened('resolving', { card: 'tome' });
  });
});
rule('Riftbound 370.2', () => {
  it('is refused of an object without abilities, and of one with others, with its reason', () => {
    const table = battleTable({ p1: ['m1', 'tome'], p2: [] }, {}, { cards });
    const message = (source: string, ability: string) =>
      table.refused('p1', { action: 'activate', source, ability }).message;
    expect(message('m1', 'plain')).toContain('an object of yours on the board that has such abilities');
    expect(message('tome', 'other')).toBe('Its activated abilities: plain, early, late.');
  });
});
