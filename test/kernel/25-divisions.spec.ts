/**
 * A number that is divided is divided when the effect is announced, at least one unit to each, and each gets its share.
 */
import { describe, expect, it } from 'vitest';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const rain = spell(
  'rain',
  {
    do: 'for-each',
    objects: 'target',
    as: 'it',
    effect: { do: 'deal', objects: 'it', amount: { share: 'drops', of: 'it' } },
  },
  { targets: [{ as: 'target', from: { is: ['unit'] }, min: 1, max: 3, divide: { amount: 6, unit: 2, as: 'drops' } }] },
);
const cards = [rain, unit('oak', { power: 20 }), unit('elm', { power: 20 }), unit('ash', { power: 20 })];
const table = (...play: readonly string[]) =>
  toyTable(bagToy(), cards, {
    p1: { hand: [{ card: 'rain', as: 'rain' }], play: play.map((card) => ({ card, as: card })) },
    p2: {},
  }).answers('p1', { action: 'play', card: 'rain' });

describe('a number that is divided', () => {
  it('is asked for once it is known among whom, in whole units and none without', () => {
    const at = table('oak', 'elm', 'ash').answers('p1', ['oak', 'elm']);
    expect(at.open).toEqual({ p1: 'division' });
    const [oak, elm] = [at.id('oak'), at.id('elm')];
    expect(at.legal('p1')).toEqual(
      expect.arrayContaining([
        { [oak]: 4, [elm]: 2 },
        { [oak]: 2, [elm]: 4 },
      ]),
    );
    expect(at.legal('p1')).toHaveLength(2);
    at.refused('p1', { oak: 6 });
    at.refused('p1', { oak: 3, elm: 3 });
    at.answers('p1', { oak: 4, elm: 2 });
    expect([at.marks('oak'), at.marks('elm'), at.marks('ash')]).toEqual([{ damage: 4 }, { damage: 2 }, {}]);
  });

  it('is all for the only one', () => {
    expect(table('oak').answers('p1', ['oak']).marks('oak')).toEqual({ damage: 6 });
  });

  it('leaves one unit to each of as many as it has units', () => {
    const at = table('oak', 'elm', 'ash').answers('p1', ['oak', 'elm', 'ash']);
    expect(at.legal('p1')).toHaveLength(1);
  });
});
