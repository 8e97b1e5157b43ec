import { expect, it } from 'vitest';
import { unit } from '../../../support/riftbound.js';
import type { Static } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const might = (table: ReturnType<typeof battleTable>, label: string) => table.facts(label).numbers['might'];
const always = (name: string, part: Omit<Static, 'kind' | 'name'>): Static => {
  return { kind: 'static', name, ...part };
};
const OTHERS = { is: ['unit'], other: true } as const;
const from = (min: number) => ({ object: 'self', matches: { numbers: { might: { min } } } }) as const;

/** While Mighty it has Shield. */
const proud = unit({
  id: 'proud',
  might: 4,
  abilities: [always('proud', { while: from(5), changes: [{ change: 'keyword', keyword: 'shield', n: 1 }] })],
});
const setter = unit({
  id: 'setter',
  abilities: [always('setter', { affects: OTHERS, changes: [{ change: 'set', name: 'might', to: 1 }] })],
});
const weakener = unit({
  id: 'weakener',
  abilities: [always('weakener', { affects: OTHERS, changes: [{ change: 'number', name: 'might', add: -1 }] })],
});
const captain = unit({
  id: 'captain',
  abilities: [always('captain', { affects: OTHERS, changes: [{ change: 'keyword', keyword: 'assault', n: 1 }] })],
});
/** +2 always, and +3 from 6 might on. */
const growing = unit({
  id: 'growing',
  might: 4,
  abilities: [
    always('more', { changes: [{ change: 'number', name: 'might', add: 2 }] }),
    always('most', { while: from(6), changes: [{ change: 'number', name: 'might', add: 3 }] }),
  ],
});
const cards = [proud, setter, weakener, captain, growing];
const table = (own: Parameters<typeof battleTable>[0]['p1'] = []) => battleTable({ p1: own, p2: [] }, {}, { cards });

rule('Riftbound 449', () => {
  const defended = () =>
    battleTable({ p1: ['m1'], p2: [at('proud', 'bridge', { buff: true })] }, { bridge: 'p2' }, { cards });
  it('applies an early layer again if a late one fulfilled its condition, each effect once', () => {
    const played = defended();
    expect([might(played, 'proud'), played.facts('proud').keywords]).toEqual([5, { shield: 1 }]);
    move(played, 'p1', ['m1'], 'bridge');
    expect(might(played, 'proud')).toBe(6);
  });
  it('drops all of it where the condition fails', () => {
    const played = table(['proud']);
    expect([might(played, 'proud'), played.facts('proud').keywords]).toEqual([4, {}]);
  });
});

rule('Riftbound 450.1', () => {
  it('sets might before anything is added, however old the effects are', () => {
    expect(might(table([{ card: 'm4', buff: true }, 'setter']), 'm4')).toBe(2);
  });
});

rule('Riftbound 450.3.d.1', () => {
  it('increases first: the condition of an increase sees no decrease', () => {
    expect(might(table(['weakener', 'growing']), 'growing')).toBe(8);
  });
});

rule('Riftbound 450.3.d.2', () => {
  it('decreases last, in the same sum', () => {
    expect(might(table(['weakener', { card: 'm3', buff: true }]), 'm3')).toBe(3);
  });
});
