/** What texts of a battlefield without a controller do that ask their player something, or have their player win. */
import { expect, it } from 'vitest';
import { target, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, move } from '../../../support/riftbound-battles.js';
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
rule('Riftbound 002', () => {
  it('has nobody win by the text of a battlefield without a controller', () => {
    expect(moved({ do: 'win-game' }, false).state.outcome).toBeNull();
    expect(moved({ do: 'win-game' }, true).state.outcome?.winners).toEqual(['p2']);
  });
});
