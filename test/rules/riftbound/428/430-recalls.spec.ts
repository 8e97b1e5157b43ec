import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** It does not move. */
const statue = unit({
  id: 'statue',
  abilities: [
    { kind: 'prohibition', name: 'statue', on: { event: 'moved', where: { object: { object: { self: true } } } } },
  ],
});
const cards = [
  statue,
  free('recall', { do: 'recall', objects: 'target' }, { targets: [target()] }),
  free('home', { do: 'move', objects: 'target' }, { targets: [target()] }),
];
const cast = (card: string) => {
  const seats = { p1: { hand: [{ card, as: card }] } };
  const table = battleTable({ p1: [at('statue', 'meadow')], p2: [] }, { meadow: 'p1' }, { cards, seats });
  return allPass(play(table, card).answer('p1', ['statue']));
};

rule('Riftbound 430.3', () => {
  it('recalls also what cannot move', () => {
    const table = cast('recall').expectHappened('recalled', { object: 'statue', origin: 'meadow', cites: '430.3' });
    expect(table.marks('statue')).toEqual({});
  });
  it('lets it not be moved home', () => {
    const table = cast('home').expectNotHappened('moved');
    expect(table.marks('statue')).toEqual({ at: table.id('meadow') });
    table.expectLegal('p1', [{ action: 'end-turn' }]);
  });
});
