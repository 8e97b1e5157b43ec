import { expect, it } from 'vitest';
import { draw, free, kill, target, UNIT, whenPlayed } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { chainOf, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const hunter = unit({ id: 'hunter', energy: 0, abilities: [whenPlayed(kill(), { targets: [target(UNIT)] })] });
const cards = [
  free('spark', draw()),
  free('answer', draw()),
  free('third', draw()),
  unit({ id: 'page', energy: 0 }),
  hunter,
];
const seats = { p1: inHand('spark', 'page', 'hunter'), p2: inHand('answer'), p3: inHand('third') };
const open = () => battleTable({ p1: [], p2: [], p3: [] }, {}, { cards, seats });

rule('Riftbound 652.4', () => {
  it('takes the items of who leaves from the chain; those of others resolve', () => {
    const table = play(play(open(), 'spark').answer('p1', pass), 'answer', 'p2').concede('p2');
    expect(chainOf(table)).toEqual(['spark']);
    table.expectDecision({ p3: 'priority' }).answer('p3', pass).answer('p1', pass);
    table.expectHappened('resolving', { card: 'spark' }).expectHappened('drawn', { seat: 'p1' });
  });
  it('leaves the state open where it was the only item: nobody is asked for priority any more', () => {
    const table = play(open(), 'spark').answer('p1', pass).expectDecision({ p2: 'priority' }).concede('p1');
    expect(chainOf(table)).toEqual([]);
    table.expectNotHappened('resolving').expectDecision({ p2: 'turnAction' });
  });
  it('is so while one waits who has not passed yet', () => {
    const table = play(open(), 'spark').answer('p1', pass).answer('p2', pass).expectDecision({ p3: 'priority' });
    table.concede('p1').expectDecision({ p2: 'turnAction' });
  });
  it('takes also what is pending, while its player is asked what it does', () => {
    const table = play(open(), 'hunter').expectDecision({ p1: 'target' }).concede('p1');
    expect(chainOf(table)).toEqual([]);
    table.expectNotHappened('finalized').expectNotHappened('abilityTaken').expectDecision({ p2: 'turnAction' });
  });
  it('leaves what is pending of another, and who has to choose for it', () => {
    play(open(), 'hunter').concede('p2').expectDecision({ p1: 'target' });
  });
  it('leaves them nothing to choose where all that they could choose goes with its player', () => {
    const theirs = whenPlayed(kill(), { targets: [target({ ...UNIT, of: 'opponents' })] });
    const bold = unit({ id: 'bold', energy: 0, abilities: [theirs] });
    const table = battleTable(
      { p1: [], p2: ['page'], p3: [] },
      {},
      { cards: [...cards, bold], seats: { p1: inHand('bold') } },
    );
    play(table, 'bold').expectDecision({ p1: 'target' }).concede('p2');
    expect(chainOf(table)).toEqual([]);
    table.expectNotHappened('finalized').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 652.5.c', () => {
  it('gives priority to the next player when who has it leaves', () => {
    const table = play(open(), 'spark').answer('p1', pass).expectDecision({ p2: 'priority' }).concede('p2');
    table.expectDecision({ p3: 'priority' }).expectNotHappened('resolving');
    table.answer('p3', pass).expectHappened('resolving', { card: 'spark' });
  });
  it('resolves the item where all others have passed', () => {
    const table = play(open(), 'spark').answer('p1', pass).answer('p2', pass).concede('p3');
    table.expectHappened('resolving', { card: 'spark' }).expectDecision({ p1: 'turnAction' });
  });
  it('leaves priority to who has it when another leaves, and asks who has not passed', () => {
    // p2 answers, p2 and p3 pass; p2 leaves before p1 has said anything to the item below.
    const table = play(play(open(), 'spark').answer('p1', pass), 'answer', 'p2').answer('p2', pass);
    table.expectDecision({ p3: 'priority' }).concede('p2').expectDecision({ p3: 'priority' });
    table.answer('p3', pass).expectNotHappened('resolving').expectDecision({ p1: 'priority' });
  });
});

rule('Riftbound 650', () => {
  it('leads to what the board is then: a showdown of who is left goes on, and control follows', () => {
    const table = move(
      battleTable({ p1: ['m1'], p2: [at('m2', 'bridge')], p3: [] }, { bridge: 'p2' }),
      'p1',
      ['m1'],
      'meadow',
    );
    table.concede('p2').expectDecision({ p1: 'focus' });
    table.answer('p1', pass).answer('p3', pass).expectHappened('scored', { object: 'meadow', seat: 'p1' });
  });
});
