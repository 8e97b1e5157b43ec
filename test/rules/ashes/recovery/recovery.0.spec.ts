import { expect, it } from 'vitest';
import { allPass, ashesTable, dice } from '../../../support/ashes.js';
import { kindsOf } from '../../../support/ashes-windows.js';
import { noCase, rule } from '../../../support/rule.js';

rule('Ashes recovery.0', () => {
  noCase('outside', 'Every round has this phase, and nothing else has its steps.');
  it('has all players do each step before the next', () => {
    const unit = (as: string) => [{ card: 'worker', as, wounds: 1, exhaustion: 1 }];
    const table = allPass(
      ashesTable({
        p1: { battlefield: unit('own'), activePool: dice('charm', 'basic', 1) },
        p2: { battlefield: unit('theirs') },
      }),
    );
    expect(kindsOf(table, 'woundsRemoved', 'exhaustionRemoved')).toEqual([
      'woundsRemoved',
      'woundsRemoved',
      'exhaustionRemoved',
      'exhaustionRemoved',
    ]);
    expect([table.marks('own'), table.marks('theirs')]).toEqual([{}, {}]);
    table.expectDecision({ p1: 'exhaustDice' });
  });
});
