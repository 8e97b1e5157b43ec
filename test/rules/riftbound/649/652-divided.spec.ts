import { expect, it } from 'vitest';
import { free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const amount = { share: 'shares', of: 'it' } as const;
const rain = free(
  'rain',
  { do: 'deal', objects: 'target', amount },
  {
    targets: [{ ...target(UNIT, 'target', 1), max: 3, divide: { amount: 3, as: 'shares' } }],
  },
);

/** p1 has three damage to divide among a unit of each player. */
const dividing = () => {
  const boards = { p1: ['m4'], p2: ['m5'], p3: ['m6'] };
  const table = battleTable(boards, {}, { cards: [rain], seats: { p1: inHand('rain') } });
  return allPass(play(table, 'rain').answer('p1', ['m4', 'm5', 'm6'])).expectDecision({ p1: 'division' });
};

rule('Riftbound 652.1', () => {
  it('has a number divided anew among the targets that are left', () => {
    const table = dividing().concede('p2').expectDecision({ p1: 'division' });
    table.expectLegal('p1', [
      { m4: 1, m6: 2 },
      { m4: 2, m6: 1 },
    ]);
    table.answer('p1', { m4: 1, m6: 2 }).expectHappened('damageDealt', { object: 'm6', amount: 2 });
    expect([table.marks('m4')['damage'], table.marks('m6')['damage']]).toEqual([1, 2]);
  });
  it('has it divided as before where none of the targets was of who leaves', () => {
    const boards = { p1: ['m4'], p2: ['m5'], p3: [] };
    const table = battleTable(boards, {}, { cards: [rain], seats: { p1: inHand('rain') } });
    allPass(play(table, 'rain').answer('p1', ['m4', 'm5']))
      .expectDecision({ p1: 'division' })
      .concede('p3');
    table.expectLegal('p1', [
      { m4: 1, m5: 2 },
      { m4: 2, m5: 1 },
    ]);
  });
  it('has nothing divided any more where the item was of who leaves', () => {
    const table = dividing().concede('p1').expectNotHappened('damageDealt').expectDecision({ p2: 'turnAction' });
    expect(chainOf(table)).toEqual([]);
    expect([table.marks('m5')['damage'], table.marks('m6')['damage']]).toEqual([undefined, undefined]);
  });
});
