import { expect, it } from 'vitest';
import { free, kill, sequence, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0, keywords: [{ keyword: 'reaction' }] }),
  free('slay', kill(), { targets: [target()] }),
  free(
    'drive',
    sequence(
      { do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ),
    { targets: [target()] },
  ),
];

/** p1's m1 attacks the tower, which p3 controls; p3's unit there dies, and p2's m2 comes. */
const taken = (third: 'p2' | 'nobody') => {
  const seats = { p2: inHand('drive'), p3: { hand: [{ card: 'page', as: 'page' }] }, p1: inHand('slay') };
  const boards = { p1: ['m1'], p2: ['m2'], p3: [at('m3', 'tower')] };
  const table = move(battleTable(boards, { tower: 'p3' }, { cards, seats }), 'p1', ['m1'], 'tower');
  allPass(play(table, 'slay').answer('p1', ['m3'])).expectDecision({ p2: 'focus' });
  if (third === 'nobody') return table.answer('p2', pass).expectDecision({ p3: 'focus' });
  allPass(play(table, 'drive', 'p2').answer('p2', ['m2'])).answer('p2', ['tower']);
  return table.expectHappened('moved', { object: 'm2', to: 'tower' }).expectDecision({ p3: 'focus' });
};

rule('Riftbound 436.2.a', () => {
  it('has a unit of the player who controls it played to the base while units of two others are there', () => {
    const table = play(taken('p2'), 'page', 'p3');
    table.expectHappened('entered', { card: 'page' }).expectNotHappened('contested');
    expect(table.marks(table.find('p3', 'board', 'page'))).toEqual({ exhausted: true });
  });
  it('lets it be played there where units of one other are', () => {
    const table = play(taken('nobody'), 'page', 'p3').expectDecision({ p3: 'where' });
    table.expectLegal('p3', ['base', 'tower']).answer('p3', 'tower');
    table.expectHappened('entered', { card: 'page', at: 'tower' });
  });
});

rule('Riftbound 440.2', () => {
  it('gives control to nobody where units of two are left of whom none attacked: a combat of theirs follows', () => {
    // p1's m1 attacks p2's m2 at the tower; it dies, and p3's m3 comes: p3 contests what p2 controls.
    const seats = { p2: inHand('slay'), p3: inHand('drive') };
    const boards = { p1: ['m1'], p2: [at('m2', 'tower')], p3: ['m3'] };
    const table = move(battleTable(boards, { tower: 'p2' }, { cards, seats }), 'p1', ['m1'], 'tower').answer(
      'p1',
      pass,
    );
    allPass(play(table, 'slay', 'p2').answer('p2', ['m1'])).expectDecision({ p3: 'focus' });
    allPass(play(table, 'drive', 'p3').answer('p3', ['m3'])).answer('p3', ['tower']);
    passAll(table);
    table.expectDecision({ p1: 'turnAction' });
    expect([table.exists('m2'), table.exists('m3'), table.cards('p3', 'battlefields')]).toEqual([
      false,
      true,
      ['tower'],
    ]);
    expect(table.player('p3')['points']).toBe(1);
  });
});
