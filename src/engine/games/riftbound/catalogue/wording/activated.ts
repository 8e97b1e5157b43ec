import { byHandText, type NamedAbility } from '../../../../catalogue/index.js';
import { DOMAINS } from '../../card.js';
import type { RiftboundCost } from '../../cost.js';
import { fingerprintOf } from '../card-text.js';

/** Costs that are nothing but symbols, and a text that says no more of when it may be used. */
export const readActivated = (line: string): NamedAbility | undefined => {
  const [, symbols, text] = /^((?:\{[a-z0-9]+\}(?:, ?)?)+): ([^[\s].*)$/.exec(line) ?? [];
  const costs = symbols === undefined ? undefined : costsIn(symbols);
  if (costs === undefined || text === undefined) return undefined;
  return { kind: 'activated', name: 'use', costs, effect: byHandText(fingerprintOf(text)) };
};

const costsIn = (symbols: string): readonly RiftboundCost[] | undefined => {
  const names = [...symbols.matchAll(/\{([a-z0-9]+)\}/g)].map(([, name = '']) => name);
  const costs = names.map(costOf);
  const known = costs.flatMap((cost) => cost ?? []);
  return known.length === costs.length ? summed(known) : undefined;
};

const costOf = (symbol: string): RiftboundCost | undefined => {
  if (symbol === 'exhaust') return { pay: 'exhaust' };
  if (/^[1-9]\d?$/.test(symbol)) return { pay: 'energy', n: Number(symbol) };
  const of = [...DOMAINS, 'any' as const].find((known) => known === symbol);
  return of && { pay: 'power', n: 1, of };
};

/** A symbol of power for each; the same twice is one cost of two. */
const summed = (costs: readonly RiftboundCost[]): readonly RiftboundCost[] =>
  costs.reduce<readonly RiftboundCost[]>((all, cost) => {
    const same = all.findIndex((each) => cost.pay === 'power' && each.pay === 'power' && each.of === cost.of);
    const before = all[same];
    if (before?.pay !== 'power') return [...all, cost];
    return all.with(same, { ...before, n: before.n + 1 });
  }, []);
