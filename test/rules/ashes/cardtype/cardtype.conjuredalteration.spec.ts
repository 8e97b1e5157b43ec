/** Conjured alteration spells that an effect attaches to several units. */
import { expect, it } from 'vitest';
import { ally, conjuredAlteration, type ActionCard } from '../../../support/ashes.js';
import { cast, its, UNITS, workers } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [
  conjuredAlteration({ id: 'chains', limit: 3, bonus: { attack: -1 } }),
  conjuredAlteration({ id: 'wreath', limit: 3, attachTo: { named: 'elder' } }),
  ally({ id: 'elder', life: 3 }),
];
type Effect = NonNullable<ActionCard['effect']>;
const attaching = (card: 'chains' | 'wreath'): Effect =>
  its(UNITS, { do: 'attach-conjured', card, objects: 'it', as: 'done' }, { do: 'draw', count: { size: 'done' } });
const result = (table: ReturnType<typeof cast>) => [
  table.cards('p2', 'attached'),
  table.cards('p1', 'conjurationPile'),
  table.cards('p1', 'hand').length,
];

rule('Ashes cardtype.conjuredalteration', () => {
  it('is attached to a unit from the pile of the player of the effect', () => {
    const table = cast(
      attaching('chains'),
      { p1: { conjurationPile: ['wreath', 'chains', 'chains'] }, p2: { battlefield: workers({ unit: {} }) } },
      cards,
    );
    expect(result(table)).toEqual([['chains'], ['wreath', 'chains'], 1]);
    expect(table.facts('unit').numbers).toMatchObject({ attack: 0 });
    expect(linesOf(table, 'attached')).toEqual([
      'attached seat p1, object chains, to unit, card chains, type conjured-alteration (cardtype.conjuredalteration)',
    ]);
  });
  it('is attached to as many units as there are copies, one after the other', () => {
    const table = cast(
      attaching('chains'),
      { p1: { conjurationPile: ['chains'] }, p2: { battlefield: workers({ one: {}, other: { status: 1 } }) } },
      cards,
    ).answer('p1', 'other');
    expect([result(table), table.facts('other').numbers['attack']]).toEqual([[['chains'], [], 1], 0]);
  });
  it('is attached to no unit that it does not name', () => {
    const seats = (card: string) => ({ p1: { conjurationPile: ['wreath'] }, p2: { battlefield: [card] } });
    expect(result(cast(attaching('wreath'), seats('worker'), cards))).toEqual([[], ['wreath'], 0]);
    expect(result(cast(attaching('wreath'), seats('elder'), cards))).toEqual([['wreath'], [], 1]);
  });
});
