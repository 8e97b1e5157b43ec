/** What texts of a battlefield without a controller do that ask their player something, or have their player win. */
import { expect, it } from 'vitest';
import { deal, sequence, target, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass } from '../../../support/riftbound-play.js';
import { battlefield } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** p1 moves a unit, which triggers this effect of the battlefield of p2, controlled or not; its target is m4. */
const moved = (effect: Effect, controlled: boolean) => {
  const shrine = battlefield({ id: 'shrine', abilities: [whenever('moved', effect, { targets: [target()] })] });
  const seats = {
    p2: { energy: 3, battlefields: [{ card: 'shrine', as: 'shrine', ...(controlled && { controlled }) }] },
  };
  const board = controlled ? [{ card: 'm5', as: 'm5', at: 'shrine' }] : ['m5'];
  const table = battleTable(
    { p1: ['m1', 'm4'], p2: board },
    {},
    { cards: [shrine], seats: { ...seats, p1: { energy: 3 } } },
  );
  move(table, 'p1', ['m1'], 'meadow').answer(controlled ? 'p2' : 'p1', ['m4']);
  return allPass(table);
};
const asked = (table: ReturnType<typeof moved>) => table.state.pending.map(({ seat, kind }) => `${seat} ${kind}`);
rule('Riftbound 416.3', () => {
  const any = sequence(
    { do: 'pay-any', resource: 'energy', as: 'n' },
    { do: 'deal', objects: 'target', amount: { bound: 'n' } },
  );
  const may = { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: deal(2), otherwise: deal(1) } as const;
  it('asks the controller of a battlefield', () => {
    expect([asked(moved(any, true)), asked(moved(may, true))]).toEqual([['p2 payAmount'], ['p2 mayPay']]);
  });
  it('asks nobody of a battlefield without a controller: nothing is paid', () => {
    const paid = moved(any, false);
    expect([asked(paid), linesOf(paid, 'spent', 'damageDealt')]).toEqual([['p1 focus'], []]);
    const declined = moved(may, false);
    expect(asked(declined)).toEqual(['p1 focus']);
    expect(linesOf(declined, 'spent', 'damageDealt').map((line) => line.split(', source')[0])).toEqual([
      'damageDealt object m4, amount 1',
    ]);
  });
});
