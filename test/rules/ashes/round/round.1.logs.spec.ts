import { expect, it } from 'vitest';
import { ashesGameOf, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

rule('Ashes round.1', () => {
  it('begins with the first, as all have their first five cards', () => {
    const table = ashesGameOf();
    for (const seat of ['p1', 'p2']) table.answer(seat, table.legal(seat)[0] ?? null);
    expect(linesOf(table, 'roundBegan', 'turnChanged')).toEqual([
      'roundBegan number 1, seats [p1 p2] (round.1)',
      'turnChanged seat p1, number 1, phase prepare, began true (round.1, multi.3)',
    ]);
  });
  it('goes through its phases, each with a number of its own, and into the next round', () => {
    const table = ashesTable({ p1: {}, p2: {} });
    for (const seat of ['p1', 'p2']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(linesOf(table).filter((line) => !line.startsWith('drawn'))).toEqual([
      'turnEnding seat p2 (turn.2)',
      'turnChanged seat p1, number 5, phase recovery, began true (turn.3, round.1, multi.3)',
      'turnChanged seat p1, number 6, phase endOfRound, began true (round.1, multi.3)',
      'roundEnding seat p1, number 1 (endround.1)',
      'tokenGiven seat p2 (endround.2, multi.2)',
      'roundBegan number 2, seats [p1 p2] (round.1)',
      'turnChanged seat p2, number 7, phase prepare, began true (round.1, multi.3)',
      'drawStepEnding  (prepare.3)',
      'prepareEnding seat p2 (prepare.0)',
      'turnChanged seat p2, number 8, phase turns, began true (turn.1, multi.3)',
      'turnBegan seat p2 (turn.1)',
    ]);
  });
});
