import type { Amount } from '../../../../kernel/index.js';
import type { NamedAbility } from '../../../../catalogue/index.js';
import { readForEach } from './amounts.js';
import { readObjects } from './objects.js';

/**
 * "You pay 1 ⬡ less to play this character", of the card itself, or of others as long as it is in play; wherever they
 * are played from.
 */
export const readPrice = (text: string): NamedAbility | undefined => {
  const [, each, rest = text] = /^for each (.+), (you pay .+)$/i.exec(text) ?? [];
  const [, n, how, what = ''] = /^you pay (\d{1,2}) ⬡ (less|more) to play (.+)$/i.exec(rest) ?? [];
  if (n === undefined) return undefined;
  const add = addOf(how === 'less' ? -Number(n) : Number(n), each);
  if (add === undefined) return undefined;
  if (/^this (?:character|item|location|action)$/.test(what)) {
    return { kind: 'cost', name: 'own-price', for: 'play', add };
  }
  const [filter, ...others] = readObjects(what) ?? [];
  if (filter === undefined || others.length > 0 || filter.of !== undefined) return undefined;
  return { kind: 'cost', name: 'price', affects: { ...filter, zone: 'any', of: 'you' }, for: 'play', add };
};

const addOf = (n: number, each: string | undefined): Amount | undefined =>
  each === undefined ? n : readForEach(each, n);
