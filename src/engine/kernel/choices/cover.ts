/**
 * Whether units pay a cost. Each unit serves one need, and a need takes several kinds, so this is a matching: by Hall's
 * theorem it exists when every group of needs finds, among all units that any of them takes, as many as they want
 * together. Greedy spending fails (the only fire point must not go to a need that takes anything).
 */
import { type Need, type PaymentSpace, type Source, type Surplus } from './space.js';

export type Units = { readonly kind: string; readonly amount: number; readonly mayExceed: boolean };

export const coverage = (space: PaymentSpace, units: readonly Units[]): 'paid' | 'unpaid' | 'surplus' => {
  if (!mayStillCover(space, units, [])) return 'unpaid';
  const over = amountOf(units) - space.cost.reduce((sum, { amount }) => sum + amount, 0);
  const leaves = leftovers(units, over, space.surplus ?? NOTHING);
  return leaves.some((left) => mayStillCover(space, less(units, left), [])) ? 'paid' : 'surplus';
};

const NOTHING: Surplus = { free: 0, each: [] };

export const mostLeftOver = ({ surplus = NOTHING }: PaymentSpace): number =>
  Math.max(surplus.free, surplus.each.length);

/** True if the units with all that the further sources might give reach every group of needs; exact without any. */
export const mayStillCover = ({ cost }: PaymentSpace, units: readonly Units[], further: readonly Source[]): boolean =>
  groupsOf(cost).every((group) => {
    const isTaken = (kind: string): boolean => group.some(({ of }) => of === 'any' || of.includes(kind));
    const wanted = group.reduce((sum, { amount }) => sum + amount, 0);
    const there = amountOf(units.filter(({ kind }) => isTaken(kind)));
    return there >= wanted || there + amountOf(further.filter(({ kinds }) => kinds.some(isTaken))) >= wanted;
  });

const amountOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Every group but the empty one. Costs have few different needs. */
const groupsOf = ([first, ...others]: readonly Need[]): readonly (readonly Need[])[] => {
  if (first === undefined) return [];
  const rest = groupsOf(others);
  return [[first], ...rest, ...rest.map((group) => [first, ...group])];
};

type Leftover = ReadonlyMap<string, number>;

/** Everything that may be left over, if `over` units are: by kind, among the units that may exceed. */
const leftovers = (units: readonly Units[], over: number, { free, each }: Surplus): readonly Leftover[] => {
  const supply = new Map<string, number>();
  for (const { kind, amount, mayExceed } of units) if (mayExceed) supply.set(kind, (supply.get(kind) ?? 0) + amount);
  const limits = [...supply].map(([kind, amount]): readonly [string, number] => [
    kind,
    over <= free ? amount : each.includes(kind) ? 1 : 0,
  ]);
  return choicesOf(limits, over);
};

const choicesOf = ([first, ...others]: readonly (readonly [string, number])[], over: number): readonly Leftover[] => {
  if (over === 0) return [new Map()];
  if (first === undefined) return [];
  const [kind, limit] = first;
  return Array.from({ length: Math.min(limit, over) + 1 }, (_, taken) =>
    choicesOf(others, over - taken).map((rest) => new Map([...rest, [kind, taken]])),
  ).flat();
};

/** Which of the units of a kind are left over makes no difference to what the others pay. */
const less = (units: readonly Units[], left: Leftover): readonly Units[] => [
  ...units,
  ...[...left].map(([kind, amount]) => ({ kind, amount: -amount, mayExceed: false })),
];
