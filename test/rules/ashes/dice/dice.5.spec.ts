import { expect, it } from 'vitest';
import { POWER, powerTable } from '../../../support/ashes-dice-power.js';
import { rule } from '../../../support/rule.js';

rule('Ashes dice.5', () => {
  it('is used from the power side, for a side action and the die', () => {
    const table = powerTable(2).answer('p1', POWER);
    expect([table.marks('worker'), table.cards('p1', 'exhaustedPool')]).toEqual([{ wounds: 1 }, ['ember']]);
    table.expectHappened('actionTaken', { action: 'side' });
  });
  it('is refused from any other side', () => {
    powerTable(1).expectRefused('p1', POWER, 'pay.no-power', 'turn.side.dicepower', 'dice.5');
  });
});
