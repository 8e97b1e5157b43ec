import type { Harmless } from './harmless.js';

export const harmless: readonly Harmless[] = [
  {
    in: '11.1-priority.ts',
    change: '1 -> 2',
    because: 'Of passes it is only asked whether there has been one.',
  },
  {
    in: '11.2-payment.ts',
    change: 'cp.any > 0 -> true',
    because: 'A part of a cost that asks for 0 is met by every payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'cp.any > 0 -> (cp.any) >= (0)',
    because: 'A part of a cost that asks for 0 is met by every payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'parts.length === 0 -> false',
    because: 'It saves time: without parts the sources of CP come out as they are.',
  },
  {
    in: '11.2-payment.ts',
    change: 'itself.length > 0 -> true',
    because: 'A source that gives nothing can be named in no payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'itself.length > 0 -> (itself.length) >= (0)',
    because: 'A source that gives nothing can be named in no payment.',
  },
  {
    in: '11.3.5-price.ts',
    change: 'node.options.filter(isOption) -> node.options',
    because: 'The cards were validated when they were loaded: it tells the compiler the type.',
  },
  {
    in: '11.3.5-price.ts',
    change: "typeof value === 'object' && value !== null && 'as' in value && 'costs' in value -> true",
    because: 'The cards were validated when they were loaded: it tells the compiler the type.',
  },
  {
    in: '11.6.2-costs.ts',
    change: "cost.pay !== 'cp' -> false",
    because: 'No other cost has amounts by element, of any, or by X: it tells the compiler the type.',
  },
  {
    in: '11.6.2-costs.ts',
    change: 'effects.length === 0 -> false',
    because: 'An event by which no effect ends changes nothing, and is not told.',
  },
  {
    in: '11.8-auto-abilities.ts',
    change: "isAbility(node) && node.kind === 'triggered' -> true",
    because: 'Neither a Summon nor another ability has events or a condition: it tells the compiler the type.',
  },
  {
    in: '11.8-auto-abilities.ts',
    change: "isAbility(node) && node.kind === 'triggered' -> (isAbility(node)) || (node.kind === 'triggered')",
    because: 'Neither a Summon nor another ability has events or a condition: it tells the compiler the type.',
  },
];
