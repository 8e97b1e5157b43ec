/** How much damage a side assigns, when its player is asked, and what goes beyond what kills. */
import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { attackBridge, inHand, pass } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 322.5.b', () => {
  const press = free(
    'press',
    { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
    { targets: [target({ is: ['unit'], of: 'opponents' })] },
  );
  it('has a unit that changes hands on the other side alone, and not for the first time', () => {
    const table = attackBridge(['m2', 'm5'], ['m3'], { cards: [press], seats: { p2: inHand('press') } });
    emptyChain(play(table.answer('p1', pass), 'press', 'p2').answer('p2', ['m2']));
    expect(linesOf(table, 'sideTaken', 'sideLeft')).toEqual([
      'sideTaken object m2, side defending, card m2, seat p2, first false (322.5.b, 322.5)',
    ]);
    expect(table.marks('m2')).toEqual({ exhausted: true, at: table.id('bridge'), inCombat: true, defending: true });
  });
});
