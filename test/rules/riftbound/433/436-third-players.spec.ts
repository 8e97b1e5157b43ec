import { expect, it } from 'vitest';
import { free, kill, sequence, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0, keywords: [{ keyword: 'reaction' }] }),
  ...['slay', 'strike'].map((id) => free(id, kill(), { targets: [target()] })),
  ...['drive', 'follow'].map((id) =>
    free(
      id,
      sequence(
        { do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' },
        { do: 'move', objects: 'target', to: 'there' },
      ),
      { targets: [target()] },
    ),
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
  it('puts a unit of the controller into the base while units of two other players are there', () => {
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
  it('gives control to nobody if two non-attackers have units left: their combat follows', () => {
    // p1's m1 attacks p2's m2 at the tower. Both die while they fight, and m3 of p3 and m4 of p4 come: neither of them
    // fights.
    const seats = { p2: inHand('slay'), p3: inHand('drive'), p4: inHand('strike', 'follow') };
    const boards = { p1: ['m1'], p2: [at('m2', 'tower')], p3: ['m3'], p4: ['m4'] };
    const table = move(battleTable(boards, { tower: 'p2' }, { cards, seats }), 'p1', ['m1'], 'tower');
    allPass(play(table.answer('p1', pass), 'slay', 'p2').answer('p2', ['m1']));
    allPass(play(table, 'drive', 'p3').answer('p3', ['m3'])).answer('p3', ['tower']);
    allPass(play(table, 'strike', 'p4').answer('p4', ['m2']));
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, pass);
    allPass(play(table, 'follow', 'p4').answer('p4', ['m4'])).answer('p4', ['tower']);
    for (const seat of ['p1', 'p2', 'p3', 'p4']) table.answer(seat, pass);

    const about = ['contestEnded', 'controlTaken', 'controlLost', 'scored', 'combatEnded', 'contested', 'combatBegan'];
    const happened = table.log.filter(({ kind }) => about.includes(kind));
    expect(happened.map(({ kind }) => kind)).toEqual(['contestEnded', 'contested', 'combatEnded', 'combatBegan']);
    table.expectHappened('combatBegan', { object: 'tower', attacker: 'p3', defender: 'p4' });
    expect(passAll(table).cards('p4', 'battlefields')).toEqual(['harbour', 'tower']);
    expect(['p2', 'p3', 'p4'].map((seat) => table.player(seat)['points'])).toEqual([0, 0, 1]);
  });
});
