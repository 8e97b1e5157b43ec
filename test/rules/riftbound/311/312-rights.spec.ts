import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { attackBridge, battleTable, inHand, pass } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const spark = free('spark', draw());
const more = { cards: [spark], seats: { p1: inHand('spark'), p2: { hand: [{ card: 'spark', as: 'answer' }] } } };

rule('Riftbound 312.1.b', () => {
  it('lets nobody act without priority, though they have a Reaction', () => {
    const table = play(battleTable({ p1: [], p2: [] }, {}, more), 'spark').expectDecision({ p1: 'priority' });
    const refusal = table.refused('p2', { action: 'play', card: 'answer' });
    expect([refusal.code, refusal.cites.map(({ rule }) => rule).includes('312.1.b')]).toEqual(['decision.none', true]);
  });
  it('lets them act as soon as they have it', () => {
    const table = play(battleTable({ p1: [], p2: [] }, {}, more), 'spark').answer('p1', pass);
    table.expectDecision({ p2: 'priority' }).expectLegal('p2', [{ action: 'play', card: 'answer' }, pass]);
  });
});

rule('Riftbound 313.3', () => {
  it('leaves focus where it is as priority is passed on the first chain', () => {
    const table = allPass(attackBridge(['draws-attacking'], ['m3'])).expectDecision({ p1: 'focus' });
    expect(askedBy(table)).toContain('313.3');
  });
  it('leaves it to who has it while others respond with priority, until the chain is over', () => {
    const table = play(attackBridge(['m1'], ['m3'], more), 'spark').answer('p1', pass);
    table.expectDecision({ p2: 'priority' });
    play(table, 'answer', 'p2').answer('p2', pass).expectDecision({ p1: 'priority' });
    // It was p1 who had focus: the next one has it now.
    allPass(table.answer('p1', pass)).expectDecision({ p2: 'focus' });
  });
});
