/**
 * Whether dice pay symbols, each die exactly one of them: a matching, found by augmenting paths, so that the only class
 * die does not go to a symbol that any die would pay. Pure: it knows no state of a game. What it costs is at most the
 * product of dice and symbols, times the symbols.
 */
import { LEVELS, type Level, type Magic } from '../../printed.js';
import type { MagicSymbols } from '../../cost.js';
import { ashes } from '../../rulebook.js';

/** By which a die pays a symbol of its type that is as high as it shows, or lower. */
export const MATCHING = [ashes('dice.2'), ashes('dice.3'), ashes('dice.4')];

/** A die by what it can pay. */
export type Die = { readonly id: string; readonly magic: Magic; readonly level: Level };

/** One symbol of a cost; a basic one is of no type. */
export type MagicSymbol = { readonly level: Level; readonly magic?: Magic };

export type Matching = {
  /** What each die pays, in the order of the dice. */
  readonly pays: readonly { readonly die: Die; readonly symbol: MagicSymbol }[];
  /** The symbols that none of the dice pays. */
  readonly unpaid: readonly MagicSymbol[];
  /** The dice that pay nothing. */
  readonly idle: readonly Die[];
};

/** dice.2 to dice.4: of its type, and of its level or a higher one; any die pays a basic symbol. */
export const paysSymbol = ({ magic, level }: Pick<Die, 'magic' | 'level'>, symbol: MagicSymbol): boolean =>
  symbol.level === 'basic' || (symbol.magic === magic && LEVELS.indexOf(level) >= LEVELS.indexOf(symbol.level));

/** pay.magic: symbol by symbol, those that fewer dice pay first; the order of the cost within. */
export const symbolsOf = (parts: readonly MagicSymbols[]): readonly MagicSymbol[] =>
  parts
    .flatMap((part) => Array.from({ length: part.n }, (): MagicSymbol => symbolOf(part)))
    .toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));

/** pay.magic: a basic symbol names no type. */
const symbolOf = (part: MagicSymbols): MagicSymbol =>
  part.level === 'basic' ? { level: 'basic' } : { level: part.level, magic: part.magic };

/** pay.magic, dice.2, dice.4: as many symbols as possible are paid, each by the lowest die that pays it. */
export const match = (symbols: readonly MagicSymbol[], dice: readonly Die[]): Matching => {
  const lowestFirst = dice.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const takenBy = new Map<Die, number>();
  const unpaid: MagicSymbol[] = [];
  const find = (at: number, seen: Set<Die>): boolean => {
    const symbol = symbols[at];
    if (symbol === undefined) return false;
    for (const die of lowestFirst) {
      if (seen.has(die) || !paysSymbol(die, symbol)) continue;
      seen.add(die);
      const before = takenBy.get(die);
      if (before !== undefined && !find(before, seen)) continue;
      takenBy.set(die, at);
      return true;
    }
    return false;
  };
  symbols.forEach((symbol, at) => {
    if (!find(at, new Set())) unpaid.push(symbol);
  });
  return {
    pays: dice.flatMap((die) => {
      const symbol = symbols[takenBy.get(die) ?? -1];
      return symbol === undefined ? [] : [{ die, symbol }];
    }),
    unpaid,
    idle: dice.filter((die) => !takenBy.has(die)),
  };
};

/** Whether some of these dice pay all the symbols. */
export const canPay = (symbols: readonly MagicSymbol[], dice: readonly Die[]): boolean =>
  symbols.length <= dice.length && match(symbols, dice).unpaid.length === 0;

/** pay.magic */
export const symbolText = ({ level, magic }: MagicSymbol): string =>
  magic === undefined ? level : `${magic} ${level}`;
