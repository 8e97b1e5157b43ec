import { expect, it } from 'vitest';
import { activated, draw } from '../../../support/riftbound-abilities.js';
import { battleTable } from '../../../support/riftbound-battles.js';
import { activate, allPass, play } from '../../../support/riftbound-play.js';
import { gear, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  gear({ id: 'archive', abilities: [activated('read', [{ pay: 'experience', n: 3 }], draw(2))] }),
  spell({
    id: 'insight',
    energy: 0,
    effect: { do: 'may-pay', costs: [{ pay: 'experience', n: 3 }], effect: draw(2), otherwise: draw(1) },
  }),
];
const open = (experience: number) =>
  battleTable({ p1: ['archive'], p2: [] }, {}, { cards, seats: { p1: { hand: ['insight'], experience } } });

rule('Riftbound keyword.experience', () => {
  it('as a cost is taken from what its player has', () => {
    const table = activate(open(4), 'archive', 'read');
    table.expectHappened('experienceSpent', { seat: 'p1', amount: 3, experience: 1, cites: 'keyword.experience' });
    expect(table.player('p1')['experience']).toBe(1);
  });
  it('that is not there pays for nothing, and leaves the state as it is', () => {
    const answer = { action: 'activate', source: 'archive', ability: 'read' };
    open(2).expectRefused('p1', answer, 'cost.no-experience', 'keyword.experience');
  });
  it.each([
    [3, [{ id: 'yes' }, { id: 'no' }]],
    [2, [{ id: 'no' }]],
  ])('on resolution is offered only to a player who has enough: with %i', (experience, options) => {
    const table = open(experience);
    allPass(play(table, table.find('p1', 'hand', 'insight')));
    expect(table.legal('p1')).toEqual(options.map(({ id }) => id));
  });
});
