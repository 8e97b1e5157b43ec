/** How much damage a side assigns, when its player is asked, and what goes beyond what kills. */
import { expect, it } from 'vitest';
import { free, target, UNIT } from '../../../support/riftbound-abilities.js';
import {
  attackBridge,
  battleTable,
  fightAtBridge,
  inHand,
  move,
  pass,
  passAll,
} from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const meek = unit({
  id: 'meek4',
  might: 4,
  abilities: [
    {
      kind: 'static',
      name: 'meek',
      affects: { self: true },
      changes: [{ change: 'flag', flag: 'dealsNoCombatDamage' }],
    },
  ],
});
/** What each unit is dealt, in the order of the log. */
const dealt = (table: Table) =>
  linesOf(table, 'damageDealt').map((line) => line.replace(/damageDealt object (\S+), amount (\d+).*/, '$1 $2'));
rule('Riftbound 439.1.b', () => {
  it('adds up the might of a side, down to 1', () => {
    expect(dealt(fightAtBridge(['m1'], ['m3']))).toEqual(['m3 1', 'm1 3']);
    expect(dealt(fightAtBridge(['m0'], ['m3']))).toEqual(['m0 3']);
    expect(dealt(fightAtBridge(['m1', 'm2'], ['m4']).answer('p2', { m1: 1, m2: 3 }))).toEqual(['m4 3', 'm1 1', 'm2 3']);
  });
  it('leaves out the might of a unit that deals no combat damage', () => {
    expect(dealt(fightAtBridge(['meek4'], ['m3'], { cards: [meek] }))).toEqual(['meek4 3']);
    expect(dealt(fightAtBridge(['meek4', 'm1'], ['m3'], { cards: [meek] }).answer('p2', { meek4: 3 }))).toEqual([
      'm3 1',
      'meek4 3',
    ]);
  });
});
rule('Riftbound 439.1.d', () => {
  it('is asked for where there are two ways, and not where there is one', () => {
    const two = fightAtBridge(['m1'], ['m2', 'm3']).expectDecision({ p1: 'assignDamage' });
    two.expectLegal('p1', [{ m2: 1 }, { m3: 1 }]);
    const one = fightAtBridge(['m1'], ['tank2', 'm3']).expectDecision({ p1: 'turnAction' });
    expect(dealt(one)).toEqual(['tank2 1', 'm1 5']);
  });
});
rule('Riftbound 439.1.d.7', () => {
  it('is asked for where 1 damage is assigned, and not where none is', () => {
    fightAtBridge(['m1'], ['torn2', 'm3']).expectDecision({ p1: 'damageOrder' });
    fightAtBridge(['m0'], ['torn2', 'm3']).expectDecision({ p1: 'turnAction' });
  });
});
rule('Riftbound 439.1.d.4', () => {
  const scored = (table: Table) => linesOf(table, 'scored').map((line) => line.replace(/, card .*| \(.*/, ''));
  it('counts what a conqueror has assigned beyond what kills, and nothing of an exact kill', () => {
    const conquest = (attacker: string, ...defenders: readonly string[]) => {
      const table = fightAtBridge([attacker], defenders);
      return scored(
        table.state.pending[0]?.kind === 'assignDamage' ? table.answer('p1', table.legal('p1')[0] ?? null) : table,
      );
    };
    const line = 'scored object bridge, seat p1, by conquer, attacked true';
    expect(conquest('m6', 'm2')).toEqual([`${line}, excess 4`]);
    expect(conquest('m3', 'm2')).toEqual([`${line}, excess 1`]);
    expect(conquest('m6', 'm5')).toEqual([`${line}, excess 1`]);
    expect(conquest('m4', 'm0')).toEqual([`${line}, excess 3`]);
  });
  it('counts nothing where the other side was gone before the damage', () => {
    const bolt = free('bolt', { do: 'kill', objects: 'target' }, { targets: [target(UNIT)] });
    const table = attackBridge(['m6'], ['m2'], { cards: [bolt], seats: { p1: inHand('bolt') } });
    emptyChain(play(table, 'bolt').answer('p1', ['m2']));
    expect(scored(passAll(table))).toEqual(['scored object bridge, seat p1, by conquer, attacked true']);
  });
  it('counts it for a defender who conquers as well', () => {
    const carry = free(
      'carry',
      { do: 'move', objects: 'target', to: 'there' },
      {
        targets: [target(UNIT), target({ is: ['battlefield'] }, 'there')],
      },
    );
    const table = battleTable({ p1: ['m2'], p2: ['m5'] }, {}, { cards: [carry], seats: { p2: inHand('carry') } });
    move(table, 'p1', ['m2'], 'bridge').answer('p1', pass);
    emptyChain(play(table, 'carry', 'p2').answer('p2', ['m5']).answer('p2', ['bridge']));
    expect(scored(passAll(table))).toEqual(['scored object bridge, seat p2, by conquer, excess 3']);
  });
});
