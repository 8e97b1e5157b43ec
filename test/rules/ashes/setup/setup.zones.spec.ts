/** The zones of a play area, and where dice lie. */
import { expect, it } from 'vitest';
import { ashesTable, dice } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const zonesOf = (seat: string): readonly string[] => {
  const { zones } = ashesTable({}).state;
  return Object.keys(zones)
    .filter((zone) => zone.startsWith(seat))
    .toSorted();
};

rule('Ashes setup.2', () => {
  it('is one of the zones of a play area, beside the place where all spells resolve', () => {
    const kinds = [
      'activePool',
      'aside',
      'attached',
      'battlefield',
      'below',
      'conjurationPile',
      'diceOnCards',
      'discardPile',
      'drawPile',
      'exhaustedPool',
      'hand',
      'phoenixborn',
      'removed',
      'spellboard',
    ];
    for (const seat of ['p1', 'p2']) expect(zonesOf(seat)).toEqual(kinds.map((kind) => `${seat}.${kind}`));
    expect(zonesOf('resolving')).toEqual(['resolving']);
  });
});

rule('Ashes setup.5', () => {
  it('has dice lie in both pools and on cards', () => {
    const one = (level: 'basic' | 'class' | 'power') => dice('charm', level, 1);
    const table = ashesTable({
      p1: {
        battlefield: [{ card: 'worker', as: 'host' }],
        activePool: one('basic'),
        exhaustedPool: one('class'),
        diceOnCards: one('power').map((die) => ({ ...die, on: 'host' })),
      },
    });
    for (const zone of ['activePool', 'exhaustedPool', 'diceOnCards'])
      expect(table.cards('p1', zone)).toEqual(['charm']);
  });
});
