/** What a permanent gives to cards wherever they are, and Deathknells that trigger an additional time. */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear, unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const experienceOf = (table: Table, seat = 'p1') => table.player(seat)['experience'];
const answerAll = (table: Table): Table => {
  for (let n = 0; n < 10 && table.state.pending[0]?.kind === 'triggerOrder'; n++) {
    const seat = table.state.pending[0].seat;
    table.answer(seat, table.legal(seat)[0] ?? null);
  }
  return emptyChain(table);
};

describe('"your [Deathknell] effects trigger an additional time" (724)', () => {
  const cards = [
    unitOf('herald', 'Your [Deathknell] effects trigger an additional time.'),
    unitOf('ghost', '[Deathknell] — Gain 3 XP.'),
    unitOf('shade', 'When I die, gain 3 XP.'),
    unitOf('martyr', ['Your [Deathknell] effects trigger an additional time.', '[Deathknell] — Gain 3 XP.']),
    spellOf('doom', 'Kill a unit.'),
  ];
  const killed = (heralds: readonly string[], victim: string, seat = 'p1') => {
    const own = heralds.map((as) => ({ card: 'herald', as }));
    const dying = [{ card: victim, as: 'victim' }];
    const boards = seat === 'p1' ? { p1: [...own, ...dying], p2: [] } : { p1: own, p2: dying };
    const table = open(cards, boards, {}, { p1: inHand('doom') });
    return experienceOf(answerAll(emptyChain(play(table, 'doom').answer('p1', ['victim']))), seat);
  };
  it.each<[readonly string[], string, string, number]>([
    [[], 'ghost', 'p1', 3],
    [['one'], 'ghost', 'p1', 6],
    [['one', 'two'], 'ghost', 'p1', 9],
    [['one'], 'shade', 'p1', 3],
    [['one'], 'ghost', 'p2', 3],
    [[], 'martyr', 'p1', 6],
  ])('with %j a %s of %s gives %d experience', (heralds, victim, seat, experience) => {
    expect(killed(heralds, victim, seat)).toBe(experience);
  });
});

describe('"your Equipment everywhere have [Quick-Draw]" (keyword.quickdraw)', () => {
  const cards = [
    unitOf('squire', 'Your Equipment everywhere have [Quick-Draw].'),
    gear({ id: 'blade', energy: 0, tags: ['Equipment'] }),
    gear({ id: 'lamp', energy: 0 }),
    spellOf('wait', 'Draw 1.'),
  ];
  /** Something is on the chain: only Reactions are played. */
  const responding = (board: readonly string[]) => {
    const table = open(cards, { p1: [...board, 'm1'], p2: [] }, {}, { p1: inHand('wait', 'blade', 'lamp') });
    return play(table, 'wait');
  };
  const playable = (table: Table) =>
    ['blade', 'lamp'].filter((card) =>
      table.legal('p1').some((one) => JSON.stringify(one) === JSON.stringify({ action: 'play', card: table.id(card) })),
    );
  it('they are Reactions in the hand, and are attached as they are played', () => {
    const table = responding(['squire']);
    expect(playable(table)).toEqual(['blade']);
    emptyChain(play(table, 'blade').answer('p1', ['m1']));
    expect(table.state.objects[table.find('p1', 'board', 'blade')]?.marks['attachedTo']).toBe(table.id('m1'));
  });
  it('without the unit they are not', () => {
    expect(playable(responding([]))).toEqual([]);
  });
});

describe('"units played from elsewhere have [Accelerate]" (721.1)', () => {
  const cards = [
    unitOf(
      'tunneler',
      'While you control a unit, friendly units played from anywhere other than a hand have [Accelerate].',
    ),
    unit({ id: 'wurm', energy: 0, domains: ['fury'], supertype: 'champion' }),
    spellOf('call', 'Play a unit from your trash, ignoring its cost. Draw 1.'),
  ];
  const opened = (board: readonly string[], where: 'champion' | 'hand' | 'trash') => {
    const runes = ['a', 'b'].map((as) => ({ card: 'fury', as }));
    const held = { card: 'wurm', as: 'wurm' };
    const hand = [{ card: 'call', as: 'call' }, ...(where === 'hand' ? [held] : [])];
    const p1 = { runes, hand, ...(where !== 'hand' && { [where]: [held] }) };
    return open(cards, { p1: board, p2: [] }, {}, { p1 });
  };
  const exhausted = (table: Table) =>
    table.state.objects[table.find('p1', 'board', 'wurm')]?.marks['exhausted'] === true;
  it.each(['champion', 'trash'] as const)('from the %s a unit is accelerated for its price', (where) => {
    const table = opened(['tunneler'], where);
    if (where === 'trash') emptyChain(play(table, 'call'));
    else play(table, 'wurm');
    table.answer('p1', { pay: ['accelerate'] }).answer('p1', { a: 'energy', b: 'fury' });
    expect(exhausted(emptyChain(table))).toBe(false);
  });
  it('from a hand, or without the permanent, it has no such price', () => {
    expect(exhausted(emptyChain(play(opened(['tunneler'], 'hand'), 'wurm')))).toBe(true);
    expect(exhausted(emptyChain(play(opened([], 'champion'), 'wurm')))).toBe(true);
  });
});
