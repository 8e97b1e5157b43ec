import { expect, it } from 'vitest';
import { free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const conquering = (points = 0) =>
  passAll(move(battleTable({ p1: ['m1'], p2: [] }, {}, { seats: { p1: { points } } }), 'p1', ['m1'], 'meadow'));

rule('Riftbound 442.1', () => {
  it('is control of a battlefield that its player has not scored in this turn', () => {
    conquering().expectHappened('scored', { object: 'meadow', seat: 'p1', by: 'conquer', cites: '442.1' });
  });
  it('is not control that stays where it was', () => {
    const table = battleTable(
      { p1: [at('m5', 'meadow')], p2: ['m1'] },
      { meadow: 'p1' },
      { position: { turn: { active: 'p2', number: 4 } } },
    );
    passAll(move(table, 'p2', ['m1'], 'meadow'))
      .expectHappened('combatEnded')
      .expectNotHappened('scored');
  });
});

rule('Riftbound 444.1', () => {
  it('gives one point for a score', () => {
    const table = conquering(3).expectHappened('pointsGained', { seat: 'p1', amount: 1, points: 4, cites: '444.1' });
    expect([table.player('p1')['points'], table.player('p2')['points']]).toEqual([4, 0]);
  });
  it('gives a card instead where it would be the final one', () => {
    const table = conquering(7).expectNotHappened('pointsGained');
    expect(table.player('p1')['points']).toBe(7);
  });
});

const gift = free('gift', { do: 'gain-points', count: 1 });
const given = (points: number) => {
  const seats = { p1: { points, hand: [{ card: 'gift', as: 'gift' }] } };
  return allPass(play(battleTable({ p1: ['m1'], p2: [] }, {}, { cards: [gift], seats }), 'gift'));
};

rule('Riftbound 444.1.a.1', () => {
  it('gives any point, also the final one, and scores no battlefield', () => {
    const table = given(7).expectHappened('pointsGained', { seat: 'p1', points: 8, cites: '444.1.a.1' });
    table.expectNotHappened('scored').expectNotHappened('drawn');
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], reason: 'points' });
  });
  it('wins nothing with one point less than the victory score', () => {
    expect(given(6).expectDecision({ p1: 'turnAction' }).state.outcome).toBeNull();
  });
  it('takes nothing from what is scored in this turn', () => {
    const table = passAll(move(given(0), 'p1', ['m1'], 'meadow')).expectHappened('scored', { object: 'meadow' });
    expect(table.player('p1')['points']).toBe(2);
  });
});
