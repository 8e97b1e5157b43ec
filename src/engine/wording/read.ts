import { isRecord, type Json, type JsonRecord } from '../kernel/index.js';
import { facetsOf, recordOfFacets, sameText, type Facet } from './facets.js';
import { holeOf, MERGED, type CompiledSeries, type Form, type Grammar, type Start } from './grammar.js';
import type { Tokens } from './tokens.js';

/** The values that the beginning of a text can have, with the token behind each. */
type Found = { readonly end: number; readonly value: Json };

/** What readings of one text share. Each category is read once at each token. */
type Chart = {
  readonly grammar: Grammar;
  readonly tokens: Tokens;
  readonly found: Map<string, readonly Found[]>;
  /** How many parts of phrases have been tried; beyond the limit nothing is read. */
  steps: number;
  /** The furthest token at which a phrase stopped. */
  furthest: number;
};

/** The longest printed texts take some three thousand steps. */
const STEPS_MAX = 50_000;
/** Printed texts have six from one token on. */
const MEANINGS_MAX = 60;

export type Parsed = {
  /** Every meaning of the whole text. */
  readonly values: readonly Json[];
  /** The first token that no phrase could go on with. */
  readonly furthest: number;
  readonly exhausted: boolean;
};

/** All meanings of the whole text as one category. */
export const parse = (grammar: Grammar, category: string, tokens: Tokens): Parsed => {
  const chart: Chart = { grammar, tokens, found: new Map(), steps: 0, furthest: 0 };
  const found = read(chart, category, 0);
  const values = found.filter(({ end }) => end === tokens.length).map(({ value }) => value);
  return { values, furthest: chart.furthest, exhausted: chart.steps > STEPS_MAX };
};

const read = (chart: Chart, category: string, at: number): readonly Found[] => {
  const key = `${category} ${at}`;
  const before = chart.found.get(key);
  if (before !== undefined) return before;
  // A category that begins with itself finds nothing there.
  chart.found.set(key, []);
  const found = distinct(readNew(chart, category, at));
  if (found.length > MEANINGS_MAX) chart.steps = STEPS_MAX + 1;
  chart.found.set(key, found);
  return found;
};

const readNew = (chart: Chart, category: string, at: number): readonly Found[] => {
  const { grammar, tokens } = chart;
  const atom = grammar.atoms.get(category);
  if (atom !== undefined) {
    const values = atom.read(tokens, at).map(({ length, value }) => ({ end: at + length, value }));
    chart.furthest = Math.max(chart.furthest, at, ...values.map(({ end }) => end));
    return values;
  }
  const series = grammar.series.get(category);
  if (series !== undefined) {
    return readSeries(chart, series, series.first, at).map(({ end, value }) => ({ end, value: oneOrMore(value) }));
  }
  chart.furthest = Math.max(chart.furthest, at);
  const starts = grammar.starts.get(category);
  const tried = starts?.byWord.get(tokens[at] ?? '') ?? starts?.open ?? [];
  return tried.flatMap((start) => readStart(chart, start, at));
};

type FoundItems = { readonly end: number; readonly value: readonly Json[] };

const readSeries = (chart: Chart, series: CompiledSeries, category: string, at: number): readonly FoundItems[] => {
  const final = series.final === undefined ? [] : read(chart, series.final, at);
  const items = read(chart, category, at).flatMap(({ end, value }) => {
    const more = series.by.flatMap((words) => {
      const next = readWords(chart, words, end);
      return next === undefined ? [] : readSeries(chart, series, series.item, next);
    });
    return [{ end, value: [value] }, ...more.map((rest) => ({ end: rest.end, value: [value, ...rest.value] }))];
  });
  return [...final.map(({ end, value }) => ({ end, value: [value] })), ...items];
};

const oneOrMore = (items: readonly Json[]): Json => {
  const [only, ...more] = items;
  return only !== undefined && more.length === 0 ? only : { do: 'sequence', of: items };
};

const readWords = (chart: Chart, words: readonly string[], at: number): number | undefined => {
  for (const [index, word] of words.entries()) {
    if (!isWord(chart, word, at + index)) return undefined;
  }
  return at + words.length;
};

const isWord = (chart: Chart, word: string, at: number): boolean => {
  chart.steps += 1;
  const is = chart.tokens[at] === word;
  chart.furthest = Math.max(chart.furthest, is ? at + 1 : at);
  return is;
};

const readStart = (chart: Chart, { form, means }: Start, at: number): readonly Found[] =>
  readForm(chart, form, 0, at, {}).flatMap(({ end, holes }) => {
    const value = filled(means, holes);
    return value === undefined ? [] : [{ end, value }];
  });

type Holes = { readonly [hole: string]: Json };
type Filled = { readonly end: number; readonly holes: Holes };

const readForm = (chart: Chart, form: Form, part: number, at: number, holes: Holes): readonly Filled[] => {
  if (chart.steps > STEPS_MAX) return [];
  const next = form[part];
  if (next === undefined) return [{ end: at, holes }];
  if ('word' in next) {
    return isWord(chart, next.word, at) ? readForm(chart, form, part + 1, at + 1, holes) : [];
  }
  chart.steps += 1;
  return read(chart, next.category, at).flatMap(({ end, value }) =>
    readForm(chart, form, part + 1, end, { ...holes, [next.hole]: value }),
  );
};

/** Undefined where merged holes contradict each other. */
const filled = (means: Json, holes: Holes): Json | undefined => {
  const hole = holeOf(means);
  if (hole !== undefined) return holes[hole];
  if (Array.isArray(means)) {
    const items = means.map((item: Json) => filled(item, holes));
    const said = items.filter((item) => item !== undefined);
    return said.length === items.length ? said : undefined;
  }
  if (!isRecord(means)) return means;
  const { [MERGED]: merged, ...rest } = means;
  const fields = Object.entries(rest).map(([field, part]) => [field, filled(part, holes)] as const);
  if (fields.some(([, value]) => value === undefined)) return undefined;
  const own: JsonRecord = Object.fromEntries(fields.map(([field, value]) => [field, value ?? null]));
  return merged === undefined ? own : mergedWith(own, merged, holes);
};

const mergedWith = (own: JsonRecord, merged: Json, holes: Holes): Json | undefined => {
  const parts = filled(merged, holes);
  if (!Array.isArray(parts)) return undefined;
  const facets = parts.flatMap((part: Json): readonly Facet[] => (isRecord(part) ? facetsOf(part) : []));
  return recordOfFacets([...facetsOf(own), ...facets]);
};

const distinct = (found: readonly Found[]): readonly Found[] => {
  if (found.length < 2) return found;
  const seen = new Map(found.map((one) => [`${one.end} ${sameText(one.value)}`, one]));
  return [...seen.values()];
};
