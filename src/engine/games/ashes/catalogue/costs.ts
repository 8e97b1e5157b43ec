import { LEVELS, MAGICS } from '../card.js';
import type { AshesCost, CostOfX, MagicSymbols, SimpleCost } from '../cost.js';

/**
 * Costs as the format writes them: `[[main]]`, `2 [[basic]]`, `X [[basic]]`, `1 [[natural:class]]`, `1 [[discard]]`; a
 * list of two or three is one of which one is paid. Read whole or not at all: undefined where any part is none that the
 * language knows.
 */
export const readCosts = (parts: readonly (string | readonly string[])[]): readonly AshesCost[] | undefined => {
  const costs: AshesCost[] = [];
  const linked: AshesCost[] = [];
  const symbols: MagicSymbols[] = [];
  for (const part of parts) {
    const alternatives = typeof part === 'string' ? part.split(' or ') : part;
    if (alternatives.length > 1) {
      const of = alternatives.map(readAlternative);
      if (of.length > ALTERNATIVES_MAX || !of.every((one) => one !== undefined)) return undefined;
      linked.push({ pay: 'parallel', of });
      continue;
    }
    const [only = ''] = alternatives;
    const symbol = readSymbols(only);
    const cost = symbol === undefined ? (readX(only) ?? readSimple(only)) : undefined;
    if (symbol !== undefined) symbols.push(symbol);
    else if (cost === undefined) return undefined;
    else costs.push(cost);
  }
  if (symbols.length > SYMBOLS_MAX) return undefined;
  return [...costs, ...(symbols.length === 0 ? [] : [{ pay: 'magic', dice: symbols } as const]), ...linked];
};

const ALTERNATIVES_MAX = 3;
const SYMBOLS_MAX = 3;

const readAlternative = (text: string): SimpleCost | undefined => {
  const symbols = readSymbols(text);
  return symbols === undefined ? readSimple(text) : { pay: 'magic', dice: [symbols] };
};

const readSymbols = (text: string): MagicSymbols | undefined => {
  const [, digits = '', name = '', side] = /^([1-9]\d?) \[\[([a-z]+)(?::([a-z]+))?\]\]$/.exec(text) ?? [];
  const n = Number(digits);
  if (name === 'basic' && side === undefined && n > 0) return { n, level: 'basic' };
  const magic = MAGICS.find((known) => known === name);
  const level = LEVELS.find((known) => known === side);
  return magic === undefined || level === undefined || level === 'basic' ? undefined : { n, level, magic };
};

/** X has one value in all parts of a cost. */
const readX = (text: string): CostOfX | undefined => {
  const of = readSymbols(text.replace(/^X /, '1 '));
  return of === undefined || !text.startsWith('X ') ? undefined : { pay: 'x', of, as: 'x' };
};

const readSimple = (text: string): SimpleCost | undefined => {
  const [, count] = /^([1-9]) \[\[discard\]\]$/.exec(text) ?? [];
  if (count !== undefined) return { pay: 'discard', count: Number(count) };
  return SIMPLE.find(({ pay }) => text === `[[${pay}]]`);
};

const SIMPLE = [{ pay: 'main' }, { pay: 'side' }, { pay: 'exhaust' }] as const;
