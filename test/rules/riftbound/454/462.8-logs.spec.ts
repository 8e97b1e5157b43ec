/** What logs and questions of team games say beside those of others. */
import { expect, it } from 'vitest';
import { deal, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { askedBy, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const cards = [free('bolt', deal(1), { targets: [target(UNIT)] })];

rule('Riftbound 462.8.c', () => {
  it('is named as control is taken in a team, and in no other game', () => {
    const taken = (table: ReturnType<typeof battleTable>) =>
      linesOf(passAll(move(table, 'p1', ['m1'], 'tower')), 'controlTaken');
    const line = 'controlTaken object tower, seat p1, card tower (345.2.a, 182.4, 182.6.a';
    expect(taken(teamTable({ p1: ['m1'] }))).toEqual([`${line}, 462.8.c)`]);
    expect(taken(battleTable({ p1: ['m1'], p2: [], p3: [] }))).toEqual([`${line})`]);
  });
});

rule('Riftbound 462.8.f.1', () => {
  it('is named where a card takes the place of the final point of a team, and in no other game', () => {
    const drawn = (table: ReturnType<typeof battleTable>) =>
      linesOf(passAll(move(table, 'p1', ['m1'], 'meadow')), 'drawn').map((line) => line.replace(/.* \(/, ''));
    const seats = { p1: { points: 5 }, p3: { points: 5 } };
    expect(drawn(teamTable({ p1: ['m1'] }, {}, { seats }))).toEqual(['444.1.b.2, 462.8.f.1)']);
    expect(drawn(battleTable({ p1: ['m1'], p2: [] }, {}, { seats: { p1: { points: 7 } } }))).toEqual(['444.1.b.2)']);
  });
});

rule('Riftbound 462.6.a', () => {
  it('is named as the game ends, and where no player has a teammate it is not', () => {
    const rules = (table: ReturnType<typeof battleTable>) =>
      table.state.outcome?.cites.map(({ rule: number }) => number);
    const team = teamTable({}, {}, { seats: { p1: { points: 5 }, p3: { points: 6 } } });
    expect(rules(team)).toEqual(['322.1', '445', '462.6.a']);
    expect(rules(battleTable({ p1: [], p2: [] }, {}, { seats: { p1: { points: 8 } } }))).toEqual(['322.1', '445']);
  });
});

rule('Riftbound 462.8.d', () => {
  it('is named as targets are chosen in a team, and in no other game', () => {
    const more = { cards, seats: { p1: inHand('bolt') } };
    const boards = { p1: ['m1'], p2: ['m2'] };
    const usual = ['352.4', '352.10', '352.11', '352.13', '352.14', '352.15', '354.3'];
    expect(askedBy(play(teamTable(boards, {}, more), 'bolt'))).toEqual([...usual, '462.8.d']);
    expect(askedBy(play(battleTable(boards, {}, more), 'bolt'))).toEqual(usual);
  });
});
