/** What several players choose or do, one after the other. */
import { describe, expect, it } from 'vitest';
import { inHand, teamTable } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { handSize, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const asked = ({ state }: Table) => state.pending.map(({ seat, kind }) => [seat, kind]);

describe('"starting with the next player"', () => {
  const tide = spellOf(
    'tide',
    "Starting with the next player, each player may return an exhausted unit to its owner's hand.",
  );
  it('asks the opponent first, and the player of the spell last', () => {
    const [mine, theirs] = ['m2', 'm3'].map((card) => ({ card, exhausted: true }));
    const table = open([tide], { p1: [mine ?? '', 'm5'], p2: [theirs ?? ''] }, {}, { p1: inHand('tide') });
    emptyChain(play(table, 'tide'));
    expect(asked(table)).toEqual([['p2', 'may']]);
    table
      .answer('p2', 'yes')
      .expectLegal('p2', [['m2'], ['m3']])
      .answer('p2', ['m2']);
    expect(asked(table)).toEqual([['p1', 'may']]);
    table.answer('p1', 'yes');
    expect([handSize(table), handSize(table, 'p2')]).toEqual([1, 1]);
  });
  it('asks every player of a game of four, from the next one on', () => {
    const unit = { card: 'm2', exhausted: true };
    const table = teamTable({ p1: [unit] }, {}, { cards: [tide], seats: { p1: inHand('tide') } });
    emptyChain(play(table, 'tide'));
    const order = ['p2', 'p3', 'p4', 'p1'].map((seat) => {
      const [open_] = table.state.pending;
      table.answer(seat, 'no');
      return open_?.seat;
    });
    expect(order).toEqual(['p2', 'p3', 'p4', 'p1']);
  });
});

describe('"each other player chooses Cards or Runes"', () => {
  const feast = spellOf(
    'feast',
    'Each other player chooses Cards or Runes. For each player that chooses Cards, you and that player each draw 2. For each player that chooses Runes, you and that player each channel 1 rune exhausted.',
  );
  it.each([
    ['option-1', [2, 2], [0, 0]],
    ['option-2', [0, 0], [1, 1]],
  ])('%s gives both players the same', (option, cards, runes) => {
    const table = open([feast], { p1: [], p2: [] }, {}, { p1: inHand('feast') });
    emptyChain(play(table, 'feast')).answer('p2', option);
    expect(['p1', 'p2'].map((seat) => handSize(table, seat))).toEqual(cards);
    expect(['p1', 'p2'].map((seat) => table.cards(seat, 'runes').length)).toEqual(runes);
  });
  it('asks a teammate as well', () => {
    const table = teamTable({}, {}, { cards: [feast], seats: { p1: inHand('feast') } });
    emptyChain(play(table, 'feast'));
    for (const seat of ['p2', 'p3', 'p4']) table.answer(seat, 'option-1');
    expect(['p1', 'p2', 'p3', 'p4'].map((seat) => handSize(table, seat))).toEqual([6, 2, 2, 2]);
  });
});

describe('"if you paid my additional cost, you don\'t …"', () => {
  const warden = unitOf('warden', [
    'You may discard 1 as an additional cost to play me.',
    "When you play me, each player must kill one of their gear. If you paid my additional cost, you don't kill a gear this way.",
  ]);
  const cards = [warden, gear({ id: 'wheel' }), gear({ id: 'crank' })];
  const played = (pay: readonly string[]) => {
    const boards = { p1: ['wheel'], p2: ['crank'] };
    const table = play(open(cards, boards, {}, { p1: inHand('warden', 'm1') }), 'warden').answer('p1', { pay });
    if (pay.length > 0) table.answer('p1', { [table.id('m1')]: 'discard' });
    return emptyChain(table);
  };
  it.each([
    [['paid'], ['m1'], ['crank']],
    [[], ['wheel'], ['crank']],
  ])('with %j', (pay, mine, theirs) => {
    const table = played(pay);
    expect([table.cards('p1', 'trash'), table.cards('p2', 'trash')]).toEqual([mine, theirs]);
  });
});
