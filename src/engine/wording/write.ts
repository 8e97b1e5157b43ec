import { isList, isRecord, type Json, type JsonRecord, onceFor } from '../kernel/index.js';
import type { Facets } from './facets.js';
import { holeOf, type CompiledPhrase, type CompiledSeries, type Form, type Grammar, type Part } from './grammar.js';
import { unify, unifyFacets, type Match } from './unify.js';

/**
 * The text that a value is written as by preference, if there is one. `wanted`: only this text is of interest, whether
 * it is preferred or not. Then only what occurs in it is written, which keeps the texts few.
 */
export const writings = (grammar: Grammar, category: string, value: Json, wanted?: string): readonly string[] => {
  const page: Page = {
    grammar,
    wanted: wanted === undefined ? undefined : ` ${wanted} `,
    words: wanted === undefined ? undefined : new Set(wanted.split(' ')),
    phrases: new Map(),
    phrasesOfWord: new Map(),
    written: new Map(),
    steps: 0,
  };
  return write(page, category, value).filter((text) => wanted === undefined || text === wanted);
};

type Page = {
  readonly grammar: Grammar;
  readonly wanted: string | undefined;
  /** The words of the text that is wanted. */
  readonly words: ReadonlySet<string> | undefined;
  /** The phrases of each category that can occur in it, and those of them that can mean a value of one word. */
  readonly phrases: Map<string, readonly CompiledPhrase[]>;
  readonly phrasesOfWord: Map<string, readonly CompiledPhrase[]>;
  /** The texts of each category, by the JSON of what they mean. */
  readonly written: Map<string, Map<string, readonly string[]>>;
  steps: number;
};

const STEPS_MAX = 400_000;

const occurs = ({ wanted }: Page, text: string): boolean =>
  wanted === undefined || text === '' || wanted.includes(` ${text} `);

/** The phrases of a category, with the forms of which every word is wanted. */
const phrasesOf = (page: Page, category: string): readonly CompiledPhrase[] => {
  const { grammar, phrases, words } = page;
  const all = grammar.phrases.get(category) ?? [];
  if (words === undefined) return all;
  const before = phrases.get(category);
  if (before !== undefined) return before;
  const isWanted = (form: Form): boolean => form.every((part) => !('word' in part) || words.has(part.word));
  const possible = all.flatMap(({ forms, means }) => {
    const wanted = forms.filter(isWanted);
    return wanted.length === 0 ? [] : [{ forms: wanted, means }];
  });
  phrases.set(category, possible);
  return possible;
};

/** A value is written in several categories. */
const jsonOf = onceFor((value: object) => JSON.stringify(value));

const write = (page: Page, category: string, value: Json): readonly string[] => {
  const ofCategory = page.written.get(category) ?? new Map<string, readonly string[]>();
  page.written.set(category, ofCategory);
  const key = typeof value === 'object' && value !== null ? jsonOf(value) : JSON.stringify(value);
  const before = ofCategory.get(key);
  if (before !== undefined) return before;
  ofCategory.set(key, []);
  const texts = [...new Set(writeNew(page, category, value))];
  const kept = page.wanted === undefined ? texts.slice(0, 1) : texts;
  ofCategory.set(key, kept);
  return kept;
};

const writeNew = (page: Page, category: string, value: Json): readonly string[] => {
  const { grammar } = page;
  const atom = grammar.atoms.get(category);
  if (atom !== undefined) {
    const text = atom.write(value);
    return text !== undefined && occurs(page, text) ? [text] : [];
  }
  const series = grammar.series.get(category);
  if (series !== undefined) return writeSeries(page, series, effectsOf(value), series.first);
  const texts: string[] = [];
  for (const phrase of phrasesFor(page, category, value)) {
    for (const match of unify(phrase.means, value)) {
      for (const { text, left } of writePhrase(page, phrase, match)) if (left.length === 0) texts.push(text);
    }
    if (page.wanted === undefined && texts.length > 0) break;
  }
  return texts;
};

/** The phrases of a category without those that most fail by: they mean another word, or another kind of ability. */
const phrasesFor = (page: Page, category: string, value: Json): readonly CompiledPhrase[] => {
  if (!isRecord(value)) return phrasesOf(page, category);
  const { do: word = null, kind = null } = value;
  const key = `${category} ${JSON.stringify([word, kind])}`;
  const before = page.phrasesOfWord.get(key);
  if (before !== undefined) return before;
  const found = phrasesOf(page, category).filter(({ means }) => isOfOneWord(means, value));
  page.phrasesOfWord.set(key, found);
  return found;
};

const isOfOneWord = (means: Json, value: JsonRecord): boolean => {
  if (!isRecord(means)) return true;
  return ['do', 'kind'].every((field) => {
    const meant = means[field];
    return meant === undefined || holeOf(meant) !== undefined || meant === value[field];
  });
};

const effectsOf = (value: Json): readonly Json[] => {
  const of = isRecord(value) && value['do'] === 'sequence' ? value['of'] : undefined;
  return of !== undefined && isList(of) ? of : [value];
};

/** An item can be several effects, so each beginning of the list is tried as one. */
const writeSeries = (
  page: Page,
  series: CompiledSeries,
  effects: readonly Json[],
  category: string,
): readonly string[] =>
  effects.flatMap((_, index) => {
    const head = effects.slice(0, index + 1);
    const tail = effects.slice(index + 1);
    const [only = null] = head;
    const whole: Json = head.length === 1 ? only : { do: 'sequence', of: head };
    const heads = write(page, category, whole);
    if (tail.length === 0) return series.final === undefined ? heads : [...heads, ...write(page, series.final, whole)];
    if (heads.length === 0) return [];
    const tails = writeSeries(page, series, tail, series.item);
    return heads.flatMap((text) =>
      series.by.flatMap((by) =>
        tails.map((more) => `${text} ${by.join(' ')} ${more}`).filter((whole) => occurs(page, whole)),
      ),
    );
  });

type Written = { readonly text: string; readonly left: Facets };

const writePhrase = (page: Page, { forms }: CompiledPhrase, match: Match): readonly Written[] =>
  forms.flatMap((form) => writeForm(page, form, match));

const writeForm = (page: Page, form: Form, match: Match): readonly Written[] =>
  form.reduce<readonly Written[]>(
    (begun, part) =>
      begun.flatMap(({ text, left }) => {
        page.steps += 1;
        if (page.steps > STEPS_MAX) return [];
        return writePart(page, part, match, left)
          .map((next) => ({ text: `${text} ${next.text}`.trim(), left: next.left }))
          .filter((next) => occurs(page, next.text));
      }),
    [{ text: '', left: match.left }],
  );

const writePart = (page: Page, part: Part, { holes, merged }: Match, left: Facets): readonly Written[] => {
  if ('word' in part) return [{ text: part.word, left }];
  if (merged.includes(part.hole)) return writeSome(page, part.category, left);
  return write(page, part.category, holes[part.hole] ?? null).map((text) => ({ text, left }));
};

/** Texts of a category that say some of the facets, each with those that it leaves to others. */
const writeSome = (page: Page, category: string, facets: Facets): readonly Written[] =>
  phrasesOf(page, category).flatMap(({ forms, means }) => {
    if (!isRecord(means)) return forms.flatMap((form) => writeSomeOfHole(page, form, means, facets));
    return unifyFacets(means, facets).flatMap((match) => forms.flatMap((form) => writeForm(page, form, match)));
  });

/** A phrase that means what its hole means. */
const writeSomeOfHole = (page: Page, form: Form, means: Json, facets: Facets): readonly Written[] => {
  const hole = holeOf(means);
  return hole === undefined ? [] : writeForm(page, form, { holes: {}, merged: [hole], left: facets });
};
