import { expect, it } from 'vitest';
import { draw, whenever } from '../../../support/riftbound-abilities.js';
import { fightAtBridge, passAll } from '../../../support/riftbound-battles.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const martyr = unit({
  id: 'martyr',
  abilities: [{ ...whenever('killed', draw(), { where: { object: { object: { self: true } } } }), looksBack: true }],
});

rule('Riftbound 724.1', () => {
  it('triggers as the unit is killed, by damage as well', () => {
    const table = fightAtBridge(['martyr'], ['m3'], { cards: [martyr] });
    expect([passAll(table).exists('martyr'), table.cards('p1', 'hand')]).toEqual([false, ['soldier']]);
  });
  it('does not trigger for a unit that lives', () => {
    const table = fightAtBridge(['martyr', 'm5'], ['m2'], { cards: [martyr] });
    table.expectDecision({ p2: 'assignDamage' }).answer('p2', { m5: 2 });
    expect(table.cards('p1', 'hand')).toEqual([]);
  });
});
