import { invariant, isList, isRecord, type Json } from '../kernel/index.js';

/**
 * A phrase pairs printed words with what they mean. `text` has words, alternatives `(get|gets)` and holes `{amount}`,
 * `{first:amount}`; `means` has the same holes as texts `$amount`. To read or write a text with a hole is to read or
 * write the content of the hole: one description serves both directions.
 */
export type Phrase = { readonly text: string; readonly means: Json };

/**
 * Items one after another, which mean one effect after the other. `first`: what the first item is instead of `item`.
 * `final`: what nothing can follow, such as a list of modes.
 */
export type Series = {
  readonly item: string;
  readonly first?: string;
  readonly final?: string;
  readonly by: readonly string[];
};

/** Words that no list can hold: numbers, names. `read` yields how many tokens from `at` on it takes. */
export type Atom = {
  read(tokens: readonly string[], at: number): readonly { readonly length: number; readonly value: Json }[];
  write(value: Json): string | undefined;
};

export type Wordings = {
  readonly phrases: { readonly [category: string]: readonly Phrase[] };
  readonly series?: { readonly [category: string]: Series };
  readonly atoms?: { readonly [category: string]: Atom };
};

export type Part = { readonly word: string } | { readonly hole: string; readonly category: string };
export type Form = readonly Part[];
export type CompiledPhrase = {
  /** The first form is the one that is preferred. */
  readonly forms: readonly Form[];
  readonly means: Json;
};
export type CompiledSeries = {
  readonly item: string;
  readonly first: string;
  readonly final: string | undefined;
  readonly by: readonly (readonly string[])[];
};
/** A form of a phrase, as reading tries it. */
export type Start = { readonly form: Form; readonly means: Json };
/** The forms of a category in the order of its phrases, by the word that they begin with. */
export type Starts = {
  /** Those that begin with the word, and those that begin with a hole. */
  readonly byWord: ReadonlyMap<string, readonly Start[]>;
  /** Those that begin with a hole: for every other word. */
  readonly open: readonly Start[];
};
export type Grammar = {
  readonly phrases: ReadonlyMap<string, readonly CompiledPhrase[]>;
  readonly starts: ReadonlyMap<string, Starts>;
  readonly series: ReadonlyMap<string, CompiledSeries>;
  readonly atoms: ReadonlyMap<string, Atom>;
  /** All words of all phrases. */
  readonly words: ReadonlySet<string>;
};

/** Marks the fields of a record that come from holes: the facets of all of them, beside those of the record itself. */
export const MERGED = '&';

export const grammarOf = ({ phrases, series = {}, atoms = {} }: Wordings): Grammar => {
  const compiled = new Map(
    Object.entries(phrases).map(([category, list]) => [category, list.map((phrase) => compile(category, phrase))]),
  );
  const lists = new Map(
    Object.entries(series).map(([category, { item, first = item, final, by }]): [string, CompiledSeries] => [
      category,
      { item, first, final, by: by.map((words) => words.split(' ')) },
    ]),
  );
  const starts = new Map([...compiled].map(([category, list]) => [category, startsOf(list)]));
  const grammar = { phrases: compiled, starts, series: lists, atoms: new Map(Object.entries({ ...ATOMS, ...atoms })) };
  const forms = [...compiled.values()].flat().flatMap((phrase) => phrase.forms);
  const parts = forms.flat();
  for (const part of parts) if ('hole' in part) known(grammar, part.category);
  for (const { item, first, final = item } of lists.values()) {
    [item, first, final].forEach((name) => known(grammar, name));
  }
  const words = parts.flatMap((part) => ('word' in part ? [part.word] : []));
  return { ...grammar, words: new Set([...words, ...[...lists.values()].flatMap(({ by }) => by.flat())]) };
};

const startsOf = (phrases: readonly CompiledPhrase[]): Starts => {
  const all = phrases.flatMap(({ forms, means }) => forms.map((form): Start => ({ form, means })));
  const first = ({ form: [part] }: Start): string | undefined =>
    part !== undefined && 'word' in part ? part.word : undefined;
  const words = new Set(all.flatMap((start) => first(start) ?? []));
  const beginning = (word?: string) => all.filter((start) => [undefined, word].includes(first(start)));
  return { byWord: new Map([...words].map((word) => [word, beginning(word)])), open: beginning() };
};

const known = (grammar: Omit<Grammar, 'words'>, category: string): void => {
  const isKnown = grammar.phrases.has(category) || grammar.series.has(category) || grammar.atoms.has(category);
  invariant(isKnown, `the grammar has a category ${category}`);
};

/** Every hole of the text must be in what it means; else a part of the text would say nothing. */
const compile = (category: string, { text, means }: Phrase): CompiledPhrase => {
  const forms = alternatives(text).map((words) =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map(partOf),
  );
  const meant = [...new Set(holesIn(means))].toSorted().join();
  for (const form of forms) {
    const holes = form.flatMap((part) => ('hole' in part ? [part.hole] : [])).toSorted();
    invariant(holes.join() === meant, `"${text}" (${category}) has the holes ${meant}`);
  }
  return { forms, means };
};

/** Alternatives stand in no others. */
const alternatives = (text: string): readonly string[] => {
  const [, before, inside, after] = /^([^(]*)\(([^()]*)\)(.*)$/.exec(text) ?? [];
  if (before === undefined || inside === undefined || after === undefined) return [text];
  const rest = alternatives(after);
  return inside.split('|').flatMap((one) => rest.map((more) => before + one + more));
};

const partOf = (word: string): Part => {
  const [, hole, category = hole] = /^\{([^:}]+)(?::([^:}]+))?\}$/.exec(word) ?? [];
  return hole === undefined || category === undefined ? { word } : { hole, category };
};

/** A hole is a text that begins with `$`. */
export const holeOf = (means: Json): string | undefined =>
  typeof means === 'string' && means.startsWith('$') ? means.slice(1) : undefined;

const holesIn = (means: Json): readonly string[] => {
  const hole = holeOf(means);
  if (hole !== undefined) return [hole];
  if (isList(means)) return means.flatMap(holesIn);
  return isRecord(means) ? Object.values(means).flatMap(holesIn) : [];
};

const wholeNumber = (pattern: RegExp, written: (n: number) => string): Atom => ({
  read: (tokens, at) => {
    const token = tokens[at] ?? '';
    return pattern.test(token) ? [{ length: 1, value: Number(token) }] : [];
  },
  write: (value) => {
    const text = typeof value === 'number' ? written(value) : '';
    return pattern.test(text) ? text : undefined;
  },
});

const ATOMS: { readonly [category: string]: Atom } = {
  number: wholeNumber(/^\d{1,3}$/, String),
  /** Printed without a sign, of what is taken away: "you pay 2 less". */
  taken: {
    read: (tokens, at) => {
      const token = tokens[at] ?? '';
      return /^[1-9]\d{0,2}$/.test(token) ? [{ length: 1, value: -Number(token) }] : [];
    },
    write: (value) => (typeof value === 'number' && value < 0 ? String(-value) : undefined),
  },
  signed: wholeNumber(/^[+-]\d{1,3}$/, (n) => (n < 0 ? String(n) : `+${n}`)),
};
