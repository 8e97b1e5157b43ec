/** Whole lists of what may be done, and of what is paid with. */
import { expect, it } from 'vitest';
import { deal, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { attackBridge, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
rule('Riftbound 439.1.d', () => {
  it('names the units in the order in which they get damage, and no tier without any', () => {
    const tiers = (...defenders: readonly string[]) => {
      const table = attackBridge(['m5'], defenders);
      for (let passes = 0; passes < 2; passes++) table.answer(table.state.pending[0]?.seat ?? '', PASS);
      const [{ id = '' } = {}] = table.expectDecision({ p1: 'assignDamage' }).state.pending;
      const space = table.rules.legalAnswers(table.state, id)?.space;
      if (space?.kind !== 'split') throw new Error('no damage is split');
      return space.tiers?.map((tier) => tier.map(({ full }) => full));
    };
    expect(tiers('m3', 'm4')).toEqual([[3, 4]]);
    expect(tiers('tank2', 'm3', 'm4')).toEqual([[2], [3, 4]]);
    expect(tiers('m3', 'm4', 'back2')).toEqual([[3, 4], [2]]);
    expect(tiers('tank2', 'm3', 'm4', 'back2')).toEqual([[2], [3, 4], [2]]);
  });
});
rule('Riftbound 439.1.d.9', () => {
  it('is so also of a text that speaks of combat damage alone', () => {
    const wraith = unit({
      id: 'wraith',
      might: 3,
      abilities: [
        {
          kind: 'prohibition',
          name: 'wraith',
          on: { event: 'damageDealt', where: { object: { object: { self: true } }, combat: { equals: true } } },
        },
      ],
    });
    const bolt = free('bolt', deal(1), { targets: [target(UNIT)] });
    const table = attackBridge(['m5'], ['wraith', 'm2'], { cards: [wraith, bolt], seats: { p1: inHand('bolt') } });
    allPass(play(table, 'bolt').answer('p1', ['wraith'])).expectHappened('damageDealt', {
      object: 'wraith',
      amount: 1,
    });
    for (let passes = 0; passes < 2; passes++) table.answer(table.state.pending[0]?.seat ?? '', PASS);
    expect(linesOf(table, 'damageDealt').map((line) => line.split(', source')[0])).toEqual([
      'damageDealt object m2, amount 5',
      'damageDealt object m5, amount 5',
    ]);
  });
});
