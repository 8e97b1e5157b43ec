import type { Json } from '../kernel/index.js';
import type { Phrase } from './grammar.js';

export type Phrases = { readonly [category: string]: readonly Phrase[] };

export const says = (text: string, means: Json): Phrase => ({ text, means });

/** One phrase for each entry of a table, by a pattern in which `%` is the place of its words. */
export const each = <Value extends Json>(
  table: { readonly [words: string]: Value },
  text: string,
  means: (value: Value) => Json,
): readonly Phrase[] => Object.entries(table).map(([words, value]) => says(text.replaceAll('%', words), means(value)));
