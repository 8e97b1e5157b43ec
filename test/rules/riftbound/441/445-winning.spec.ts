import { expect, it } from 'vitest';
import { free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { allPass, endTurn, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const gift = free('gift', { do: 'gain-points', count: 1 });
const given = (points: number, others: number) => {
  const seats = { p1: { points, ...inHand('gift') }, p2: { points: others } };
  return allPass(play(battleTable({ p1: [], p2: [] }, {}, { cards: [gift], seats }), 'gift'));
};

rule('Riftbound 445', () => {
  it('is won by who has the victory score', () => {
    const { outcome } = given(7, 6).state;
    expect(outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false, reason: 'points' });
    expect(outcome?.cites.map(({ rule }) => rule)).toEqual(['322.1', '445']);
  });
  it('is not won with less', () => {
    expect(given(6, 7).expectDecision({ p1: 'turnAction' }).state.outcome).toBeNull();
  });
  it('is not won while another has as many', () => {
    const tied = battleTable({ p1: [], p2: [] }, {}, { seats: { p1: { points: 8 }, p2: { points: 8 } } });
    expect(tied.expectDecision({ p1: 'turnAction' }).state.outcome).toBeNull();
    expect(given(8, 8).state.outcome).toMatchObject({ winners: ['p1'] });
  });
  it('is won by the score of the mode: a team needs 11', () => {
    const hands = { p1: { points: 4, ...inHand('gift') }, p3: { points: 6 } };
    const table = allPass(play(teamTable({}, {}, { cards: [gift], seats: hands }), 'gift'));
    expect(table.state.outcome).toMatchObject({ winners: ['p1', 'p3'] });
  });
});

rule('Riftbound 442.1.a', () => {
  const before = { position: { turn: { active: 'p4', number: 4 } } };
  /** p3 held the tower as p1's turn began, and p3's unit there goes home in it: p1's m1 takes the tower. */
  const taken = (held: boolean) => {
    const boards = { p1: ['m1'], p3: held ? [at('m2', 'tower')] : [] };
    const home = free(
      'home',
      { do: 'move', objects: 'target' },
      { targets: [{ as: 'target', from: { is: ['unit'], of: 'friends' }, min: 1, max: 1 }] },
    );
    const more = { ...before, cards: [home], seats: { p1: inHand('home') } };
    const table = endTurn(teamTable(boards, held ? { tower: 'p3' } : {}, more), 'p4');
    if (held) allPass(play(table, 'home').answer('p1', ['m2'])).expectHappened('controlLost', { object: 'tower' });
    return passAll(move(table, 'p1', ['m1'], 'tower'));
  };
  it('conquers nothing that a teammate held as the turn began', () => {
    const table = taken(true).expectHappened('controlTaken', { object: 'tower', seat: 'p1', cites: '442.1.a' });
    expect(table.expectNotHappened('scored').player('p1')['points']).toBe(0);
  });
  it('conquers what nobody of the team held', () => {
    expect(taken(false).expectHappened('scored', { object: 'tower', seat: 'p1' }).player('p1')['points']).toBe(1);
  });
});
