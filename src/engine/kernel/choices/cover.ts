/**
 * Whether units pay a cost. Each unit serves one need, and a need takes several kinds, so this is a matching: by Hall's
 * theorem it exists when every group of needs finds, among all units that any of them takes, as many as they want
 * together. Greedy spending fails (the only fire point must not go to a need that takes anything).
 */
import { type Need, type Surplus } from './space.js';

export type Units = { readonly kind: string; readonly amount: number; readonly mayExceed: boolean };

/** What a group of needs wants together. */
export type Demand = { readonly wanted: number; takes(this: void, kind: string): boolean };

/** One for every group but the empty one. Costs have few different needs. */
export const demandsOf = ([first, ...others]: readonly Need[]): readonly Demand[] => {
  if (first === undefined) return [];
  const { amount, of } = first;
  const takes = (kind: string): boolean => of === 'any' || of.includes(kind);
  const rest = demandsOf(others);
  const joined = rest.map((demand) => ({
    wanted: amount + demand.wanted,
    takes: (kind: string) => takes(kind) || demand.takes(kind),
  }));
  return [{ wanted: amount, takes }, ...rest, ...joined];
};

export const supplyFor = ({ takes }: Demand, units: readonly Units[]): number =>
  units.reduce((sum, { kind, amount }) => (takes(kind) ? sum + amount : sum), 0);

const covers = (demands: readonly Demand[], units: readonly Units[]): boolean =>
  demands.every((demand) => supplyFor(demand, units) >= demand.wanted);

export const NO_SURPLUS: Surplus = { free: 0, each: [] };

export const coverage = (
  cost: readonly Need[],
  demands: readonly Demand[],
  surplus: Surplus,
  units: readonly Units[],
): 'paid' | 'unpaid' | 'surplus' => {
  if (!covers(demands, units)) return 'unpaid';
  const over = amountOf(units) - amountOf(cost);
  return leftovers(units, over, surplus).some((left) => covers(demands, less(units, left))) ? 'paid' : 'surplus';
};

export const amountOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

type Leftover = ReadonlyMap<string, number>;

/** Everything that may be left over, if `over` units are: by kind, among the units that may exceed. */
const leftovers = (units: readonly Units[], over: number, { free, each }: Surplus): readonly Leftover[] => {
  const supply = new Map<string, number>();
  for (const { kind, amount, mayExceed } of units) if (mayExceed) supply.set(kind, (supply.get(kind) ?? 0) + amount);
  const limits = [...supply].map(([kind, amount]): readonly [string, number] => [
    kind,
    over <= free ? amount : each.includes(kind) ? Math.min(amount, 1) : 0,
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
