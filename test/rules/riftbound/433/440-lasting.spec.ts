/** Effects that last for a combat. */
import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const rage = free(
  'rage',
  { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 3 }], until: 'endOfCombat' },
  { keywords: [{ keyword: 'action' }], targets: [target()] },
);
const open = () =>
  battleTable(
    { p1: ['m3', 'm5'], p2: [at('m2', 'bridge')] },
    { bridge: 'p2' },
    { cards: [rage], seats: { p1: inHand('rage') } },
  );
const raging = (table: ReturnType<typeof open>, unit: string) => allPass(play(table, 'rage').answer('p1', [unit]));
const mightOf = (table: ReturnType<typeof open>, unit: string) => table.facts(unit).numbers['might'];

rule('Riftbound 440.2', () => {
  it('ends with the combat, for a unit that was in it', () => {
    const table = raging(move(open(), 'p1', ['m3'], 'bridge'), 'm3');
    expect(mightOf(table, 'm3')).toBe(6);
    passAll(table).expectHappened('combatEnded', { object: 'bridge' });
    expect([mightOf(table, 'm3'), table.state.turn.active]).toEqual([3, 'p1']);
  });
});
