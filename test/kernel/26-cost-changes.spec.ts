/** What abilities and effects add to a cost: those of others by their filters, the card's own where it functions. */
import { describe, expect, it } from 'vitest';
import { bind, boundIds, costChanges, occur, word, type Effect } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit, type ToyCard } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

type Price = { readonly do: 'price'; readonly objects: string };

/** Notes what is added to the cost of each, and whether some of it comes from the card itself. */
const price = word<Price>('price', {
  say: ({ game, node, from, scope }) =>
    occur(
      boundIds(node.objects, from).map((card) => {
        const { amounts, byItself } = costChanges(game, { card, seat: scope.controller, purpose: 'buy' });
        return {
          kind: 'said',
          cites,
          seat: scope.controller,
          text: `${amounts.join()}${byItself ? ' by itself' : ''}`,
        };
      }),
      'end',
    ),
  end: ({ scope }) => bind(scope),
});

const cost = (id: string, add: number, more: object = {}): ToyCard =>
  unit(id, { abilities: [{ kind: 'cost', name: 'price', for: 'buy', add, ...more }] });
const own = { zones: ['hand'] };
const ASK: Effect = {
  do: 'sequence',
  of: [
    { do: 'all', from: { zone: 'hand', of: 'you', is: ['unit'] }, as: 'all' },
    { do: 'price', objects: 'all' },
  ] as readonly Effect[],
};
const cards = [
  spell('ask', ASK),
  unit('bread'),
  cost('miller', -1, { affects: { zone: 'hand', of: 'you', is: ['unit'] } }),
  cost('toll', 2, { affects: { zone: 'hand', of: 'opponents', is: ['unit'] } }),
  cost('renter', 3, { for: 'rent', affects: { zone: 'hand', of: 'you' } }),
  cost('roll', -2, { ...own, while: { count: { of: 'you', is: ['unit'] }, is: { min: 1 } } }),
];
const told = (hand: string, mine: readonly string[], theirs: readonly string[] = []) =>
  toyTable(bagToy({}, [price]), cards, {
    p1: { hand: [{ card: 'ask', as: 'ask' }, hand], play: [...mine] },
    p2: { play: [...theirs] },
  }).answers('p1', { action: 'play', card: 'ask' }).happened[0];

describe('what is added to a cost', () => {
  it('is nothing where no ability mentions it', () => {
    expect(told('bread', [])).toBe('');
  });

  it('comes from whatever speaks of the card, of either player', () => {
    expect(told('bread', ['miller', 'miller'], ['toll'])).toBe('-1,-1,2');
  });

  it('is for what is being paid for, and for no other purpose', () => {
    expect(told('bread', ['renter'])).toBe('');
  });

  it('comes from the card itself where that functions, and its condition holds', () => {
    expect(told('roll', ['bread'])).toBe('-2 by itself');
    expect(told('roll', [])).toBe('');
    expect(told('bread', ['roll'])).toBe('');
  });
});
