import type { Filter } from '../../../../kernel/index.js';
import { keywordNamed } from './keyword-names.js';

/**
 * Phrases that name objects, read into filters: "one of your other Villain characters with cost 3 or less". A phrase is
 * read whole or not at all; "or" between names makes several filters, of which one must fit.
 */
export const readObjects = (phrase: string): readonly Filter[] | undefined => {
  if (SELF.test(phrase)) return [{ self: true }];
  const [determined, rest] = readDeterminer(phrase);
  const [, adjectives = '', classes = '', noun = '', suffixes = ''] = PHRASE.exec(rest) ?? [];
  const kind = NOUNS[noun.replace(/s$/, '')];
  if (kind === undefined) return undefined;
  const qualified = [...adjectives.matchAll(/\w+/g)].reduce<Filter>(
    (filter, [adjective]) => merge(filter, ADJECTIVES[adjective] ?? {}),
    merge(determined, kind),
  );
  return readSuffixes(merge(qualified, readClasses(classes)), suffixes, SUFFIXES);
};

/** Whether a phrase is about the card itself; pronouns are, where the card speaks of nothing else before. */
export const SELF = /^(?:this (?:character|item|location|card)|he|she|it)$/;

const DETERMINERS: readonly (readonly [string, Filter])[] = [
  ['one of your other ', { of: 'you', other: true }],
  ['one of your ', { of: 'you' }],
  ['your other ', { of: 'you', other: true }],
  ['your ', { of: 'you' }],
  ['another ', { other: true }],
  ['an opposing ', { of: 'opponents' }],
  ['opposing ', { of: 'opponents' }],
  ['other ', { other: true }],
  ['an ', {}],
  ['a ', {}],
];

const readDeterminer = (phrase: string): readonly [Filter, string] => {
  const found = DETERMINERS.find(([words]) => phrase.startsWith(words));
  return found === undefined ? [{}, phrase] : [found[1], phrase.slice(found[0].length)];
};

const NOUNS: { readonly [noun: string]: Filter } = {
  character: { is: ['character'] },
  item: { is: ['item'] },
  location: { is: ['location'] },
  action: { is: ['action'] },
  song: { is: ['Song'] },
  card: {},
};

const ADJECTIVES: { readonly [adjective: string]: Filter } = {
  exerted: { marks: { exerted: true } },
  ready: { marks: { exerted: false } },
  damaged: { marks: { damage: { min: 1 } } },
};

/** A word of a class has no space, so that no text can be cut into words in two ways. */
const PHRASE = new RegExp(
  "^((?:exerted |ready |damaged )*)((?:[A-Z][A-Za-z']*(?:, (?:and |or )?| and | or | ))*)" +
    '(characters?|items?|locations?|actions?|songs?|cards?)((?: .*)?)$',
);

const readClasses = (classes: string): Filter => {
  const names = classes
    .trim()
    .split(/, (?:and |or )?| and | or /)
    .filter((name) => name !== '');
  if (names.length === 0) return {};
  return names.length === 1 ? { is: names } : { anyOf: names };
};

type Suffix = readonly [RegExp, (found: readonly string[]) => readonly Filter[] | undefined];

const COMPARED: { readonly [words: string]: string } = { cost: 'cost', '¤': 'strength', '⛉': 'willpower', '◊': 'lore' };

const compared = (name: string | undefined, n: string | undefined, than: string | undefined): readonly Filter[] => {
  const number = COMPARED[name ?? ''];
  return number === undefined
    ? []
    : [{ numbers: { [number]: than === 'less' ? { max: Number(n) } : { min: Number(n) } } }];
};

/** A name goes on as long as its words have capitals or are small words of names. */
const NAME = "[A-Z][^ ,]*(?: (?:[A-Z][^ ,]*|of|the|'n'|de|von))*";
const NAMED = new RegExp(`^ named (${NAME}(?: or ${NAME})?)`);

/** Each takes the beginning of what follows the noun. */
const SUFFIXES: readonly Suffix[] = [
  [/^ of yours/, () => [{ of: 'you' }]],
  [/^ in play/, () => [{}]],
  [/^ here/, () => [{ markIsSource: 'at' }]],
  [/^ at a location/, () => [{ marks: { at: true } }]],
  [/^ with damage/, () => [{ marks: { damage: { min: 1 } } }]],
  [/^ that isn't a song/, () => [{ isNot: ['Song'] }]],
  [/^ with cost (\d+) or (less|more)/, ([, n, than]) => compared('cost', n, than)],
  [/^ with (\d+) (¤|⛉|◊) or (less|more|greater)/, ([, n, name, than]) => compared(name, n, than)],
  [/^ with (Sing Together|[A-Z][a-z]+)/, ([, keyword = '']) => withKeyword(keyword)],
  [NAMED, ([, names = '']) => names.split(' or ').map((named) => ({ named }))],
];

const withKeyword = (printed: string): readonly Filter[] | undefined => {
  const known = keywordNamed(printed);
  return known === undefined ? undefined : [{ keyword: known.keyword }];
};

const readSuffixes = (filter: Filter, text: string, left: readonly Suffix[]): readonly Filter[] | undefined => {
  if (text === '') return [filter];
  for (const suffix of left) {
    const [pattern, read] = suffix;
    const found = pattern.exec(text);
    if (found === null) continue;
    const rest = text.slice(found[0].length);
    const others = left.filter((other) => other !== suffix);
    const filters = (read(found) ?? []).map((more) => readSuffixes(merge(filter, more), rest, others));
    return filters.length === 0 || filters.includes(undefined) ? undefined : filters.flatMap((each) => each ?? []);
  }
  return undefined;
};

/** Both must hold. Two parts that would each say what the type or the marks are do not come up together. */
export const merge = (a: Filter, b: Filter): Filter => ({
  ...a,
  ...b,
  ...(a.is !== undefined && b.is !== undefined && { is: [...a.is, ...b.is] }),
  ...(a.marks !== undefined && b.marks !== undefined && { marks: { ...a.marks, ...b.marks } }),
  ...(a.numbers !== undefined && b.numbers !== undefined && { numbers: { ...a.numbers, ...b.numbers } }),
});
