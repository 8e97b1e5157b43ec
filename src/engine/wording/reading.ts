import type { Json } from '../kernel/index.js';
import { sameText } from './facets.js';
import type { Grammar } from './grammar.js';
import { lower } from './lower.js';
import { raise, tellingsOf } from './raise.js';
import { parse } from './read.js';
import type { Names } from './references.js';
import { lineOf, TEXT_MAX, tokensOf, type Tokens } from './tokens.js';
import { writings } from './write.js';

/** A game's grammar with its version. */
export type Dialect = Names & {
  /** Raised when any text is read otherwise than before. */
  readonly version: string;
  readonly grammar: Grammar;
  /** Whether the card language of the game takes a script, as what a text of this category is. */
  accepts(script: Json, category: string): boolean;
};

export type Reading =
  | { readonly kind: 'read'; readonly script: Json }
  | {
      readonly kind: 'unread';
      /**
       * No phrase continues; several meanings; a meaning that would be written otherwise; too long or too entangled.
       */
      readonly why: 'unknown' | 'ambiguous' | 'written-otherwise' | 'too-long';
      /** The token at which reading stopped, and the sentence around it. */
      readonly at: number;
      readonly piece: string;
    };

/**
 * The script of a text, taken only if the grammar writes that script as this very text, and gives the text no other
 * meaning.
 */
export const readText = (dialect: Dialect, category: string, text: string): Reading => {
  const { grammar } = dialect;
  if (text.length > TEXT_MAX) return { kind: 'unread', why: 'too-long', at: 0, piece: '' };
  const tokens = withoutStop(tokensOf(text, grammar.words));
  const { values, furthest, exhausted } = parse(grammar, category, tokens);
  const unread = (why: Exclude<Reading, { kind: 'read' }>['why']): Reading => ({
    kind: 'unread',
    why,
    at: furthest,
    piece: sentenceAt(tokens, furthest),
  });
  if (exhausted) return unread('too-long');
  const scripts = values.flatMap((value) => lower(value, dialect) ?? []);
  const distinct = [...new Map(scripts.map((one) => [sameText(one), one])).values()];
  const [script, ...others] = distinct.filter((one) => dialect.accepts(one, category));
  if (script === undefined) return unread('unknown');
  if (others.length > 0) return unread('ambiguous');
  return isWritten(dialect, category, script, lineOf(tokens)) ? { kind: 'read', script } : unread('written-otherwise');
};

const isWritten = (dialect: Dialect, category: string, script: Json, line: string): boolean =>
  tellingsOf(script).some(
    (telling) => writings(dialect.grammar, category, raise(script, telling, dialect), line).length > 0,
  );

/** The preferred text of a script; undefined where the grammar has no words for a part of it. */
export const writeText = (dialect: Dialect, category: string, script: Json): string | undefined => {
  for (const telling of tellingsOf(script)) {
    const [text] = writings(dialect.grammar, category, raise(script, telling, dialect));
    if (text !== undefined) return text;
  }
  return undefined;
};

/** A script as readings have it: the same names, the same order. */
export const normalForm = (dialect: Dialect, script: Json): Json | undefined => {
  const [telling] = tellingsOf(script);
  return telling && lower(raise(script, telling, dialect), dialect);
};

const withoutStop = (tokens: Tokens): Tokens => (tokens.at(-1) === '.' ? tokens.slice(0, -1) : tokens);

const sentenceAt = (tokens: Tokens, at: number): string => {
  const begin = tokens.lastIndexOf('.', at - 1) + 1;
  const end = tokens.indexOf('.', at);
  return lineOf(tokens.slice(begin, end < 0 ? undefined : end));
};
