/** Imported sets hold the built-in cards, and are held against the language when they are read again. */
import { describe, expect, it } from 'vitest';
import { readCards, readStoredCard } from '../../../kernel/index.js';
import { cards } from '../cards/index.js';
import { fftcgLanguage } from './index.js';

it.each(cards.map((card) => [card.id, card] as const))('takes the built-in card %s', (_id, card) => {
  expect(readCards(fftcgLanguage, [card], () => false)).toEqual({ kind: 'cards', cards: [card] });
});

it('finds each of the built-in cards by an id of its own, as plain JSON', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(JSON.parse(JSON.stringify(cards))).toStrictEqual(cards);
});

describe('a cost of the card itself', () => {
  const CARD = {
    ...{ id: 'smith', name: 'Smith', type: 'forward', elements: ['fire'], cost: 2, power: 3000 },
    ...{ categories: [], jobs: [], keywords: [], abilities: [] },
  };
  const faultsOf = (fields: object): readonly unknown[] => {
    const read = readCards(fftcgLanguage, [{ ...CARD, ...fields }], () => false);
    return read.kind === 'cards' ? [] : read.faults;
  };
  const draw = { do: 'draw', count: 1 };
  const ability = { kind: 'activated', name: 'forge', costs: [], effect: draw };
  const triggered = { kind: 'triggered', name: 'bargain', on: [{ event: 'entered' }] };

  it.each(['dull', 'break-self', 'remove-self', 'discard-self'])('may be one of an ability that is used: %s', (pay) => {
    expect(faultsOf({ abilities: [{ ...ability, costs: [{ pay }] }] })).toEqual([]);
    expect(faultsOf({ abilities: [{ ...ability, options: [{ as: 'more', costs: [{ pay }] }] }] })).toEqual([]);
  });

  it.each([
    ['additionalCosts/0', (cost: object) => ({ additionalCosts: [cost] })],
    ['options/0/costs/0', (cost: object) => ({ options: [{ as: 'more', costs: [cost] }] })],
    ['warp/costs/0', (cost: object) => ({ warp: { counters: 2, costs: [cost] } })],
    ['priming/costs/0', (cost: object) => ({ priming: { name: 'Smith (II)', costs: [cost] } })],
    [
      'abilities/0/effect/costs/0',
      (cost: object) => ({ abilities: [{ ...triggered, effect: { do: 'may-pay', costs: [cost], effect: draw } }] }),
    ],
  ])('is none of what is paid elsewhere: %s', (path, withCost) => {
    expect(faultsOf(withCost({ pay: 'crystals', count: 1 }))).toEqual([]);
    const message: unknown = expect.stringContaining('cost that the card itself does not pay "dull"');
    expect(faultsOf(withCost({ pay: 'dull' }))).toEqual([{ path: `/0/${path}/pay`, message }]);
  });
});

describe('a cost that is paid with anything', () => {
  const cardFor = (purpose: string): unknown => {
    const ability = { kind: 'cost', name: 'door', for: purpose, add: 0, ofAny: true };
    const card = {
      ...{ id: 'vow', name: 'Vow', type: 'forward', elements: ['fire'], cost: 2, power: 3000 },
      ...{ categories: [], jobs: [], keywords: [] },
    };
    return { ...card, abilities: [ability] };
  };
  const faultsOf = (purpose: string): unknown => {
    const read = readCards(fftcgLanguage, [cardFor(purpose)], () => false);
    return read.kind === 'cards' ? [] : read.faults;
  };
  it('may be another one in a card that an earlier build has stored', () => {
    expect(readStoredCard(fftcgLanguage, cardFor('ability'))).toEqual(cardFor('ability'));
  });
  it('is that of casting, and no other', () => {
    expect(faultsOf('cast')).toEqual([]);
    expect(faultsOf('ability')).toEqual([
      { path: '/0/abilities/0/ofAny', message: 'goes with cast, not with "ability"' },
    ]);
  });
});

describe('what applies once', () => {
  const floating = (ability: object): unknown =>
    readCards(
      fftcgLanguage,
      [
        {
          ...{ id: 'vow', name: 'Vow', type: 'summon', elements: ['fire'], cost: 2, categories: [], abilities: [] },
          effect: { do: 'float', until: 'endOfTurn', once: true, ability: { name: 'vow', ...ability } },
        },
      ],
      () => false,
    );
  const on = { event: 'broken' };

  it.each([
    { kind: 'triggered', on: [on], effect: { do: 'draw', count: 1 } },
    { kind: 'replacement', on, instead: { with: 'nothing' } },
    { kind: 'cost', for: 'cast', add: -1 },
  ])('may wait for the next time: $kind', (ability) => {
    expect(floating(ability)).toMatchObject({ kind: 'cards' });
  });

  it.each([
    { kind: 'prohibition', on },
    { kind: 'static', changes: [{ change: 'flag', flag: 'cannotBeChosen' }] },
  ])('is nothing that forbids or lasts: $kind', (ability) => {
    const message = `goes with triggered, replacement, cost, not with "${ability.kind}"`;
    expect(floating(ability)).toEqual({ kind: 'faults', faults: [{ path: '/0/effect/once', message }] });
  });
});
