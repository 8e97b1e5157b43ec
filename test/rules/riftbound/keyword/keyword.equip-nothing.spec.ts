/** Equipping with something missing: the equipment, its cost, the unit, or a script of its cost. */
import { expect, it } from 'vitest';
import { activated, draw, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { cards as equipment } from '../../../support/riftbound-equipment.js';
import { linesOf } from '../../../support/log-lines.js';
import { emptyChain, allPass, play } from '../../../support/riftbound-play.js';
import { gear, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ...equipment,
  gear({ id: 'shard', energy: 0, tags: ['Equipment'], abilities: [activated('read', [], draw())] }),
  free(
    'bind',
    { do: 'attach', objects: 'one', to: 'other' },
    { targets: [target(UNIT, 'one'), target(UNIT, 'other')] },
  ),
];
/** p1 plays a unit with Weaponmaster, and chooses this equipment; then it is answered. */
const mastering = (chosen: string, dying: string | null = null) => {
  const seats = { p1: { ...inHand('smith', 'doom'), runes: runes('fury', 3) } };
  const table = battleTable({ p1: ['axe', 'shard', 'm2'], p2: [] }, {}, { cards, seats });
  emptyChain(play(table, 'smith')).answer('p1', [chosen]);
  if (dying !== null)
    play(table, 'doom').answer('p1', [dying === 'smith' ? table.find('p1', 'board', 'smith') : dying]);
  return emptyChain(table);
};

rule('Riftbound keyword.weaponmaster', () => {
  it('asks for the cost of the equipment that is chosen, and of nothing that has none', () => {
    mastering('axe').expectDecision({ p1: 'mayEquip' });
    mastering('shard').expectDecision({ p1: 'turnAction' }).expectNotHappened('attached');
  });
  it('asks nothing where the equipment has gone', () => {
    mastering('axe', 'axe').expectDecision({ p1: 'turnAction' }).expectNotHappened('attached');
  });
  it('attaches nothing where the unit has gone', () => {
    const table = mastering('axe', 'smith');
    if (table.state.pending[0]?.kind === 'mayEquip')
      table.answer('p1', 'yes').answer('p1', table.legal('p1')[0] ?? null);
    expect(linesOf(table, 'attached')).toEqual([]);
    expect(table.marks('axe')['attachedTo']).toBeUndefined();
  });
});

rule('Riftbound keyword.equip', () => {
  it('attaches no unit to another', () => {
    const table = battleTable({ p1: ['m1', 'm2'], p2: [] }, {}, { cards, seats: { p1: inHand('bind') } });
    allPass(play(table, 'bind').answer('p1', ['m1']).answer('p1', ['m2']));
    expect(linesOf(table, 'attached')).toEqual([]);
    expect(table.marks('m1')).toEqual({});
  });
});
