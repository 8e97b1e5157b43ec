import { expect, it } from 'vitest';
import { cast } from '../../../support/fftcg-play.js';
import { fftcgTable, forward } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  forward({ id: 'cloud', cost: 0 }),
  forward({ id: 'cloud-2', name: 'cloud', cost: 0 }),
  forward({ id: 'mage', cost: 0, generic: true }),
];
const table = (hand: string, field: readonly string[], theirs: readonly string[] = []) =>
  fftcgTable({ p1: { hand: [{ card: hand, as: 'new' }], field }, p2: { field: theirs } }, cards);

rule('FF-TCG 5.2.2.1', () => {
  it('lets one of a name be on a side of the field, and any number with the generic icon', () => {
    const refusal = table('cloud-2', ['cloud']).refused('p1', { action: 'cast-character', card: 'new' });
    expect(refusal).toMatchObject({ code: 'field.same-name' });
    expect(refusal.cites.map(({ rule: number }) => number)).toEqual(expect.arrayContaining(['5.2.2.1', '7.7.3']));
    expect(cast(table('mage', ['mage', 'mage']), 'new').cards('p1', 'field')).toHaveLength(3);
  });
  it('counts each side of the field for itself', () => {
    expect(cast(table('cloud', [], ['cloud']), 'new').cards('p1', 'field')).toEqual(['cloud']);
  });
});
