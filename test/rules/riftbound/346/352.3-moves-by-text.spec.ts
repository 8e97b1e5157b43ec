import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const lead = free(
  'lead',
  { do: 'move', objects: 'target', to: 'there', orBase: true },
  { targets: [target(), { ...target({ is: ['battlefield'] }, 'there'), min: 0 }] },
);

rule('Riftbound 352.3', () => {
  it.each([
    [['bridge'], 'bridge'],
    [[], undefined],
  ])('a unit that may move anywhere goes to the battlefield that is chosen, or else to its base: %o', (chosen, at_) => {
    const boards = { p1: [], p2: [at('m1', 'meadow')] };
    const table = battleTable(boards, { meadow: 'p2' }, { cards: [lead], seats: { p1: inHand('lead') } });
    play(table, 'lead')
      .answer('p1', ['m1'])
      .expectLegal('p1', [[], ['meadow'], ['bridge']]);
    allPass(table.answer('p1', chosen)).expectHappened('moved', { object: 'm1', origin: 'meadow' });
    expect(table.marks('m1')['at']).toBe(at_ && table.id(at_));
  });
});
