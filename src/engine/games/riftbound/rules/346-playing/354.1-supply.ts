import { memoized, type Game } from '../../../../kernel/index.js';
import { DOMAINS } from '../../printed.js';
import { domainOfRune, isExhausted, poolOf, RESOURCES, runesOf, type Resource } from '../../state.js';
import { amountOfPower } from '../119-objects/134.2-power-costs.js';
import type { Bill } from './353-bill.js';
import { COUNTS_AS } from './354-limited.js';
import type { Adding } from './354.1-adding.js';

type Supply = { readonly [R in Resource]?: number };

/** Whether such a supply can pay energy and power (354.1.a). Sums suffice: each card in hand asks this. */
export const isSupplied = (supply: Supply, { energy, power }: Pick<Bill, 'energy' | 'power'>): boolean => {
  const { universal = 0 } = supply;
  if (energy > (supply.energy ?? 0)) return false;
  const lacking = sumOf((domain) => Math.max(0, (power[domain] ?? 0) - (supply[domain] ?? 0)));
  return lacking <= universal && amountOfPower(power) <= universal + sumOf((domain) => supply[domain] ?? 0);
};

/** With what the player has for this use alone, and with all that these abilities add (416.3). */
export const supplyFor = (
  game: Game,
  { seat, limited = [] }: Pick<Bill, 'seat' | 'limited'>,
  adding: readonly Adding[],
): Supply => {
  const pool = supplyOf(game, seat);
  if (limited.length === 0 && adding.length === 0) return pool;
  const supply = new Map<Resource, number>(RESOURCES.map((resource) => [resource, pool[resource] ?? 0]));
  const add = (as: Resource, amount: number) => supply.set(as, (supply.get(as) ?? 0) + amount);
  for (const resource of limited) add(COUNTS_AS[resource], poolOf(game, seat, resource));
  for (const { adds } of adding) for (const resource of RESOURCES) add(resource, adds[resource] ?? 0);
  return Object.fromEntries(supply);
};

const sumOf = (amount: (domain: (typeof DOMAINS)[number]) => number): number =>
  DOMAINS.reduce((sum, domain) => sum + amount(domain), 0);

/** 354.1.a: the most that a player has of each. A rune gives power beside its energy, or exhausted (158.2). */
export const supplyOf = memoized((game, seat): Supply => {
  const supply = new Map(RESOURCES.map((resource) => [resource, poolOf(game, seat, resource)]));
  const add = (resource: Resource) => supply.set(resource, (supply.get(resource) ?? 0) + 1);
  for (const rune of runesOf(game, seat)) {
    add(domainOfRune(game, rune));
    if (!isExhausted(game, rune)) add('energy');
  }
  return Object.fromEntries(supply);
});
