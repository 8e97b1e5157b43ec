import { LIMITED, RESOURCES, type Limited, type Resource } from '../../state.js';
import { amountOfPower, takes } from '../119-objects/134.2-power-costs.js';
import type { Bill } from './353-bill.js';
import { COUNTS_AS } from './354-limited.js';
import { waysToAdd, type Adding } from './354.1-adding.js';

/** 416.3: by the name of each use of an object, the kinds that it pays, one unit each. */
export const kindsAdded = (
  adding: readonly Adding[],
  bill: Pick<Bill, 'energy' | 'power' | 'limited'>,
): { readonly [name: string]: readonly string[] } =>
  Object.fromEntries(
    adding
      .flatMap((one) => [...waysToAdd(one, (resource) => mostOf(bill, resource))])
      .map(([name, spent]) => [
        name,
        [...RESOURCES, ...LIMITED].flatMap((resource) =>
          Array.from({ length: spent[resource] ?? 0 }, () => kindOf(resource)),
        ),
      ]),
  );

/** How much of it is of use. */
const mostOf = (
  { energy, power, limited = [] }: Pick<Bill, 'energy' | 'power' | 'limited'>,
  resource: Resource | Limited,
): number => {
  if (isLimited(resource) && !limited.includes(resource)) return 0;
  const kind = kindOf(resource);
  if (kind === 'energy') return energy;
  return takes(power, kind) ? amountOfPower(power) : 0;
};

const kindOf = (resource: Resource | Limited): Resource => (isLimited(resource) ? COUNTS_AS[resource] : resource);

const isLimited = (resource: Resource | Limited): resource is Limited => LIMITED.some((one) => one === resource);
