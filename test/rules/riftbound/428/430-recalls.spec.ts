import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { draw, free, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand } from '../../../support/riftbound-battles.js';
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

rule('Riftbound 430.1', () => {
  const wanderer = unit({ id: 'wanderer', abilities: [whenever('moved', draw())] });
  const sent = (card: 'recall' | 'home') => {
    const table = battleTable(
      { p1: [at('m1', 'meadow'), 'wanderer'], p2: [] },
      { meadow: 'p1' },
      { cards: [...cards, wanderer], seats: { p1: inHand(card) } },
    );
    return allPass(play(table, card).answer('p1', ['m1']));
  };
  it('is no move: what triggers for moves does not', () => {
    const table = sent('recall').expectHappened('recalled', { object: 'm1', origin: 'meadow', cites: '430.1' });
    table.expectNotHappened('moved').expectNotHappened('abilityPlaced').expectDecision({ p1: 'turnAction' });
  });
  it('is not what an effect does that moves the unit home: that triggers', () => {
    sent('home').expectHappened('moved', { object: 'm1' }).expectHappened('abilityPlaced', { card: 'wanderer' });
  });
});

rule('Riftbound 432', () => {
  const recalled = (more: JsonRecord) => {
    const seats = { p1: inHand('recall') };
    const table = attackBridge(['m2'], [{ card: 'm5', ...more }], { cards, seats });
    return allPass(play(table, 'recall').answer('p1', ['m5']));
  };
  it('changes nothing else of the unit, not even its damage', () => {
    const table = recalled({ damage: 1, buff: true, exhausted: true });
    expect(table.marks('m5')).toEqual({ damage: 1, buff: true, exhausted: true, inCombat: true });
  });
  it('exhausts no unit that is ready', () => {
    expect(recalled({}).marks('m5')).toEqual({ inCombat: true });
  });
});
