import type { Json } from '../../../kernel/index.js';
import type { Atom } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';

/** Words with a capital that end a name: the words behind the name of a Job or a card. */
const ENDS: readonly string[] = [
  ...['Forward', 'Backup', 'Monster', 'Summon', 'Character', 'Counter'].flatMap((noun) => [noun, `${noun}s`]),
  ...['Job', 'Card', 'Category', 'Warp', 'Damage', 'Limit'],
];
/** Small words inside names. */
const SMALL: readonly string[] = ['of', 'the', 'de', 'von', 'del', "l'Cie", ':'];

const isCapital = (token = ''): boolean => /^\p{Lu}/u.test(token) && !ENDS.includes(token);

/** "1st" is a number and a word. */
const isOrdinal = (tokens: readonly string[], at: number): boolean =>
  /^\d$/.test(tokens[at] ?? '') && /^(?:st|nd|rd|th)$/.test(tokens[at + 1] ?? '');

/** The length of a name: as far as capitals go, with a numeral in brackets behind them. */
const lengthOfName = (tokens: readonly string[], at: number): number => {
  let end = at;
  let last = at;
  for (;;) {
    const ordinal = end > at && isOrdinal(tokens, end);
    if (!ordinal && !isCapital(tokens[end]) && !(end > at && SMALL.includes(tokens[end] ?? ''))) break;
    end += ordinal ? 2 : 1;
    if (ordinal || isCapital(tokens[end - 1])) last = end;
  }
  if (last > at && tokens[last] === '(' && isCapital(tokens[last + 1]) && tokens[last + 2] === ')') last += 3;
  return last - at;
};

const joined = (words: string): string =>
  words
    .replace('( ', '(')
    .replace(' )', ')')
    .replace(' :', ':')
    .replace(/(\d) (st|nd|rd|th)\b/, '$1$2');
const apart = (name: string): string =>
  name
    .replace('(', '( ')
    .replace(')', ' )')
    .replace(':', ' :')
    .replace(/(\d)(st|nd|rd|th)\b/, '$1 $2');

/** The name of a Job, a Category or a card. */
const name: Atom = {
  read: (tokens, at) => {
    const length = lengthOfName(tokens, at);
    if (length === 0) return [];
    const words = tokens.slice(at, at + length).join(' ');
    return [{ length, value: joined(words) }];
  },
  write: (value) => (typeof value === 'string' && isCapital(value) ? apart(value) : undefined),
};

/** The name of counters: "EXP Counter" is "EXP". */
const counter: Atom = {
  read: (tokens, at) => {
    const end = tokens.findIndex((token, index) => index > at && /^Counters?$/.test(token));
    const words = end < 0 ? [] : tokens.slice(at, end);
    const isName = words.length > 0 && words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word));
    return isName ? [{ length: words.length, value: words.join(' ') }] : [];
  },
  write: (value) => (typeof value === 'string' && /^\p{Lu}/u.test(value) ? value : undefined),
};

/** The filters for so many counters of the name that begins at a place; `words` are beside the name. */
const readCounters = (tokens: readonly string[], at: number, words: number, min: number) =>
  counter.read(tokens, at).map(({ length, value }) => ({
    length: length + words,
    value: { [typeof value === 'string' ? value : '']: { min } },
  }));

/** What a filter for counters names, and the least number of them. */
const nameAndMin = (value: Json): readonly [name: string, min: number] => {
  const [[name = '', is] = []] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [name, is === undefined ? 0 : countIn(is, 'min')];
};

/** "3 or more EXP Counters", as a filter has it. */
const counters: Atom = {
  read: (tokens, at) => {
    const [count = '', or, more] = tokens.slice(at, at + 3);
    if (!/^\d{1,2}$/.test(count) || or !== 'or' || more !== 'more') return [];
    return readCounters(tokens, at + 3, 4, Number(count));
  },
  write: (value) => {
    const [name, min] = nameAndMin(value);
    return min > 0 ? `${min} or more ${name} Counters` : undefined;
  },
};

/** "A Doom Counter", as a filter has it. */
const oneCounter: Atom = {
  read: (tokens, at) => (tokens[at] === 'a' || tokens[at] === 'an' ? readCounters(tokens, at + 1, 2, 1) : []),
  write: (value) => {
    const [name, min] = nameAndMin(value);
    return min === 1 ? `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} Counter` : undefined;
  },
};

const numberBy = (pattern: RegExp, toValue: (token: string) => number, toText: (value: number) => string): Atom => ({
  read: (tokens, at) => {
    const token = tokens[at] ?? '';
    return pattern.test(token) ? [{ length: 1, value: toValue(token) }] : [];
  },
  write: (value) => {
    const text = typeof value === 'number' ? toText(value) : '';
    return pattern.test(text) ? text : undefined;
  },
});

const inBraces = (tokens: readonly string[], at: number): string | undefined =>
  tokens[at] === '{' && tokens[at + 2] === '}' ? tokens[at + 1] : undefined;

const symbolsFrom = (
  tokens: readonly string[],
  at: number,
  isOne: (symbol: string) => boolean,
  found: readonly string[] = [],
): readonly string[] => {
  const symbol = inBraces(tokens, at);
  return symbol !== undefined && isOne(symbol) ? symbolsFrom(tokens, at + 3, isOne, [...found, symbol]) : found;
};

const spelled = (symbols: readonly string[]): string => symbols.map((symbol) => `{ ${symbol} }`).join(' ');

const isCp = (symbol: string): boolean => /^(?:X|\d{1,2})$/.test(symbol) || ELEMENTS.some((one) => one === symbol);

/** All CP of a cost, as one cost: its elements in their order, then any, then X. */
const cp: Atom = {
  read: (tokens, at) => {
    const symbols = symbolsFrom(tokens, at, isCp);
    if (symbols.length === 0) return [];
    const count = (name: string): number => symbols.filter((symbol) => symbol === name).length;
    const of = Object.fromEntries(ELEMENTS.flatMap((one) => (count(one) > 0 ? [[one, count(one)]] : [])));
    const numbers = symbols.filter((symbol) => /^\d/.test(symbol));
    const any = numbers.reduce((sum, one) => sum + Number(one), 0);
    const value: Json = {
      pay: 'cp',
      ...(Object.keys(of).length > 0 && { of }),
      ...(numbers.length > 0 && { any }),
      ...(count('X') > 0 && { x: count('X') }),
    };
    return [{ length: symbols.length * 3, value }];
  },
  write: (value) => {
    if (typeof value !== 'object' || value === null || !('pay' in value) || value.pay !== 'cp') return undefined;
    const of = value['of'] ?? {};
    const symbols = ELEMENTS.flatMap((one) => repeated(one, countIn(of, one)));
    const any = value['any'];
    const plain = typeof any === 'number' ? [String(any)] : [];
    return spelled([...symbols, ...plain, ...repeated('X', countIn(value, 'x'))]);
  },
};

const countIn = (record: Json, field: string): number => {
  const count = typeof record === 'object' && record !== null && !Array.isArray(record) ? Object.entries(record) : [];
  const found = count.find(([name]) => name === field)?.[1];
  return typeof found === 'number' ? found : 0;
};
const repeated = (symbol: string, count: number): readonly string[] => Array.from({ length: count }, () => symbol);

/** So many Crystals. */
const crystals: Atom = {
  read: (tokens, at) => {
    const { length } = symbolsFrom(tokens, at, (symbol) => symbol === 'C');
    return length === 0 ? [] : [{ length: length * 3, value: length }];
  },
  write: (value) => (typeof value === 'number' && value > 0 ? spelled(repeated('C', value)) : undefined),
};

export const atoms: { readonly [category: string]: Atom } = {
  name,
  counter,
  counters,
  'one-counter': oneCounter,
  cp,
  crystals,
  power: numberBy(/^\d{3,5}$/, Number, String),
  plus: numberBy(/^\+\d{3,5}$/, Number, (value) => `+${value}`),
  /** Printed without a sign, of what is taken away. */
  lost: numberBy(
    /^[1-9]\d{2,4}$/,
    (token) => -Number(token),
    (value) => String(-value),
  ),
  /** More than one. */
  several: numberBy(/^(?:[2-9]|[1-9]\d)$/, Number, String),
};
