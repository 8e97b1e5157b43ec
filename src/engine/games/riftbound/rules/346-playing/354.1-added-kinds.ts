import { RESOURCES, type Resource } from '../../state.js';
import { amountOfPower, takes } from '../119-objects/134.2-power-costs.js';
import type { Bill } from './353-bill.js';
import { waysToAdd, type Adding } from './354.1-adding.js';

/** 416.3: by the name of each use of an object, the kinds that it pays, one unit each. */
export const kindsAdded = (
  adding: readonly Adding[],
  bill: Pick<Bill, 'energy' | 'power'>,
): { readonly [name: string]: readonly string[] } =>
  Object.fromEntries(
    adding
      .flatMap((one) => [...waysToAdd(one, (resource) => mostOf(bill, resource))])
      .map(([name, spent]) => [
        name,
        RESOURCES.flatMap((resource) => Array.from({ length: spent[resource] ?? 0 }, () => resource)),
      ]),
  );

/** How much of it is of use. */
const mostOf = ({ energy, power }: Pick<Bill, 'energy' | 'power'>, resource: Resource): number => {
  if (resource === 'energy') return energy;
  return takes(power, resource) ? amountOfPower(power) : 0;
};
