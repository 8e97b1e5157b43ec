import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const press = free(
  'press',
  { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
  { keywords: [{ keyword: 'reaction' }], targets: [target({ is: ['unit'], of: 'opponents' })] },
);

rule('Riftbound 322.5.b', () => {
  it('gives a unit that changes hands in a combat the other side', () => {
    const boards = { p1: ['m2', 'm5'], p2: [at('m3', 'bridge'), at('m4', 'bridge')] };
    const table = battleTable(boards, { bridge: 'p2' }, { cards: [press], seats: { p1: inHand('press') } });
    move(table, 'p1', ['m2', 'm5'], 'bridge');
    expect(table.marks('m3')).toMatchObject({ defending: true });
    emptyChain(play(table, 'press').answer('p1', ['m3']));
    table.expectHappened('sideTaken', { object: 'm3', side: 'attacking', cites: '322.5.b' });
    expect(table.marks('m3')).toMatchObject({ attacking: true });
    expect(table.marks('m3')['defending']).toBeUndefined();
  });
});
