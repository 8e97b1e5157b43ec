/** What read texts wait for as something is chosen, or made ready. */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

const CARDS = [
  unitOf('muse', 'When you choose me with a spell, draw 3.'),
  unitOf('dancer', 'When you choose or ready me, give me +2 {might} this turn.'),
  gearOf('wheel', 'When you choose a friendly unit, you may pay {1} and exhaust this to draw 2.'),
  gearOf('haven', 'When you ready a friendly unit, give it +3 {might} this turn.'),
  gearOf('lens', '{exhaust}: Stun a unit.'),
  spellOf('glance', 'Stun a unit.'),
  spellOf('twice', 'Deal 1 to a unit, then deal 1 to up to one other unit.'),
  spellOf('rouse', 'Ready a unit.'),
  spellOf('salute', 'Give a friendly unit +1 {might} this turn and a friendly unit +2 {might} this turn.'),
  spellOf('either', 'Choose one — Stun a unit. Kill a unit.'),
  unitOf('herald', 'When you play me, stun a ready unit.'),
];

describe('"when you choose me with a spell" (352.4)', () => {
  const table = (...hand: readonly string[]) =>
    open(
      CARDS,
      { p1: ['muse', 'lens', 'm2'], p2: ['m3'] },
      {},
      { p1: inHand(...hand), p2: { hand: [{ card: 'glance', as: 'their-glance' }] } },
    );
  it('is due for the choice of its player', () => {
    const at_ = play(table('glance'), 'glance').answer('p1', ['muse']);
    // It is due before the spell resolves.
    expect(at_.marks('muse')['stunned']).toBeUndefined();
    expect(handSize(emptyChain(at_))).toBe(3);
  });
  it('is due once for one of two units', () => {
    expect(handSize(emptyChain(play(table('twice'), 'twice').answer('p1', ['muse']).answer('p1', ['m2'])))).toBe(3);
  });
  it('is due once for a unit that one spell chooses twice', () => {
    expect(handSize(emptyChain(play(table('salute'), 'salute').answer('p1', ['muse']).answer('p1', ['muse'])))).toBe(3);
  });
  it.each(['option-1', 'option-2'])('is due for the choice of the mode %s', (mode) => {
    const at_ = play(table('either'), 'either').answer('p1', [mode]).answer('p1', ['muse']);
    expect(handSize(emptyChain(at_))).toBe(3);
  });
  it('is not due for another unit, for an ability, or for an opponent', () => {
    const at_ = emptyChain(play(table('glance'), 'glance').answer('p1', ['m2']));
    emptyChain(activate(at_, 'lens', 'use').answer('p1', ['muse']));
    expect(handSize(at_)).toBe(0);
    endTurn(at_);
    emptyChain(play(at_, 'their-glance', 'p2').answer('p2', ['muse']));
    expect(handSize(at_)).toBe(0);
  });
});

describe('"when you choose a friendly unit" (352.4, 390.1)', () => {
  const table = (energy: number) =>
    open(CARDS, { p1: ['wheel', 'lens', 'm2'], p2: ['m3'] }, {}, { p1: { ...inHand('glance'), energy } });
  it.each([
    ['m2', 'yes', 2],
    ['m2', 'no', 0],
  ])('of %s answered %s draws %d', (unit, answer, drawn) => {
    const at_ = emptyChain(activate(table(1), 'lens', 'use').answer('p1', [unit])).answer('p1', answer);
    if (answer === 'yes') at_.answer('p1', at_.legal('p1')[0] ?? null);
    expect([handSize(emptyChain(at_)) - 1, at_.marks('wheel')['exhausted'] === true]).toEqual([drawn, drawn > 0]);
  });
  it('is due for the choice of an ability that triggered (326)', () => {
    const at_ = open(CARDS, { p1: ['wheel', 'm2'], p2: [] }, {}, { p1: { ...inHand('herald'), energy: 1 } });
    emptyChain(play(at_, 'herald')).answer('p1', ['m2']);
    emptyChain(at_).expectDecision({ p1: 'mayPay' });
  });
  it('is not due for a unit of an opponent', () => {
    expect(handSize(emptyChain(activate(table(1), 'lens', 'use').answer('p1', ['m3'])))).toBe(1);
  });
});

describe('"when you choose or ready me"', () => {
  it.each([
    ['glance', false, 5],
    ['rouse', true, 7],
    ['rouse', false, 5],
  ])('%s of a unit that is exhausted: %s, has a might of %d', (spell, exhausted, might) => {
    const boards = { p1: [{ card: 'dancer', ...(exhausted && { exhausted }) }], p2: [] };
    const table = open(CARDS, boards, {}, { p1: inHand(spell) });
    expect(mightOf(emptyChain(play(table, spell).answer('p1', ['dancer'])), 'dancer')).toBe(might);
  });
});

describe('"when you ready a friendly unit" (402.3)', () => {
  const boards = { p1: ['haven', { card: 'm2', exhausted: true }, 'm4'], p2: [{ card: 'm3', exhausted: true }] };
  it.each([
    ['m2', 5],
    ['m4', 4],
    ['m3', 3],
  ])('of %s gives a might of %d', (unit, might) => {
    const table = open(CARDS, boards, {}, { p1: inHand('rouse') });
    expect(mightOf(emptyChain(play(table, 'rouse').answer('p1', [unit])), unit)).toBe(might);
  });
  it('is due as the turn of its player begins (402.3.a), and not in that of an opponent', () => {
    const table = emptyChain(endTurn(open(CARDS, boards)));
    expect([mightOf(table, 'm2'), mightOf(table, 'm3')]).toEqual([2, 3]);
    emptyChain(endTurn(table, 'p2'));
    expect([mightOf(table, 'm2'), mightOf(table, 'm4')]).toEqual([5, 4]);
  });
});
