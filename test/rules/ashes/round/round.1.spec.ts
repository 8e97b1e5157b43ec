import { expect, it } from 'vitest';
import { allPass, ashesGameOf, ashesTable, toFirstTurn } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

rule('Ashes round.1', () => {
  it('has three phases in their order, and then another round', () => {
    const table = toFirstTurn(ashesGameOf(), 'p1');
    expect(table.state.turn).toMatchObject({ phase: 'turns', active: 'p1' });
    allPass(table);
    const seen = [...table.log];
    while (table.state.pending.some(({ kind }) => kind === 'exhaustDice')) {
      table.answer(table.state.pending[0]?.seat ?? '', []);
      seen.push(...table.log);
    }
    const phases = seen.filter(({ kind }) => kind === 'turnChanged').map(({ phase }) => phase);
    expect(phases).toEqual(['recovery', 'endOfRound', 'prepare']);
    expect(seen.filter(({ kind }) => kind === 'roundBegan').map(({ number }) => number)).toEqual([2]);
  });
  it('takes nothing of another phase in the phase of turns', () => {
    const table = ashesTable({ p1: {}, p2: {} }).expectDecision({ p1: 'turnAction' });
    table.expectRefused('p1', [], 'answer.shape');
    table.expectRefused('p1', { action: 'recover' }, 'answer.shape');
  });
});
