/** Additional costs that a text asks for at some times only. */
import { it } from 'vitest';
import { draw } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const WITH_UNIT = { count: { is: ['unit'], of: 'you' }, is: { min: 1 } } as const;
const fee = (optional: boolean) =>
  spell({
    id: 'fee',
    energy: 0,
    additionalCosts: [{ as: 'extra', costs: [{ pay: 'energy', n: 2 }], optional, while: WITH_UNIT }],
    effect: draw(),
  });
const open = (optional: boolean, board: readonly string[], energy: number) =>
  battleTable({ p1: board, p2: ['m3'] }, {}, { cards: [fee(optional)], seats: { p1: { ...inHand('fee'), energy } } });

rule('Riftbound 353.2.a', () => {
  it('is asked for while the condition of the text holds, and else not', () => {
    open(false, ['m2'], 1).expectRefused('p1', { action: 'play', card: 'fee' }, 'cost.not-payable');
    play(open(false, [], 1), 'fee').expectDecision({ p1: 'priority' });
  });
  it('is offered, where it is optional, while the condition holds, and else not', () => {
    play(open(true, ['m2'], 2), 'fee').expectLegal('p1', [{ pay: [] }, { pay: ['extra'] }]);
    play(open(true, [], 2), 'fee').expectDecision({ p1: 'priority' });
  });
});
