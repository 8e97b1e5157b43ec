/** Whole lists of what may be done, and of what is paid with. */
import { it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
const spark = free('spark', draw());
rule('Riftbound 316.6', () => {
  it('is an action of the action phase, and of no other time', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { cards: [spark], seats: { p1: inHand('spark') } });
    table.expectLegal('p1', [{ action: 'play', card: 'spark' }, { action: 'end-turn' }]);
    play(table, 'spark').expectLegal('p1', [PASS]);
  });
});
