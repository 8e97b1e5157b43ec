import { expect, it } from 'vitest';
import { deal, draw, free, sequence, target, whenever } from '../../../support/riftbound-abilities.js';
import {
  at,
  attackBridge,
  battleTable,
  fightAtBridge,
  inHand,
  move,
  pass,
  passAll,
} from '../../../support/riftbound-battles.js';
import { allPass, chainOf, kindsOf, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** Others of its player have 1 more might while it lives. */
const captain = unit({
  id: 'captain',
  might: 1,
  abilities: [
    {
      kind: 'static',
      name: 'captain',
      affects: { is: ['unit'], of: 'you', other: true },
      changes: [{ change: 'number', name: 'might', add: 1 }],
    },
  ],
});
const mourner = unit({ id: 'mourner', might: 4, abilities: [whenever('killed', draw())] });
const martyr = unit({
  id: 'martyr',
  might: 1,
  abilities: [{ ...whenever('killed', draw(), { where: { object: { object: { self: true } } } }), looksBack: true }],
});
const cards = [
  captain,
  mourner,
  martyr,
  free('blast', deal(1), { targets: [target()] }),
  free('slow', sequence(deal(1), draw()), { targets: [target()] }),
];
const blasted = (board: readonly (string | { card: string; damage: number })[], victim: string, spell = 'blast') => {
  const table = battleTable({ p1: [], p2: board }, {}, { cards, seats: { p1: inHand(spell) } });
  return allPass(play(table, spell).answer('p1', [victim]));
};

rule('Riftbound 319', () => {
  it('comes after an item has left the chain: a unit dies of the damage before anybody may act', () => {
    blasted(['m1'], 'm1').expectHappened('killed', { object: 'm1' }).expectDecision({ p1: 'turnAction' });
  });
  it('comes after a move: what was left is controlled by nobody', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'base').expectHappened('controlLost', { object: 'meadow' });
  });
  it('comes as somebody leaves, while another has something to decide', () => {
    // m2 lives by the lord of p3, who leaves with it.
    const lord = unit({
      id: 'lord',
      abilities: [
        {
          kind: 'static',
          name: 'lord',
          affects: { is: ['unit'], other: true },
          changes: [{ change: 'number', name: 'might', add: 1 }],
        },
      ],
    });
    const table = battleTable({ p1: [{ card: 'm2', damage: 2 }], p2: [], p3: ['lord'] }, {}, { cards: [lord] });
    expect(table.exists('m2')).toBe(true);
    table.concede('p3').expectHappened('killed', { object: 'm2' }).expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 320', () => {
  it('waits while an item is carried out: the unit is dead when all of it is done', () => {
    const table = blasted(['m1'], 'm1', 'slow');
    expect(kindsOf(table)).toEqual(['resolving', 'damageDealt', 'drawn', 'played', 'trashed', 'killed']);
  });
  it('resolves nothing of what it leads to: that is on the chain, and players may respond', () => {
    const table = blasted(['m1', 'mourner'], 'm1').expectHappened('abilityPlaced', { card: 'mourner' });
    table.expectNotHappened('drawn').expectDecision({ p2: 'priority' });
  });
});

rule('Riftbound 321', () => {
  it('begins again until nothing changes: a death that lowers might leads to the next one', () => {
    const table = blasted(['captain', { card: 'm2', damage: 2 }], 'captain');
    const killed = table.log.filter(({ kind }) => kind === 'killed').map(({ object }) => object);
    expect(killed).toEqual([table.id('captain'), table.id('m2')]);
  });
  it('ends there: a unit that has enough might without it lives', () => {
    const table = blasted(['captain', { card: 'm3', damage: 2 }], 'captain');
    expect([table.exists('captain'), table.exists('m3'), table.marks('m3')]).toEqual([false, true, { damage: 2 }]);
  });
});

rule('Riftbound 322.3', () => {
  it('notes a Deathknell before the unit leaves, and what others say of the death after it', () => {
    const table = blasted(['martyr', 'mourner'], 'martyr').expectHappened('killed', {
      object: 'martyr',
      cites: '322.3',
    });
    expect(chainOf(table.expectDecision({ p2: 'priority' }))).toEqual(['martyr', 'mourner']);
  });
  it('notes none of a unit that lives', () => {
    const table = blasted(['m3', 'martyr'], 'm3').expectNotHappened('killed');
    expect(chainOf(table)).toEqual([]);
  });
});

rule('Riftbound 322.5', () => {
  it('puts sides right after the deaths: what dies gets none', () => {
    const table = attackBridge(['m1', 'm2'], ['m3'], { cards, seats: { p2: inHand('blast') } }).answer('p1', pass);
    allPass(play(table, 'blast', 'p2').answer('p2', ['m1'])).expectHappened('killed', { object: 'm1' });
    table.expectNotHappened('sideTaken').expectNotHappened('sideLeft');
    expect(table.marks('m2')).toMatchObject({ attacking: true });
  });
  it('gives its side to a unit that is played into the combat', () => {
    const page = unit({ id: 'page', energy: 0, keywords: [{ keyword: 'reaction' }] });
    const table = attackBridge(['m1'], ['m3'], { cards: [page], seats: { p2: inHand('page') } }).answer('p1', pass);
    play(table, 'page', 'p2').answer('p2', 'bridge').expectHappened('sideTaken', { side: 'defending', cites: '322.5' });
  });
});

rule('Riftbound 323.2', () => {
  it('runs the usual cleanup after combat: a unit that lost might with a dead unit dies', () => {
    // m1 has 2 might by the captain, and none without damage: healed, it lives.
    const table = fightAtBridge(['m6'], ['captain', 'm1'], { cards });
    table.expectDecision({ p1: 'assignDamage' }).answer('p1', { captain: 4, m1: 2 });
    table.expectHappened('combatEnded', { cites: '323.2' });
    expect([table.exists('captain'), table.exists('m1')]).toEqual([false, false]);
  });
  it('finds no damage any more that has been healed', () => {
    const table = fightAtBridge(['m2'], ['m4', 'captain'], { cards });
    table.expectDecision({ p1: 'assignDamage' }).answer('p1', { captain: 1, m4: 1 });
    table.expectHappened('killed', { object: 'captain' }).expectHappened('healed', { object: 'm4', amount: 1 });
    expect(passAll(table).marks('m4')).toEqual({ at: table.id('bridge') });
  });
});
