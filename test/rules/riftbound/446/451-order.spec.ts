import { expect, it } from 'vitest';
import { unit } from '../../../support/riftbound.js';
import type { Static } from '../../../support/riftbound-abilities.js';
import { battleTable } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const lord = (id: string, part: Omit<Static, 'kind' | 'name'>) =>
  unit({ id, abilities: [{ kind: 'static', name: id, ...part }] });
const OTHERS = { is: ['unit'], other: true } as const;
const WEAK = { ...OTHERS, numbers: { might: { max: 1 } } } as const;

const cards = [
  lord('to-1', { affects: OTHERS, changes: [{ change: 'set', name: 'might', to: 1 }] }),
  lord('to-6', { affects: OTHERS, changes: [{ change: 'set', name: 'might', to: 6 }] }),
  lord('shielder', { affects: WEAK, changes: [{ change: 'keyword', keyword: 'shield', n: 1 }] }),
  lord('tanks', { affects: OTHERS, changes: [{ change: 'keyword', keyword: 'tank' }] }),
  lord('of-tanks', { affects: { ...OTHERS, keyword: 'tank' }, changes: [{ change: 'keyword', keyword: 'ganking' }] }),
  lord('growth', { affects: OTHERS, changes: [{ change: 'number', name: 'might', add: 1 }] }),
  lord('trainer', { affects: { ...OTHERS, keyword: 'tank' }, changes: [{ change: 'number', name: 'might', add: 2 }] }),
];
/** The facts of m4, which is on the board first, and then these in turn. */
const m4 = (...lords: readonly string[]) => battleTable({ p1: ['m4', ...lords], p2: [] }, {}, { cards }).facts('m4');
const keywordsOf = (...lords: readonly string[]) => Object.keys(m4(...lords).keywords).sort();

rule('Riftbound 450.2', () => {
  it('applies to what traits have made of a unit, also where the ability is the older one', () => {
    expect([m4('shielder', 'to-1').keywords, m4('to-1', 'shielder').keywords]).toEqual([{ shield: 1 }, { shield: 1 }]);
  });
  it('does not apply without that', () => {
    expect(m4('shielder').keywords).toEqual({});
  });
});

rule('Riftbound 450.3', () => {
  it('counts for who has an ability by another effect, also where the number is the older one', () => {
    expect([m4('trainer', 'tanks').numbers['might'], m4('tanks', 'trainer').numbers['might']]).toEqual([6, 6]);
  });
  it('counts for nobody without it', () => {
    expect(m4('trainer').numbers['might']).toBe(4);
  });
  it('comes after what sets might, which no later increase undoes', () => {
    expect(m4('tanks', 'trainer', 'to-1').numbers['might']).toBe(3);
  });
});

rule('Riftbound 451', () => {
  it('applies an effect after the one that it depends on, though it is older', () => {
    expect(keywordsOf('of-tanks', 'tanks')).toEqual(['ganking', 'tank']);
  });
  it('applies no effect whose condition nothing fulfils', () => {
    expect(m4('of-tanks').keywords).toEqual({});
  });
});

rule('Riftbound 453', () => {
  it('applies what does not depend on the other by age, so that the newest has the last word', () => {
    expect([m4('to-1', 'to-6').numbers['might'], m4('to-6', 'to-1').numbers['might']]).toEqual([6, 1]);
  });
  it('is no question where effects add up', () => {
    const trained = [m4('trainer', 'tanks', 'growth'), m4('growth', 'tanks', 'trainer')];
    expect(trained.map(({ numbers }) => numbers['might'])).toEqual([7, 7]);
  });
});
