import type { Filter } from '../../../../kernel/index.js';
import { ELEMENTS, type Element } from '../../card.js';
import type { FftcgCost } from '../../cost.js';
import { readObjects } from './objects.js';

/** The cost before the colon of an ability, or after "Warp 2 --"; undefined unless all of it was read. */
export const readCosts = (text: string): readonly FftcgCost[] | undefined => {
  const parts = withoutSpecialName(text).split(/, (?:and )?| and /);
  const costs = parts.map((part) => (part.startsWith('{') ? readSymbols(part) : readWords(part)));
  return costs.every((each) => each !== undefined) ? costs.flat() : undefined;
};

/** A special ability has a name of its own before its costs. */
const withoutSpecialName = (text: string): string => {
  const symbols = text.indexOf('{S}');
  return symbols < 0 ? text : text.slice(text.indexOf('{'));
};

const readSymbols = (text: string): readonly FftcgCost[] | undefined => {
  const symbols = [...text.matchAll(/\{([^{}]+)\} ?/g)];
  if (symbols.map(([whole]) => whole).join('') !== text) return undefined;
  const names = symbols.map(([, name = '']) => name);
  if (!names.every((name) => KNOWN.test(name))) return undefined;
  const crystals = names.filter((name) => name === 'C').length;
  return [
    ...(names.includes('S') ? [{ pay: 'special' as const }] : []),
    ...cpOf(names),
    ...(crystals > 0 ? [{ pay: 'crystals' as const, count: crystals }] : []),
    ...(names.includes('dull') ? [{ pay: 'dull' as const }] : []),
  ];
};

const KNOWN = new RegExp(`^(?:S|C|X|dull|\\d{1,2}|${ELEMENTS.join('|')})$`);

const cpOf = (names: readonly string[]): readonly FftcgCost[] => {
  const count = (name: string): number => names.filter((each) => each === name).length;
  const of: { readonly [E in Element]?: number } = Object.fromEntries(
    ELEMENTS.filter((element) => count(element) > 0).map((element) => [element, count(element)]),
  );
  const any = names.reduce((sum, name) => (/^\d+$/.test(name) ? sum + Number(name) : sum), 0);
  const x = count('X');
  const elements = Object.keys(of).length > 0;
  if (!elements && any === 0 && x === 0) return [];
  return [{ pay: 'cp', ...(elements && { of }), ...(any > 0 && { any }), ...(x > 0 && { x }) }];
};

type Reading = readonly [RegExp, (found: readonly string[]) => FftcgCost | undefined];

const WORDS: readonly Reading[] = [
  [/^put ~ into the Break Zone$/i, () => ({ pay: 'break-self' })],
  [/^remove ~ from the game$/i, () => ({ pay: 'remove-self' })],
  [/^discard ~$/i, () => ({ pay: 'discard-self' })],
  [/^dull active ~$/i, () => ({ pay: 'dull' })],
  [/^dull (\d+) active ([^,]+?)(?: you control)?$/i, ([, n, what]) => dulled(n, what)],
  [/^discard (\d+) cards?$/i, ([, n]) => ({ pay: 'discard', count: Number(n) })],
  [/^discard (\d+) ([^,]+)$/i, ([, n, what]) => chosen('discard', n, what)],
  [/^put (\d+) ([^,]+?)(?: you control)? into the Break Zone$/i, ([, n, what]) => chosen('break', n, what)],
  [
    /^return (\d+) ([^,]+?) you control to (?:its|their) owners?'s? hands?$/i,
    ([, n, what]) => chosen('return', n, what),
  ],
  [
    /^remove (\d+) ([^,]+?) in your Break Zone from the game$/i,
    ([, n, what]) => chosen('remove', n, what, { zone: 'break', of: 'you' }),
  ],
  [
    /^remove (\d+) ([A-Z][A-Za-z]*) Counters? from ~$/i,
    ([, n, counter = '']) => ({
      pay: 'remove-counters',
      counter,
      count: Number(n),
    }),
  ],
];

const readWords = (text: string): readonly FftcgCost[] | undefined => {
  for (const [pattern, read] of WORDS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const cost = read(found);
    return cost && [cost];
  }
  return undefined;
};

/** The card itself may be among them. */
const dulled = (n: string | undefined, what = ''): FftcgCost | undefined => {
  const filter = readObjects(what);
  return filter && { pay: 'dull-others', count: Number(n), of: { ...filter, other: false } };
};

/** Forwards, Backups and Monsters (5.2.3.1.1); in a hand or a Break Zone there are Summons as well. */
const CHARACTER = /\bCharacters?$/;

const chosen = (
  pay: 'discard' | 'break' | 'return' | 'remove',
  n: string | undefined,
  what = '',
  where: Filter = {},
): FftcgCost | undefined => {
  const filter = readObjects(what);
  if (filter === undefined) return undefined;
  const isElsewhere = pay === 'discard' || pay === 'remove';
  const of = { ...where, ...filter, ...(isElsewhere && CHARACTER.test(what) && { isNot: ['summon'] }) };
  const count = Number(n);
  return pay === 'discard' ? { pay, count, of } : { pay, count, of: { ...of, of: 'you' } };
};
