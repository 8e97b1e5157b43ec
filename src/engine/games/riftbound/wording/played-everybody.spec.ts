/** What read texts have every player do with the top of the deck, and what a unit gives to another of itself. */
import { describe, expect, it } from 'vitest';
import { inHand, move } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"each player looks at the top 2 cards"', () => {
  const cards = [
    spellOf(
      'omen',
      'Each player looks at the top 2 cards of their Main Deck, banishes one, then recycles the others. Beginning with the next player, each player plays it for its power alone.',
    ),
    { ...unitOf('giant', '[Tank]'), energy: 9 },
    { ...unitOf('dear', '[Tank]'), energy: 1, power: 1, domains: ['mind' as const] },
  ];
  const deck = (...names: readonly string[]) => ({
    mainDeck: names.map((card, at) => ({ card, as: `${card}-${at}` })),
  });
  const table = () => {
    const seats = {
      p1: { ...inHand('omen'), ...deck('giant', 'm1', 'm2') },
      p2: { mainDeck: ['dear', 'm1', 'm3'].map((card) => ({ card, as: `two-${card}` })) },
      p3: { mainDeck: ['giant', 'm1', 'm4'].map((card) => ({ card, as: `three-${card}` })) },
    };
    return emptyChain(play(open(cards, { p1: [], p2: [], p3: [] }, {}, seats), 'omen'));
  };
  const board = (opened: Table) => ['p1', 'p2', 'p3'].map((seat) => opened.cards(seat, 'board'));
  it('each chooses among the own cards and plays that card; what cannot be paid stays banished', () => {
    const opened = table();
    opened.expectLegal('p1', [['giant-0'], ['m1-1']]).answer('p1', ['giant-0']);
    opened.expectLegal('p2', [['two-dear'], ['two-m1']]).answer('p2', ['two-dear']);
    emptyChain(opened.answer('p3', ['three-m1']));
    expect(board(opened)).toEqual([['giant'], [], ['m1']]);
    expect(opened.cards('p2', 'banishment')).toEqual(['dear']);
    expect(['p1', 'p2', 'p3'].map((seat) => opened.cards(seat, 'mainDeck'))).toEqual([
      ['m2', 'm1'],
      ['m3', 'm1'],
      ['m4', 'giant'],
    ]);
  });
  it('the players learn their own cards alone', () => {
    const opened = table().answer('p1', ['giant-0']);
    const looked = opened.log.filter(({ kind }) => kind === 'lookedAt');
    expect(looked.map(({ seat, secret }) => [seat, secret?.seats])).toEqual([['p2', ['p2']]]);
    const [recycled] = opened.log.filter(({ kind }) => kind === 'recycled');
    expect([recycled?.['seat'], recycled?.secret?.seats]).toEqual(['p1', ['p1']]);
  });
  it('a player who leaves as the question stands banishes none', () => {
    const opened = table().answer('p1', ['m1-1']).concede('p2').answer('p3', ['three-m1']);
    expect(board(emptyChain(opened))).toEqual([['m1'], [], ['m1']]);
  });
});

describe('"give … my keywords and +{might} equal to my Might"', () => {
  const cards = [
    {
      ...unitOf('mentor', 'When I move, give a stunned unit my keywords and +{might} equal to my Might this turn.', 3),
      keywords: [{ keyword: 'shield' as const, n: 2 }, { keyword: 'ganking' as const }],
    },
    unit({ id: 'pupil', might: 2, keywords: [{ keyword: 'shield', n: 1 }] }),
  ];
  it('adds numbers, and gives no keyword that the unit has not', () => {
    const boards = { p1: ['mentor', { card: 'pupil', as: 'pupil', stunned: true }], p2: [] };
    const table = move(open(cards, boards, { meadow: 'p1' }), 'p1', ['mentor'], 'meadow');
    emptyChain(table.answer('p1', ['pupil']));
    const { keywords, numbers } = table.facts('pupil');
    expect([numbers['might'], keywords]).toEqual([5, { shield: 3, ganking: 0 }]);
  });
});
