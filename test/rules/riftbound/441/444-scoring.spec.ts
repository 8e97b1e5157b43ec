import { expect, it } from 'vitest';
import { draw, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, fightAtBridge, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const points = (seats: { readonly [seat: string]: number }) =>
  Object.fromEntries(Object.entries(seats).map(([seat, count]) => [seat, { points: count }]));

rule('Riftbound 442.2', () => {
  it('is a point for each battlefield of the turn player as the beginning phase continues', () => {
    const table = battleTable({ p1: [], p2: [at('m1', 'meadow'), at('m2', 'bridge')] }, { meadow: 'p2', bridge: 'p2' });
    table.answer('p1', { action: 'end-turn' });
    table.expectHappened('scored', { object: 'meadow', seat: 'p2', by: 'hold', cites: '315.2.b.1' });
    table.expectHappened('scored', { object: 'bridge', seat: 'p2', by: 'hold', cites: '442.2' });
    expect(table.player('p2')['points']).toBe(2);
  });
  it('is none for anybody else, or for what nobody controls', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    table.answer('p1', { action: 'end-turn' }).expectNotHappened('scored');
  });
});

rule('Riftbound 443', () => {
  it('scores a battlefield once in a turn, and again in the next one', () => {
    const table = battleTable({ p1: ['m1'], p2: [] });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    table.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' });
    table.expectHappened('scored', { seat: 'p1', by: 'hold' });
    expect(table.player('p1')['points']).toBe(2);
  });
  it('lets another player conquer it in the same turn', () => {
    const table = battleTable({ p1: [at('m1', 'bridge')], p2: [at('m3', 'bridge')] }, {});
    // Both are there, and the bridge is contested by p1: the defender who is left conquers it in the turn of another.
    passAll(table).expectHappened('scored', { object: 'bridge', seat: 'p2', by: 'conquer' });
  });
});

rule('Riftbound 444.1.b.2', () => {
  it('gives a card instead of the final point where not every battlefield is scored', () => {
    const table = battleTable({ p1: ['m1'], p2: [] }, {}, { seats: points({ p1: 7 }) });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    table.expectHappened('scored', { seat: 'p1', by: 'conquer' }).expectHappened('drawn', { cites: '444.1.b.2' });
    table.expectNotHappened('pointsGained');
    expect([table.state.outcome, table.player('p1')['points'], table.cards('p1', 'hand')]).toEqual([
      null,
      7,
      ['soldier'],
    ]);
  });
  it('gives it with every battlefield scored in this turn, the conquered one among them', () => {
    const table = battleTable({ p1: ['m1', 'm2'], p2: [] }, {}, { seats: points({ p1: 6 }) });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    passAll(move(table, 'p1', ['m2'], 'bridge'));
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], reason: 'points' });
    expect(table.state.outcome?.cites.map(({ rule }) => rule)).toEqual(['322.1', '445']);
  });
  it('counts what was held in this turn', () => {
    const table = battleTable(
      { p1: [], p2: [at('m1', 'bridge'), 'm2'] },
      { bridge: 'p2' },
      { seats: points({ p2: 6 }) },
    );
    table.answer('p1', { action: 'end-turn' });
    expect(table.player('p2')['points']).toBe(7);
    passAll(move(table, 'p2', ['m2'], 'meadow'));
    expect(table.state.outcome).toMatchObject({ winners: ['p2'] });
  });
  it('does not count what was scored in a turn before', () => {
    const table = battleTable(
      { p1: [at('m1', 'meadow'), 'm2'], p2: [] },
      { meadow: 'p1' },
      { seats: points({ p1: 7 }) },
    );
    passAll(move(table, 'p1', ['m2'], 'bridge')).expectNotHappened('pointsGained');
  });
});

rule('Riftbound 444.1.b.1', () => {
  it('gives the final point for holding, whatever else is scored', () => {
    const table = battleTable({ p1: [], p2: [at('m1', 'bridge')] }, { bridge: 'p2' }, { seats: points({ p2: 7 }) });
    table.answer('p1', { action: 'end-turn' });
    expect(table.state.outcome).toMatchObject({ winners: ['p2'], reason: 'points' });
  });
  it('is not reached with less', () => {
    const table = battleTable({ p1: [], p2: [at('m1', 'bridge')] }, { bridge: 'p2' }, { seats: points({ p2: 6 }) });
    expect(table.answer('p1', { action: 'end-turn' }).state.outcome).toBeNull();
  });
});

rule('Riftbound 444.2', () => {
  const victor = unit({
    id: 'victor',
    abilities: [whenever('scored', draw(), { where: { seat: { seat: 'you' } } })],
  });
  it('triggers after the point is there', () => {
    const table = fightAtBridge(['victor', 'm5'], ['m1'], { cards: [victor] });
    table.expectDecision({ p2: 'assignDamage' }).answer('p2', { m5: 1 });
    table.expectHappened('pointsGained', { seat: 'p1' }).expectHappened('abilityPlaced', { card: 'victor' });
    expect(table.player('p1')['points']).toBe(1);
    allPass(table.expectDecision({ p1: 'priority' }));
    expect(table.cards('p1', 'hand')).toEqual(['soldier']);
  });
  it('triggers not where a defender keeps what they control', () => {
    const table = fightAtBridge(['m1'], ['victor', 'm5'], { cards: [victor] });
    table.answer('p1', { m5: 1 }).expectHappened('combatEnded').expectNotHappened('abilityPlaced');
  });
});
