/** What the log says of a showdown that is over. */
import { expect, it } from 'vitest';
import { at, battleTable, fightAtBridge, move, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 345', () => {
  it('closes as the first step of a combat without a winner, and the combat goes on', () => {
    const table = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(table, 'showdownClosed', 'combatEnded', 'controlTaken')).toEqual([
      'showdownClosed object bridge, card bridge (345, 345.1)',
      'controlTaken object bridge, seat p1, card bridge (440.2, 440.2.a, 182.4, 182.6.a)',
      'combatEnded object bridge, winner p1, card bridge (440, 323.2)',
    ]);
  });
  it('closes without a combat for the player who alone has units there', () => {
    const table = passAll(
      move(battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m2'], 'meadow'),
    );
    expect(linesOf(table, 'showdownClosed', 'controlTaken')).toEqual([
      'showdownClosed object meadow, winner p1, card meadow (345)',
      'controlTaken object meadow, seat p1, card meadow (345.2.a, 182.4, 182.6.a)',
    ]);
  });
});
