/** What abilities and effects add to a cost: those of others by their filters, the card's own where it functions. */
import { describe, expect, it } from 'vitest';
import {
  bind,
  boundIds,
  costChanges,
  occur,
  readCards,
  word,
  type Ability,
  type Effect,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit, type ToyCard } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable } from '../support/toys/toy-table.js';

type Price = { readonly do: 'price'; readonly objects: string };

/**
 * Notes what is added to the cost of each and how much that leaves to pay at least, and whether some of it comes from
 * the card itself.
 */
const price = word<Price>('price', {
  say: ({ game, node, from, scope }) =>
    occur(
      boundIds(node.objects, from).map((card) => {
        const { amounts, leasts, byItself } = costChanges(game, { card, seat: scope.controller, purpose: 'buy' });
        const changes = amounts.map((amount, at) => (leasts[at] === null ? `${amount}` : `${amount} to ${leasts[at]}`));
        const text = `${changes.join()}${byItself ? ' by itself' : ''}`;
        return { kind: 'said', cites, seat: scope.controller, text };
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
  cost('baker', -3, { affects: { zone: 'hand', of: 'you', is: ['unit'] }, least: 1 }),
  cost('loaf', -2, { ...own, least: 0 }),
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

  it('leaves as much to pay at least as each ability says, and no other', () => {
    expect(told('bread', ['miller', 'baker'], ['toll'])).toBe('-1,-3 to 1,2');
    expect(told('loaf', ['baker'])).toBe('-3 to 1,-2 to 0 by itself');
    expect(told('roll', ['baker'])).toBe('-3 to 1,-2 by itself');
  });
});

describe('the card language', () => {
  const faults = (leastCosts: boolean) => {
    const game = bagToy();
    const language = toyLanguage({ ...game, cards: { ...game.cards, leastCosts } });
    const ability: Ability = { kind: 'cost', name: 'price', for: 'play', add: -1, least: 1 };
    const read = readCards(language, [unit('miller', { abilities: [ability] })], () => false);
    return read.kind === 'faults' ? read.faults.map(({ path }) => path) : [];
  };
  it('lets costs have a least one where the game says so, and in no other', () => {
    expect([faults(true), faults(false)]).toEqual([[], ['/0/abilities/0/least']]);
  });
});
