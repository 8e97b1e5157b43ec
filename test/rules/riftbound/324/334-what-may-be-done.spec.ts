/** Whole lists of what may be done, and of what is paid with. */
import { it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
const spark = free('spark', draw());
rule('Riftbound 334.1.c', () => {
  it('is all that a player may do who has nothing to respond with', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { cards: [spark], seats: { p1: inHand('spark') } });
    play(table, 'spark').expectLegal('p1', [PASS]).answer('p1', PASS).expectLegal('p2', [PASS]);
  });
});
rule('Riftbound 344.3', () => {
  it('is all that a player with focus may do who has nothing to play', () => {
    const table = move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'bridge').expectLegal('p1', [PASS]);
    table.answer('p1', PASS).expectLegal('p2', [PASS]);
  });
});
