import { it } from 'vitest';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 726.1', () => {
  it('lets a unit move from battlefield to battlefield, and still home', () => {
    const table = battleTable({ p1: [at('ganker', 'meadow')], p2: [] }, { meadow: 'p1' });
    table.expectLegal('p1', [{ action: 'move', to: 'bridge' }, { action: 'move', to: 'base' }, { action: 'end-turn' }]);
  });
  it('is not of a unit without it', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    table.expectRefused('p1', { action: 'move', to: 'bridge' }, 'move.nobody', '141.4.c');
  });
});
