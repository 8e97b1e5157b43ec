import { expect, it } from 'vitest';
import { deal, free, target, DRAWS_AS_IT_DIES, SAVES_FRIENDS } from '../../../support/riftbound-abilities.js';
import { at, battleTable, fightAtBridge, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const glass = gear({ id: 'glass', abilities: [SAVES_FRIENDS] });
const martyr = unit({
  id: 'martyr',
  abilities: [DRAWS_AS_IT_DIES],
});
const cards = [glass, martyr, free('bolt', deal(2), { targets: [target()] })];

rule('Riftbound 440.1.a.1', () => {
  it('heals who was saved from lethal combat damage: it lives at home, and has no Deathknell', () => {
    const table = battleTable({ p1: ['m3'], p2: [at('martyr', 'bridge'), 'glass'] }, { bridge: 'p2' }, { cards });
    passAll(move(table, 'p1', ['m3'], 'bridge')).expectHappened('scored', { seat: 'p1', by: 'conquer' });
    expect([table.marks('martyr'), table.exists('glass'), chainOf(table)]).toEqual([{ exhausted: true }, false, []]);
  });
  it('heals nothing outside combat: a saved unit keeps its damage and dies in the next cleanup', () => {
    const table = battleTable({ p1: [], p2: ['martyr', 'glass'] }, {}, { cards, seats: { p1: inHand('bolt') } });
    allPass(play(table, 'bolt').answer('p1', ['martyr']));
    expect([table.exists('martyr'), table.exists('glass'), chainOf(table)]).toEqual([false, false, ['martyr']]);
  });
  it('heals before sides end: Assault and Shield keep units alive that need them', () => {
    const attack = fightAtBridge(['assault2'], ['m3']);
    expect([attack.exists('m3'), attack.marks('assault2')]).toEqual([
      false,
      { at: attack.id('bridge'), exhausted: true },
    ]);
    const defence = fightAtBridge(['m3'], ['shield2']);
    expect([defence.exists('m3'), defence.marks('shield2')]).toEqual([false, { at: defence.id('bridge') }]);
  });
});

rule('Riftbound 439.1.d.5', () => {
  const defenders = (stunned: boolean) => [
    { card: 'tank3', as: 'tank3', stunned },
    { card: 'm4', as: 'm4', damage: 2 },
    'back2',
  ];
  it('puts a stunned Tank first, though it strikes nobody; marked damage counts', () => {
    const table = fightAtBridge(['m5'], defenders(true)).expectHappened('damageDealt', { object: 'm5', amount: 6 });
    expect(['m5', 'tank3', 'm4', 'back2'].map((one) => table.exists(one))).toEqual([false, false, false, true]);
  });
  it('has one that is not stunned strike as well', () => {
    fightAtBridge(['m5'], defenders(false)).expectHappened('damageDealt', { object: 'm5', amount: 9 });
  });
});
