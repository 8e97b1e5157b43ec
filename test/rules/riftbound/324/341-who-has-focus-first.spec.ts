import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const drive = free(
  'drive',
  { do: 'move', objects: 'target', to: 'there' },
  { targets: [target(), target({ is: ['battlefield'] }, 'there')] },
);

rule('Riftbound 341', () => {
  const three = (there: string) => {
    const seats = { p1: inHand('drive') };
    const table = battleTable({ p1: [], p2: ['m2'], p3: [] }, {}, { cards: [drive], seats });
    return allPass(play(table, 'drive').answer('p1', ['m2']).answer('p1', [there]));
  };
  it('is of whose unit an effect has brought there, in the turn of another: they conquer in it', () => {
    const table = three('tower').expectHappened('contested', { object: 'tower' });
    for (const seat of ['p2', 'p3', 'p1']) table.expectDecision({ [seat]: 'focus' }).answer(seat, pass);
    table.expectHappened('scored', { object: 'tower', seat: 'p2', by: 'conquer' });
    expect([table.player('p1')['points'], table.player('p2')['points']]).toEqual([0, 1]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('is of the turn player where they move there themselves', () => {
    const table = battleTable({ p1: ['m1'], p2: [], p3: [] });
    move(table, 'p1', ['m1'], 'tower')
      .expectDecision({ p1: 'focus' })
      .answer('p1', pass)
      .expectDecision({ p2: 'focus' });
  });
});
