import { expect, it } from 'vitest';
import { action, ashesTable } from '../../../support/ashes.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const lasting = (until: string) =>
  action({
    id: 'trick',
    cost: [{ pay: 'side' }],
    effect: its(
      { named: 'worker' },
      { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'life', add: 1 }], until },
    ),
  });
/** p1 can give the workers in play more life until then. */
const before = (until: string): Table =>
  ashesTable(
    {
      p1: {
        hand: [
          { card: 'trick', as: 'trick' },
          { card: 'worker', as: 'held' },
        ],
        battlefield: [{ card: 'worker', as: 'mine' }],
      },
    },
    [lasting(until)],
  );
const give = (table: Table): Table => table.answer('p1', { action: 'play', card: 'trick' });
const given = (until: string): Table => give(before(until));
const life = (table: Table) => table.facts('mine').numbers['life'];
const end = (table: Table, seat: 'p1' | 'p2') => table.answer(seat, { action: 'end' });
const passes = (table: Table, seat: 'p1' | 'p2') => end(table.answer(seat, { action: 'pass' }), seat);
const plays = (table: Table) => end(table.answer('p1', { action: 'play', card: 'held' }), 'p1');

/** The life in the turn of p2, and in the turn of p1 after it. */
const inTurns = (until: string) => {
  const table = plays(given(until));
  return [life(table), life(passes(table, 'p2'))];
};
/** The life in the turn of p2, and as the next round begins after both have passed. */
const inRounds = (until: string) => {
  const table = passes(given(until), 'p1');
  const before = life(table);
  passes(table, 'p2').expectHappened('roundBegan');
  return [before, life(table)];
};

rule('Ashes turn.1', () => {
  it('an effect until the start of your next turn ends then, also in another round', () => {
    expect(inTurns('startOfYourNextTurn')).toEqual([3, 2]);
    expect(inRounds('startOfYourNextTurn')).toEqual([3, 3]);
  });
  it('an effect until your next turn or the next round ends with the first of both (round.1)', () => {
    expect(inTurns('startOfYourNextTurnOrRound')).toEqual([3, 2]);
    expect(inRounds('startOfYourNextTurnOrRound')).toEqual([3, 2]);
  });
  it('an effect until the end of the next turn lasts in the turn of the opponent, and no longer', () => {
    expect(inTurns('endOfNextTurnOrRound')).toEqual([3, 2]);
    expect(inRounds('endOfNextTurnOrRound')).toEqual([3, 2]);
  });
  it('an effect until the end of the next turn, given in the last turn, ends with the round', () => {
    const table = give(passes(plays(before('endOfNextTurnOrRound')), 'p2'));
    expect(life(table)).toBe(3);
    passes(table, 'p1').expectHappened('roundBegan');
    expect(life(table)).toBe(2);
  });
  it('an effect of the next turn ends with the round where no turn follows (endround.2)', () => {
    const table = passes(given('endOfTurn'), 'p1');
    expect(life(table)).toBe(2);
  });
});
