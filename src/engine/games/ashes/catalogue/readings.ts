import { isPlainRecord, type JsonRecord } from '../../../kernel/index.js';
import { readText, type Reading } from '../../../wording/index.js';
import type { CardType } from '../card.js';
import type { AshesCost } from '../cost.js';
import { dialect } from '../wording/index.js';

/** What a text needs of its card to be read. */
export type Known = {
  readonly type: CardType;
  /** The ids of the conjurations that the record lists, by name. */
  readonly conjurations: { readonly [name: string]: string };
  /** The name of the card itself, which its text may say. */
  readonly name?: string;
  /** The number after the name of the ability (glossary.stackable.1). */
  readonly n?: number;
  /** Whether a cost of the card is so many dice as its player says. */
  readonly paysX?: boolean;
  /** What playing the card costs. */
  readonly cost?: readonly AshesCost[];
  /** Whether the attack value is an X that the text defines. */
  readonly growsByX?: boolean;
};

export type Category =
  | 'ability'
  | 'whole'
  | 'reaction'
  | 'heard'
  | 'heard-reaction'
  | 'limit'
  | 'grants'
  | 'gains'
  | 'lone-focus'
  | 'from-hand';

const ALTERATIONS: readonly CardType[] = ['alteration', 'conjured-alteration'];

/**
 * A text as the grammar has it: conjurations by id, the number of the ability as a sign of its own, and on an
 * alteration spell "this unit" as the one that it is attached to.
 */
const preparedFor = ({ type, conjurations, name: own, n }: Known, text: string): string => {
  const placed = text.replaceAll(
    /\[\[([^[\]:]+)\]\](?=( conjur| or \[\[)?)/g,
    (whole, name: string, isPlaced?: string) => {
      const id = conjurations[name];
      if (id === undefined && name !== own) return whole;
      return isPlaced === undefined || id === undefined ? `« ${name} »` : `‹ ${id} ›`;
    },
  );
  const names = [...Object.keys(conjurations), ...(own === undefined ? [] : [own])];
  const named = names.reduce((whole, name) => whole.replaceAll(namePattern(name), `« ${name} »`), placed);
  const counted = n === undefined ? named : named.replaceAll(new RegExp(`\\b${n}\\b(?! \\[\\[)`, 'g'), '№');
  if (!ALTERATIONS.includes(type)) return counted;
  return counted
    .replaceAll(/\bthis (unit|Phoenixborn)\b/g, 'the attached $1')
    .replaceAll(/\bThis (unit|Phoenixborn)\b/g, 'The attached $1')
    .replaceAll('this spell comes into play', 'attaching this spell');
};

/** The name of a conjuration in the middle of a sentence, also of several. */
const namePattern = (name: string): RegExp =>
  new RegExp(`(?<=[a-z\\d,] )${name.replaceAll(/[^A-Za-z' -]/g, '.')}s?(?= )`, 'g');

/** The paragraphs of one text. */
export const readingOf = (category: Category, paragraphs: readonly string[], known: Known): Reading =>
  readText(dialect, category, preparedFor(known, paragraphs.map((text) => text.replace(/\.$/, '')).join(' ¶ ')));

/** The script of a text that was read whole. */
export const scriptOf = (category: Category, paragraphs: readonly string[], known: Known): JsonRecord | undefined => {
  const reading = readingOf(category, paragraphs, known);
  return reading.kind === 'read' && isPlainRecord(reading.script) ? reading.script : undefined;
};

export type ReadAbility = JsonRecord & { readonly kind: string; readonly name: string };

/** An ability that was read whole. */
export const abilityOf = (category: Category, paragraphs: readonly string[], known: Known): ReadAbility | undefined => {
  const { kind, name, ...fields } = scriptOf(category, paragraphs, known) ?? {};
  return typeof kind === 'string' && typeof name === 'string' ? { kind, name, ...fields } : undefined;
};

/** The longest printed opening has about half of it. */
const OPENING_MAX = 200;
const ENDS_MAX = 5;

/**
 * The opening of a text whose effect is left to the players, and the rest, which they carry out. Read whole or not at
 * all: an ability that triggers too often is worse than one that its player has to think of.
 */
export const openingOf = (
  category: 'heard' | 'heard-reaction',
  text: string,
  known: Known,
): { readonly ability: ReadAbility; readonly rest: string } | undefined => {
  const end = category === 'heard' ? /, /g : /\. /g;
  const ends = [...text.slice(0, OPENING_MAX).matchAll(end)].slice(0, ENDS_MAX);
  const heard = ends.flatMap(({ index }) => {
    const ability = abilityOf(category, [text.slice(0, index)], known);
    return ability === undefined ? [] : [{ ability, rest: text.slice(index + 2) }];
  });
  return heard.at(-1);
};
