import { expect, it } from 'vitest';
import { endTurn } from '../../../support/riftbound-play.js';
import { riftboundTable } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 304', () => {
  it('is the player whose turn it is, from its beginning to its end', () => {
    const table = endTurn(riftboundTable({}));
    table.expectHappened('turnBegan', { seat: 'p2', cites: '304' }).expectDecision({ p2: 'turnAction' });
    expect(table.state.turn.active).toBe('p2');
    expect(table.rulesOf('turnBegan')).toHaveLength(1);
  });
  it('is nobody else', () => {
    const table = riftboundTable({ p1: {}, p2: {}, p3: {} });
    for (const seat of ['p2', 'p3']) expect(table.refused(seat, { action: 'end-turn' }).code).toBe('decision.none');
  });
});
