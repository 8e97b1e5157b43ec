/** The orders that the kinds document, their fault codes, and payments taken from rulebooks. */
import { describe, expect, it } from 'vitest';
import { type Json } from '../json/index.js';
import {
  count,
  enumerate,
  sample,
  test,
  type FaultCode,
  type Option,
  type PaymentSpace,
  type Source,
  type Space,
} from './index.js';

const options = (...ids: readonly string[]): readonly Option[] => ids.map((id) => ({ id }));
const [a, b] = [
  { id: 'a', same: 'twin' },
  { id: 'b', same: 'twin' },
];
const c: Option = { id: 'c' };

describe('enumerate', () => {
  it.each<[string, Space, readonly Json[]]>([
    ['the first of equals', { kind: 'one', options: [c, a, b] }, ['c', 'a']],
    [
      'sets lexicographically, the shorter first',
      { kind: 'some', options: options('a', 'b', 'c'), min: 0, max: 2 },
      [[], ['a'], ['a', 'b'], ['a', 'c'], ['b'], ['b', 'c'], ['c']],
    ],
    [
      'sets of equals by their number',
      { kind: 'some', options: [a, c, b], min: 1, max: 3 },
      [['a'], ['a', 'b'], ['a', 'c', 'b'], ['a', 'c'], ['c']],
    ],
    [
      'orders lexicographically',
      { kind: 'order', options: [a, b, c] },
      [
        ['a', 'b', 'c'],
        ['a', 'c', 'b'],
        ['c', 'a', 'b'],
      ],
    ],
    ['numbers upwards', { kind: 'number', min: 1, max: 6, step: 2 }, [1, 3, 5]],
    [
      'splits, large amounts first',
      { kind: 'split', total: 2, over: options('x', 'y'), unit: 1, minEach: 0 },
      [{ x: 2 }, { x: 1, y: 1 }, { y: 2 }],
    ],
    [
      'splits among equals once',
      { kind: 'split', total: 3000, over: [a, b], unit: 1000, minEach: 0 },
      [{ a: 3000 }, { a: 2000, b: 1000 }],
    ],
    [
      'splits that fill one after the other',
      {
        kind: 'split',
        total: 6,
        over: options('tank', 'big', 'small', 'back'),
        unit: 1,
        minEach: 0,
        tiers: [
          [{ id: 'tank', full: 2 }],
          [
            { id: 'big', full: 4 },
            { id: 'small', full: 1 },
          ],
          [{ id: 'back', full: 1 }],
        ],
      },
      [
        { tank: 2, big: 4 },
        { tank: 2, big: 3, small: 1 },
      ],
    ],
    [
      'splits with more than enough',
      {
        kind: 'split',
        total: 4,
        over: options('x', 'y'),
        unit: 1,
        minEach: 0,
        tiers: [[{ id: 'x', full: 2 }], [{ id: 'y', full: 1 }]],
      },
      [
        { x: 3, y: 1 },
        { x: 2, y: 2 },
      ],
    ],
    [
      'maps, nowhere last',
      { kind: 'map', from: options('x', 'y'), to: options('1', '2'), injective: true, partial: true },
      [{ x: '1', y: '2' }, { x: '1' }, { x: '2', y: '1' }, { x: '2' }, { y: '1' }, { y: '2' }, {}],
    ],
    [
      'payments, kinds in their order',
      {
        kind: 'payment',
        cost: [
          { amount: 1, of: ['fire'] },
          { amount: 1, of: 'any' },
        ],
        sources: [
          { id: 'dual', kinds: ['fire', 'ice'], amount: 1 },
          { id: 'fire', kinds: ['fire'], amount: 1 },
          { id: 'pool', kinds: ['ice'], amount: 3, divisible: true },
        ],
      },
      [
        { dual: 'fire', fire: 'fire' },
        { dual: 'fire', pool: 1 },
        { dual: 'ice', fire: 'fire' },
        { fire: 'fire', pool: 1 },
      ],
    ],
    [
      'payments with a part for which a source is given itself, once and whole',
      {
        kind: 'payment',
        cost: [
          { amount: 1, of: ['discard'] },
          { amount: 1, of: ['fire'] },
        ],
        sources: [
          { id: 'red', kinds: ['fire'], amount: 2, mayExceed: true, itself: ['discard'] },
          { id: 'blue', kinds: ['ice'], amount: 2, mayExceed: true, itself: ['discard'] },
        ],
        surplus: { free: 1, each: [] },
      },
      [{ red: 'fire', blue: 'discard' }],
    ],
    [
      'payments of which one source gives two kinds at once',
      {
        kind: 'payment',
        cost: [
          { amount: 1, of: ['energy'] },
          { amount: 1, of: ['fury'] },
        ],
        sources: [
          { id: 'rune', kinds: ['energy', 'fury'], amount: 1, combined: { both: ['energy', 'fury'] }, same: 'k' },
          { id: 'other', kinds: ['energy', 'fury'], amount: 1, combined: { both: ['energy', 'fury'] }, same: 'k' },
        ],
      },
      [{ rune: 'energy', other: 'fury' }, { rune: 'both' }],
    ],
    [
      'actions as they are',
      { kind: 'act', actions: [{ do: 'play', card: 'h1' }, { do: 'pass' }] },
      [{ do: 'play', card: 'h1' }, { do: 'pass' }],
    ],
  ])('%s', (_, space, answers) => {
    expect([...enumerate(space)]).toEqual(answers);
    expect(count(space, 100)).toBe(answers.length);
  });

  it('is lazy, and counting stops at the bound', () => {
    const huge: Space = { kind: 'order', options: options(...Array.from({ length: 40 }, (_, at) => `o${at}`)) };
    for (const first of enumerate(huge)) {
      expect(first).toHaveLength(40);
      break;
    }
    expect(count(huge, 50)).toBe(50);
  });
});

describe('sample', () => {
  it('of a space of millions is as quick as of a small one', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `o${at}`);
    const space: Space = { kind: 'some', options: options(...ids), min: 7, max: 7 };
    const drawn = sample(space, (n) => n - 1);
    expect(drawn).toHaveLength(7);
    expect(test(space, drawn)).toBe(true);
  });

  it('finds the only answer that constraints leave', () => {
    const numbered = Array.from({ length: 30 }, (_, at): Option => ({ id: `o${at}`, tags: { cost: at } }));
    const space: Space = {
      kind: 'some',
      options: numbered,
      min: 2,
      max: 2,
      where: [{ kind: 'sum', tag: 'cost', min: 57 }],
    };
    expect(sample(space, () => 0)).toEqual(['o28', 'o29']);
  });

  it('of nothing is our mistake', () => {
    const empty: readonly Space[] = [
      { kind: 'one', options: [] },
      { kind: 'some', options: [], min: 1, max: 1 },
      { kind: 'number', min: 1, max: 0 },
      { kind: 'split', total: 1, over: [], unit: 1, minEach: 0 },
      { kind: 'map', from: [c], to: [], injective: false, partial: false },
      { kind: 'payment', cost: [{ amount: 1, of: 'any' }], sources: [] },
      { kind: 'act', actions: [] },
    ];
    for (const space of empty) {
      expect([...enumerate(space)]).toEqual([]);
      expect(() => sample(space, () => 0)).toThrow(expect.objectContaining({ name: 'InvariantViolation' }));
    }
  });
});

describe('test', () => {
  const some: Space = {
    kind: 'some',
    options: options('a', 'b', 'c'),
    min: 1,
    max: 2,
    where: [{ kind: 'includes', id: 'a' }],
  };
  const split: Space = { kind: 'split', total: 4, over: options('a', 'b'), unit: 2, minEach: 0 };
  const map: Space = { kind: 'map', from: options('a', 'b'), to: options('x', 'y'), injective: true, partial: false };
  const payment: Space = {
    kind: 'payment',
    cost: [{ amount: 2, of: ['ink'] }],
    sources: [
      { id: 'i1', kinds: ['ink'], amount: 1 },
      { id: 'i2', kinds: ['ink'], amount: 2 },
      { id: 'p', kinds: ['ink'], amount: 2, divisible: true },
    ],
  };

  it.each<[Space, Json, FaultCode]>([
    [{ kind: 'one', options: options('a') }, ['a'], 'answer.shape'],
    [{ kind: 'one', options: options('a') }, 'b', 'answer.unknown-option'],
    [some, 'a', 'answer.shape'],
    [some, [1], 'answer.shape'],
    [some, ['x'], 'answer.unknown-option'],
    [some, ['a', 'a'], 'answer.repeated'],
    [some, [], 'answer.too-few'],
    [some, ['a', 'b', 'c'], 'answer.too-many'],
    [some, ['b'], 'answer.constraint'],
    [{ ...map, only: { a: ['x'] } }, { a: 'y', b: 'x' }, 'answer.constraint'],
    [{ kind: 'order', options: options('a', 'b') }, ['b'], 'answer.too-few'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, '2', 'answer.shape'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, 0.5, 'answer.shape'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, -0, 'answer.shape'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, -2, 'answer.too-few'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, 8, 'answer.too-many'],
    [{ kind: 'number', min: 0, max: 6, step: 2 }, 3, 'answer.constraint'],
    [split, { a: '4' }, 'answer.shape'],
    [split, { a: 6, b: -2 }, 'answer.shape'],
    [split, { x: 4 }, 'answer.unknown-option'],
    [split, { a: 2 }, 'answer.too-few'],
    [split, { a: 4, b: 2 }, 'answer.too-many'],
    [split, { a: 3, b: 1 }, 'answer.constraint'],
    [map, ['a'], 'answer.shape'],
    [map, { a: 'x', b: 'x' }, 'answer.repeated'],
    [map, { a: 'x', b: 'z' }, 'answer.unknown-option'],
    [map, { a: 'x', z: 'y' }, 'answer.unknown-option'],
    [map, { a: 'x' }, 'answer.too-few'],
    [payment, { i1: 1 }, 'answer.shape'],
    [payment, { i1: 'fire' }, 'answer.unknown-option'],
    [payment, { p: 3 }, 'answer.too-many'],
    [payment, { i1: 'ink' }, 'answer.unpaid'],
    [payment, { i1: 'ink', i2: 'ink' }, 'answer.surplus'],
    [{ kind: 'act', actions: [{ do: 'pass' }] }, { do: 'pass', card: 'x' }, 'answer.unknown-action'],
  ])('%j refuses %j: %s', (space, answer, fault) => {
    expect(test(space, answer)).toMatchObject({ fault });
  });

  it('takes a zero for nothing', () => {
    expect(test(split, { a: 4, b: 0 })).toBe(true);
    expect(test(payment, { i2: 'ink', p: 0 })).toBe(true);
  });
});

/** Discards give two points and may leave some over, backups give one and may not. */
describe('a payment by the rules of FF-TCG 11.2 and 11.4.6', () => {
  const discard = (id: string, ...kinds: readonly string[]): Source => ({ id, kinds, amount: 2, mayExceed: true });
  const backup = (id: string, ...kinds: readonly string[]): Source => ({ id, kinds, amount: 1 });
  const sources = [
    discard('f1', 'fire'),
    discard('f2', 'fire'),
    discard('f3', 'fire'),
    discard('w1', 'water'),
    discard('w2', 'water'),
    backup('bf1', 'fire'),
    backup('bf2', 'fire'),
    backup('bf3', 'fire'),
    backup('bw1', 'water'),
    backup('bw2', 'water'),
  ];
  const costing = (amount: number, ...elements: readonly string[]): PaymentSpace => ({
    kind: 'payment',
    cost: [
      ...elements.map((element) => ({ amount: 1, of: [element] })),
      { amount: amount - elements.length, of: 'any' },
    ],
    sources,
    surplus: { free: 1, each: elements },
  });
  const pays = (space: PaymentSpace, ids: string): boolean =>
    test(space, Object.fromEntries(ids.split(' ').map((id) => [id, id.includes('f') ? 'fire' : 'water']))) === true;

  it.each<[PaymentSpace, string, boolean]>([
    [costing(3, 'fire'), 'f1 f2', true],
    [costing(3, 'fire'), 'f1 w1', true],
    [costing(3, 'fire'), 'bf1 bf2 bf3 bw1', false],
    [costing(3, 'fire'), 'f1 f2 f3', false],
    [costing(1, 'fire'), 'f1', true],
    [costing(1, 'fire'), 'w1', false],
    [costing(2, 'fire'), 'bf1 bw1', true],
    [costing(2, 'fire'), 'w1 w2', false],
    [costing(2, 'fire'), 'bf1 w1', true],
    [costing(2, 'fire', 'water'), 'f1 w1', true],
    [costing(2, 'fire', 'water'), 'f1 bw1', true],
    [costing(2, 'fire', 'water'), 'f1 f2', false],
    [costing(3, 'fire', 'water'), 'f1 f2 w1', false],
    [costing(4), 'bf1 bw1 w1', true],
  ])('%j with %s: %s', (space, ids, expected) => {
    expect(pays(space, ids)).toBe(expected);
  });

  it('counts half a million payments, and finds out that there is none, without walking them', () => {
    const elements = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water'];
    const all = (from: number): readonly string[] => [...elements.slice(from), ...elements.slice(0, from)];
    const hand = elements.map((_, at) => discard(`h${at}`, ...all(at).slice(0, 2)));
    const backups = [0, 1, 2, 3, 4].map((at) => backup(`b${at}`, ...all(at)));
    const wide = { ...costing(7, 'fire', 'water'), sources: [...hand, discard('h6', 'fire', 'ice'), ...backups] };
    expect(count(wide, 1_000_000)).toBe(522_334);
    const [first = null] = enumerate(wide);
    expect(test(wide, first)).toBe(true);
    const twins = Array.from({ length: 16 }, (_, at) => discard(`t${at}`, 'fire', 'water'));
    const odd = { ...costing(0), cost: ['fire', 'water'].map((of) => ({ amount: 7, of: [of] })), sources: twins };
    expect(count({ ...odd, surplus: { free: 1, each: [] } }, 1)).toBe(0);
  });
});
