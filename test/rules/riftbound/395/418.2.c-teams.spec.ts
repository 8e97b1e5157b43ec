import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { inHand, teamTable } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 418.2.c', () => {
  const burnt = (points: number) => {
    const p1 = { ...inHand('study'), mainDeck: [], trash: ['soldier', 'hero'] };
    const seats = { p1, p2: { points: 4 }, p4: { points } };
    return allPass(play(teamTable({}, {}, { cards: [free('study', draw(2))], seats }), 'study'));
  };
  it('offers no teammate, and wins for the team of who is chosen', () => {
    const table = burnt(6).expectDecision({ p1: 'burnOutOpponent' }).expectLegal('p1', ['p2', 'p4']);
    expect(table.answer('p1', 'p4').state.outcome).toMatchObject({ winners: ['p2', 'p4'], losers: ['p1', 'p3'] });
  });
  it('goes on with the draw where the team has not enough', () => {
    const table = burnt(5).answer('p1', 'p2');
    expect([table.state.outcome, table.player('p2')['points'], table.cards('p1', 'hand').length]).toEqual([null, 5, 2]);
  });
});
