/** Units that come somewhere together, and battlefields with units of two other players. */
import { expect, it } from 'vitest';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** What each unit did, by the kind and with the rules that no other line has. */
const lines = (table: ReturnType<typeof battleTable>) =>
  linesOf(table, 'moved', 'recalled').map((line) =>
    line.replace(/^(\w+) object (\w+).* \(.*?((?:, 303\.2\.a)?)(?:, 420\.3)?\)$/, '$1 $2$3'),
  );
rule('Riftbound 440.1.a.2', () => {
  it('leaves attackers there where no defender is left, and sends them home where one is', () => {
    const fight = (attacker: string, defender: string, more: object = {}) => {
      const table = battleTable({ p1: [attacker], p2: [at(defender, 'bridge', { ...more })] }, { bridge: 'p2' });
      return lines(passAll(move(table, 'p1', [attacker], 'bridge')));
    };
    expect(fight('m5', 'm1')).toEqual([]);
    expect(fight('m2', 'm1')).toEqual([]);
    expect(fight('m1', 'm3', { stunned: true })).toEqual(['recalled m1']);
  });
});
