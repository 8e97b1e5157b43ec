import { factsOf, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { DOMAINS, type Domain } from '../../printed.js';
import { rift } from '../../rulebook.js';
import type { Resource } from '../../state.js';
import { UNIVERSAL_POWER } from './154-rune-pools.js';

/** Power that is due: so much of each domain, and so much of any. */
export type Power = { readonly [of in Domain | 'any']?: number };

export const amountOfPower = (power: Power): number => Object.values(power).reduce((sum, amount) => sum + amount, 0);

export const plus = (power: Power, of: Domain | 'any', amount: number): Power => ({
  ...power,
  [of]: (power[of] ?? 0) + amount,
});

/** 134.2.e.6: of the domain of the card; of any if it has none, or several. */
export const domainOfCost = (game: Game, id: ObjectId, of: Domain | 'own' | 'any'): Domain | 'any' => {
  if (of !== 'own') return of;
  const own = DOMAINS.filter((domain) => factsOf(game, id).tags.includes(domain));
  return own.length === 1 ? (own[0] ?? 'any') : 'any';
};

/**
 * 353.3, 353.4, 353.5: what is added is of any domain; what is taken off is taken off that first, then off the domains
 * in their order.
 */
export const changedTo = (power: Power, total: number): Power => {
  const { any = 0 } = power;
  const change = total - amountOfPower(power);
  let left = -change - Math.min(any, -change);
  const rest = DOMAINS.map((domain) => {
    const amount = power[domain] ?? 0;
    const taken = Math.max(0, Math.min(amount, left));
    left -= taken;
    return [domain, amount - taken] as const;
  });
  return Object.fromEntries([...rest, ['any', Math.max(0, any + change)] as const].filter(([, amount]) => amount > 0));
};

/**
 * 354: what pays it. Power of a domain is paid with that (134.2.e.6), power of any domain with any (134.2.e.5), and
 * either with universal power (157.2.b).
 */
export const paidWith = (power: Power): readonly { readonly amount: number; readonly of: readonly Resource[] }[] => [
  ...DOMAINS.map((domain) => ({ amount: power[domain] ?? 0, of: [domain, 'universal'] as const })),
  { amount: power.any ?? 0, of: [...DOMAINS, 'universal'] },
];

/** 354, 134.2.e.6: whether such a resource pays anything of it. */
export const takes = (power: Power, resource: Resource): boolean =>
  paidWith(power).some(({ amount, of }) => amount > 0 && of.includes(resource));

export const rulesOfPower = (power: Power): readonly Citation[] =>
  amountOfPower(power) === 0 ? [] : [UNIVERSAL_POWER, rift('134.2.e.5'), rift('134.2.e.6')];
