/**
 * Goal: for every kind of space, `test`, `count`, `enumerate`, `sample` and `canonical` agree with the rules of the
 * kind written a second time, as naively as possible.
 * Method: small random spaces; a `universe` of candidate answers that holds all legal ones; `isLegal`, an oracle by
 * brute force; the orbits of the legal answers under exchanging equivalent options.
 * A failure prints the space; the seed is fixed, so it can be reproduced.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isList, isRecord, type Json } from '../json/index.js';
import {
  canonical,
  count,
  enumerate,
  sample,
  test,
  type Constraint,
  type MapSpace,
  type NumberSpace,
  type Option,
  type OrderSpace,
  type PaymentSpace,
  type SomeSpace,
  type Space,
  type SplitSpace,
} from './index.js';

type Kind<S extends Space> = {
  readonly spaces: fc.Arbitrary<S>;
  universe(space: S): readonly Json[];
  isLegal(space: S, answer: Json): boolean;
  /** Lists of options of which equals may change places. */
  exchanges(space: S): readonly (readonly Option[])[];
};

const ENOUGH = 5000;

const ids = (options: readonly Option[]): readonly string[] => options.map(({ id }) => id);

/** Tags follow from the class, as the contract asks. */
const optionsOf = (max: number, prefix = 'o'): fc.Arbitrary<readonly Option[]> =>
  fc.array(fc.nat(4), { maxLength: max }).map((classes) =>
    classes.map((key, index) => ({
      id: `${prefix}${index}`,
      ...(key < 3 ? { same: `k${key}` } : {}),
      tags: { cost: key < 3 ? key + 1 : index, element: key % 2 === 0 ? ['fire', 'ice'] : 'ice', name: `n${key % 3}` },
    })),
  );

const subsets = (items: readonly string[]): readonly (readonly string[])[] =>
  items.reduce<readonly (readonly string[])[]>((all, item) => all.flatMap((set) => [set, [...set, item]]), [[]]);

const permutations = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/** All ways to give each key one of its values, or none. */
const records = <T extends Json>(entries: readonly (readonly [string, readonly T[]])[]): readonly Json[] =>
  entries
    .reduce<readonly (readonly (readonly [string, T])[])[]>(
      (all, [key, values]) =>
        all.flatMap((pairs) => [pairs, ...values.map((value) => [...pairs, [key, value] as const])]),
      [[]],
    )
    .map((pairs) => Object.fromEntries(pairs));

const from = (min: number, max: number): readonly number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);

const one: Kind<Space> = {
  spaces: optionsOf(6).map((options) => ({ kind: 'one' as const, options })),
  universe: (space) => (space.kind === 'one' ? [...ids(space.options), 'x'] : []),
  isLegal: (_, answer) => answer !== 'x',
  exchanges: (space) => (space.kind === 'one' ? [space.options] : []),
};

const constraint: fc.Arbitrary<Constraint> = fc.oneof(
  fc
    .constantFrom('cost', 'element', 'name')
    .chain((tag) => fc.constantFrom('distinct', 'share', 'same').map((kind) => ({ kind, tag }) as const)),
  fc.record({ kind: fc.constant('sum' as const), tag: fc.constant('cost'), min: fc.nat(8) }),
  fc.record({ kind: fc.constant('sum' as const), tag: fc.constant('cost'), max: fc.nat(8) }),
  fc.record({ kind: fc.constant('includes' as const), id: fc.constantFrom('o0', 'o2', 'o4') }),
);

const values = (option: Option, tag: string): readonly Json[] => [option.tags?.[tag] ?? []].flat();

const holdsNaively = (it: Constraint, chosen: readonly Option[], all: readonly Option[]): boolean => {
  const pairs = chosen.flatMap((left, at) => chosen.slice(at + 1).map((right) => [left, right] as const));
  switch (it.kind) {
    case 'distinct':
      return pairs.every(
        ([left, right]) => !values(left, it.tag).some((value) => values(right, it.tag).includes(value)),
      );
    case 'same':
      return pairs.every(
        ([left, right]) => canonicalJson(values(left, it.tag)) === canonicalJson(values(right, it.tag)),
      );
    case 'share':
      return (
        chosen.length < 2 ||
        ['fire', 'ice', 'n0', 'n1', 'n2', ...from(0, 9)].some((value) =>
          chosen.every((option) => values(option, it.tag).includes(value)),
        )
      );
    case 'sum': {
      const sum = chosen.flatMap((option) => values(option, it.tag).map(Number)).reduce((a, b) => a + b, 0);
      return (it.min === undefined || sum >= it.min) && (it.max === undefined || sum <= it.max);
    }
    case 'includes': {
      const wanted = all.find(({ id }) => id === it.id);
      return chosen.some(({ id, same }) => id === it.id || (same !== undefined && same === wanted?.same));
    }
  }
};

const some: Kind<SomeSpace> = {
  spaces: fc.record({
    kind: fc.constant('some' as const),
    options: optionsOf(6),
    min: fc.nat(3),
    max: fc.nat(6),
    where: fc.array(constraint, { maxLength: 2 }),
  }),
  universe: ({ options }) => subsets(ids(options)),
  isLegal: ({ options, min, max, where = [] }, answer) => {
    const chosen = options.filter(({ id }) => isList(answer) && answer.includes(id));
    return chosen.length >= min && chosen.length <= max && where.every((it) => holdsNaively(it, chosen, options));
  },
  exchanges: ({ options }) => [options],
};

const order: Kind<OrderSpace> = {
  spaces: optionsOf(5).map((options) => ({ kind: 'order', options })),
  universe: ({ options }) => [...permutations(ids(options)), ...permutations(ids(options).slice(1))],
  isLegal: ({ options }, answer) => isList(answer) && answer.length === options.length,
  exchanges: ({ options }) => [options],
};

const number: Kind<NumberSpace> = {
  spaces: fc.record(
    {
      kind: fc.constant('number' as const),
      min: fc.integer({ min: -4, max: 4 }),
      max: fc.integer({ min: -4, max: 12 }),
      step: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['kind', 'min', 'max'] },
  ),
  universe: () => from(-6, 14),
  isLegal: ({ min, max, step = 1 }, answer) => {
    const all: number[] = [];
    for (let value = min; value <= max; value += step) all.push(value);
    return all.includes(Number(answer));
  },
  exchanges: () => [],
};

const amountIn = (answer: Json, id: string): number => Number((isRecord(answer) ? answer[id] : 0) ?? 0);

const freeSplit: Kind<SplitSpace> = {
  spaces: fc.record({
    kind: fc.constant('split' as const),
    total: fc.nat(7),
    over: optionsOf(4),
    unit: fc.integer({ min: 1, max: 3 }),
    minEach: fc.nat(2),
  }),
  universe: ({ over, total }) => records(ids(over).map((id) => [id, from(1, total)])),
  isLegal: ({ over, total, unit, minEach }, answer) =>
    over.every(({ id }) => amountIn(answer, id) >= minEach && amountIn(answer, id) % unit === 0) &&
    over.reduce((sum, { id }) => sum + amountIn(answer, id), 0) === total,
  exchanges: ({ over }) => [over],
};

/** Every result of giving one unit after the other, each to one that may get the next. */
const filledOneByOne = ({ over, total, unit, tiers = [] }: SplitSpace): ReadonlySet<string> => {
  const step = (amounts: Readonly<Record<string, number>>): readonly Readonly<Record<string, number>>[] => {
    const isOpen = ({ id, full }: { id: string; full: number }): boolean => (amounts[id] ?? 0) < full;
    const tier = tiers.find((each) => each.some(isOpen));
    const begun = tier?.filter((fill) => isOpen(fill) && (amounts[fill.id] ?? 0) > 0) ?? [];
    const next = tier === undefined ? over : begun.length > 0 ? begun : tier.filter(isOpen);
    return next.map(({ id }) => ({ ...amounts, [id]: (amounts[id] ?? 0) + unit }));
  };
  let reached: readonly Readonly<Record<string, number>>[] = total % unit === 0 ? [{}] : [];
  for (let given = 0; given < total; given += unit) {
    reached = [...new Map(reached.flatMap(step).map((amounts) => [canonicalJson(amounts), amounts])).values()];
  }
  return new Set(reached.map(canonicalJson));
};

const tieredSplit: Kind<SplitSpace> = {
  spaces: fc
    .record({
      total: fc.nat(8),
      over: optionsOf(4),
      unit: fc.integer({ min: 1, max: 2 }),
      tierOf: fc.array(fc.nat(2), { minLength: 4 }),
      fulls: fc.array(fc.nat(4), { minLength: 4 }),
    })
    .map(({ total, over, unit, tierOf, fulls }) => {
      const classAt = (at: number): number =>
        over.findIndex(({ id, same }) => id === over[at]?.id || (same !== undefined && same === over[at]?.same));
      const fills = over.map(({ id }, at) => ({ id, full: fulls[classAt(at)] ?? 1, tier: tierOf[classAt(at)] ?? 0 }));
      const tiers = from(0, 2).map((rank) =>
        fills.filter(({ tier }) => tier === rank).map(({ id, full }) => ({ id, full })),
      );
      return { kind: 'split', total, over, unit, minEach: 0, tiers };
    }),
  universe: (space) => freeSplit.universe(space),
  isLegal: (space, answer) => filledOneByOne(space).has(canonicalJson(answer)),
  exchanges: ({ over }) => [over],
};

/** Some of the equal options may go to some of the equal targets only. */
const limited = fc
  .record({
    kind: fc.constant('map' as const),
    from: optionsOf(4, 'a'),
    to: optionsOf(4, 'b'),
    injective: fc.boolean(),
    partial: fc.boolean(),
    allowed: fc.array(fc.option(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ allowed, ...space }): MapSpace => {
    const classAt = (options: readonly Option[], at: number): number =>
      options.findIndex(({ id, same }) => id === options[at]?.id || (same !== undefined && same === options[at]?.same));
    const only = space.from.flatMap(({ id }, at) => {
      const to = allowed[classAt(space.from, at)];
      const open = space.to.filter((_, target) => to?.[classAt(space.to, target)] === true);
      return to === null || to === undefined ? [] : [[id, ids(open)] as const];
    });
    return { ...space, only: Object.fromEntries(only) };
  });

const map: Kind<MapSpace> = {
  spaces: fc.oneof(
    limited,
    fc.record({
      kind: fc.constant('map' as const),
      from: optionsOf(4, 'a'),
      to: optionsOf(4, 'b'),
      injective: fc.boolean(),
      partial: fc.boolean(),
    }),
  ),
  universe: (space) => records(ids(space.from).map((id) => [id, ids(space.to)])),
  isLegal: (space, answer) => {
    const pairs = Object.entries(isRecord(answer) ? answer : {});
    const targets = pairs.map(([, target]) => target);
    return (
      pairs.every(([id, target]) => typeof target === 'string' && space.only?.[id]?.includes(target) !== false) &&
      (space.partial || targets.length === space.from.length) &&
      (!space.injective || new Set(targets).size === targets.length)
    );
  },
  exchanges: (space) => (space.injective ? [space.from, space.to] : [space.from]),
};

const KINDS = ['fire', 'ice', 'earth'] as const;

/** Tries every way to use every single unit. */
const isPaidNaively = ({ cost, sources, surplus = { free: 0, each: [] } }: PaymentSpace, answer: Json): boolean => {
  const units = Object.entries(isRecord(answer) ? answer : {}).flatMap(([id, as]) => {
    const source = sources.find((each) => each.id === id);
    const together = typeof as === 'string' ? source?.combined?.[as] : undefined;
    if (together !== undefined) return together.map((kind) => ({ kind, mayExceed: false }));
    const isItself = typeof as === 'string' && source?.kinds.includes(as) !== true;
    const amount = typeof as === 'number' ? as : isItself ? 1 : (source?.amount ?? 0);
    return from(1, amount).map(() => ({
      kind: typeof as === 'number' ? source?.kinds[0] : as,
      mayExceed: source?.mayExceed === true && !isItself,
    }));
  });
  const pays = (at: number, wants: readonly number[], left: readonly string[]): boolean => {
    const unit = units[at];
    if (unit === undefined) {
      const isFree = left.length <= surplus.free;
      const isEach = new Set(left).size === left.length && left.every((kind) => surplus.each.includes(kind));
      return wants.every((want) => want === 0) && (isFree || isEach);
    }
    const kind = typeof unit.kind === 'string' ? unit.kind : '';
    return (
      cost.some(
        ({ of }, need) =>
          (of === 'any' || of.includes(kind)) &&
          (wants[need] ?? 0) > 0 &&
          pays(at + 1, wants.with(need, (wants[need] ?? 0) - 1), left),
      ) ||
      (unit.mayExceed && pays(at + 1, wants, [...left, kind]))
    );
  };
  return pays(
    0,
    cost.map(({ amount }) => amount),
    [],
  );
};

const payment: Kind<PaymentSpace> = {
  spaces: fc.record(
    {
      kind: fc.constant('payment' as const),
      cost: fc.array(
        fc.record({
          amount: fc.integer({ min: 1, max: 2 }),
          of: fc.oneof(fc.constant('any' as const), fc.subarray([...KINDS], { minLength: 1, maxLength: 2 })),
        }),
        { maxLength: 3 },
      ),
      sources: fc.array(fc.record({ shape: fc.nat(3), alone: fc.boolean() }), { maxLength: 5 }).chain((shapes) =>
        fc
          .array(
            fc.record({
              kinds: fc.subarray([...KINDS], { minLength: 1 }),
              amount: fc.integer({ min: 1, max: 2 }),
              divisible: fc.boolean(),
              mayExceed: fc.boolean(),
              itself: fc.subarray([...KINDS], { maxLength: 1 }),
              both: fc.option(fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...KINDS))),
            }),
            { minLength: 4, maxLength: 4 },
          )
          .map((models) =>
            shapes.map(({ shape, alone }, at) => {
              const model = models[shape] ?? {
                kinds: ['ice' as const],
                amount: 1,
                divisible: false,
                mayExceed: false,
                itself: [],
                both: null,
              };
              const { both, ...plain } = model;
              return {
                id: `o${at}`,
                ...plain,
                ...(both !== null && !model.divisible && { combined: { both } }),
                kinds: model.divisible ? model.kinds.slice(0, 1) : model.kinds,
                itself: model.divisible ? [] : model.itself.filter((kind) => !model.kinds.includes(kind)),
                ...(alone ? {} : { same: `k${shape}` }),
              };
            }),
          ),
      ),
      surplus: fc.record({ free: fc.nat(1), each: fc.subarray([...KINDS]) }),
    },
    { requiredKeys: ['kind', 'cost', 'sources'] },
  ),
  universe: ({ sources }) =>
    records<string | number>(
      sources.map(({ id, kinds, amount, divisible, itself = [], combined = {} }) => [
        id,
        divisible === true ? from(1, amount) : [...kinds, ...Object.keys(combined), ...itself],
      ]),
    ),
  isLegal: isPaidNaively,
  exchanges: ({ sources }) => [sources],
};

const act: Kind<Space> = {
  spaces: fc
    .uniqueArray(fc.record({ do: fc.constantFrom('play', 'quest', 'pass'), card: fc.nat(3) }), {
      selector: canonicalJson,
      maxLength: 8,
    })
    .map((actions) => ({ kind: 'act' as const, actions })),
  universe: () => ['play', 'quest', 'pass'].flatMap((it) => from(0, 3).map((card) => ({ card, do: it }))),
  isLegal: (space, answer) =>
    space.kind === 'act' && space.actions.some((action) => canonicalJson(action) === canonicalJson(answer)),
  exchanges: () => [],
};

/** Sets have no order, so their text is that of the sorted list. */
const textOf = (space: Space, answer: Json): string =>
  canonicalJson(space.kind === 'some' && isList(answer) ? answer.map(String).sort() : answer);

const renamed = (answer: Json, names: ReadonlyMap<string, string>): Json => {
  if (typeof answer === 'string') return names.get(answer) ?? answer;
  if (isList(answer)) return answer.map((item) => renamed(item, names));
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [names.get(key) ?? key, renamed(value, names)]),
  );
};

const orbitsOf = (
  space: Space,
  legal: readonly Json[],
  exchanges: readonly (readonly Option[])[],
): readonly ReadonlySet<string>[] => {
  const swaps = exchanges.flatMap((options) =>
    options.flatMap(({ id, same }) =>
      options
        .filter((other) => same !== undefined && other.same === same && other.id !== id)
        .map(
          (other) =>
            new Map([
              [id, other.id],
              [other.id, id],
            ]),
        ),
    ),
  );
  const orbits: Set<string>[] = [];
  for (const start of legal) {
    if (orbits.some((orbit) => orbit.has(textOf(space, start)))) continue;
    const orbit = new Set([textOf(space, start)]);
    const open = [start];
    for (let answer = open.pop(); answer !== undefined; answer = open.pop()) {
      for (const names of swaps) {
        const equal = renamed(answer, names);
        if (orbit.has(textOf(space, equal))) continue;
        orbit.add(textOf(space, equal));
        open.push(equal);
      }
    }
    orbits.push(orbit);
  }
  return orbits;
};

const pickFrom = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

const describeKind = <S extends Space>(name: string, kind: Kind<S>): void => {
  describe(`a space of kind ${name}`, () => {
    it('accepts exactly the legal answers', () => {
      fc.assert(
        fc.property(kind.spaces, fc.jsonValue({ maxDepth: 1 }), (space, junk) => {
          for (const answer of kind.universe(space))
            expect(test(space, answer) === true).toBe(kind.isLegal(space, answer));
          const texts = new Set(kind.universe(space).map((answer) => textOf(space, answer)));
          if (test(space, junk as Json) === true)
            expect(texts).toContain(textOf(space, canonical(space, junk as Json)));
        }),
      );
    });

    it('lists and counts them, equals once, and maps each to the one listed', () => {
      fc.assert(
        fc.property(kind.spaces, fc.nat(8), (space, bound) => {
          const legal = kind.universe(space).filter((answer) => kind.isLegal(space, answer));
          const orbits = orbitsOf(space, legal, kind.exchanges(space));
          const listed = [...enumerate(space)];
          expect(listed.length).toBe(orbits.length);
          expect(count(space, ENOUGH)).toBe(orbits.length);
          expect(count(space, bound)).toBe(Math.min(bound, orbits.length));
          for (const orbit of orbits) {
            const representatives = listed.filter((answer) => orbit.has(textOf(space, answer)));
            expect(representatives).toHaveLength(1);
            for (const text of orbit) expect(canonical(space, JSON.parse(text) as Json)).toEqual(representatives[0]);
          }
        }),
      );
    });

    it('draws them all, and nothing else', () => {
      fc.assert(
        fc.property(kind.spaces, fc.nat(), (space, seed) => {
          const listed = new Set([...enumerate(space)].map(canonicalJson));
          if (listed.size === 0) return;
          const pick = pickFrom(seed);
          const drawn = new Set(from(1, listed.size > 8 ? 20 : 1500).map(() => canonicalJson(sample(space, pick))));
          for (const answer of drawn) expect(listed).toContain(answer);
          if (listed.size <= 8) expect(drawn.size).toBe(listed.size);
        }),
      );
    });
  });
};

describeKind('one', one);
describeKind('some', some);
describeKind('order', order);
describeKind('number', number);
describeKind('split', freeSplit);
describeKind('split with tiers', tieredSplit);
describeKind('map', map);
describeKind('payment', payment);
describeKind('act', act);
