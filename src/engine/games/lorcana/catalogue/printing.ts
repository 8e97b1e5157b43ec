import {
  fault,
  isMissing,
  note,
  optionalTextIn,
  sourceAt,
  textIn,
  valueOf,
  wholeIn,
  type Findings,
  type Found,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { fullName } from '../card.js';
import { attributesOf, type Attributes } from './attributes.js';
import { rulesTextOf, type RulesText } from './rules-text.js';

/** One record of the file that is a card: a printing, which shares its full name with others. */
export type Printing = Found & {
  /** The file's own number of the record, in the order in which cards came out. */
  readonly record: number;
  /** Set and collector number; made unique among the printings of the file. */
  readonly number: string;
  readonly attributes: Attributes;
  readonly text: RulesText;
};

/** By the file's own numbers; where those are missing or shared, by what is printed. */
export const inFileOrder = (printings: readonly Printing[]): readonly Printing[] =>
  [...printings].sort((a, b) => a.record - b.record || (printedOn(a) < printedOn(b) ? -1 : 1));

const printedOn = ({ number, attributes, text }: Printing): string => JSON.stringify([number, attributes, text]);

const SET_MAX = 10;
const NUMBER_MAX = 9_999;
const RECORD_MAX = 10_000_000;

/** Undefined where something is missing or wrong; `findings` say what. */
export const printingOf = (value: unknown, index: number, findings: Findings): Printing | undefined => {
  const path = `/cards/${index}`;
  const source = sourceAt(findings, value, path);
  if (source === undefined) return undefined;
  const record = isMissing(source, 'id') ? RECORD_MAX : wholeIn(source, 'id', 0, RECORD_MAX);
  const number = numberOf(source);
  const attributes = attributesOf(source);
  if (attributes === undefined) return undefined;
  const text = rulesTextOf(source, attributes);
  if (findings.faults.length > 0) return undefined;
  noteOddities(source, attributes);
  return { index, path, record, number, fullName: fullName(attributes), attributes, text };
};

/** Promotional cards are numbered in groups of their own; variants of one number have a letter. */
const numberOf = (source: Source): string => {
  const group = optionalTextIn(source, 'promoGrouping');
  const set = group ?? textIn(source, 'setCode');
  const field = group === undefined ? 'setCode' : 'promoGrouping';
  if (!/^[A-Za-z0-9]+$/.test(set) || set.length > SET_MAX)
    fault(source, field, `letters and digits, at most ${SET_MAX}`);
  const number = wholeIn(source, 'number', 0, NUMBER_MAX);
  const variant = optionalTextIn(source, 'variant') ?? '';
  if (!/^[A-Za-z0-9]{0,3}$/.test(variant)) fault(source, 'variant', 'at most three letters and digits');
  const id = `${set}-${number}${variant}`;
  if (variant !== '') note(source, 'variant', 'variant', 'one of several variants of its number', `the id is ${id}`);
  if (group !== undefined) {
    note(source, 'promoGrouping', 'promotional', 'numbered in a promotional group', `the id is ${id}`);
  }
  return id;
};

/** What is no fault, and what a reader of the set should know of. */
const noteOddities = (source: Source, { type, version }: Attributes): void => {
  const named = type === 'character' || type === 'location';
  if (named && version === undefined) note(source, '', 'no-version', 'no version', 'the name alone is the full name');
  if (isMissing(source, 'id')) note(source, '', 'no-id', 'no id', 'counted as the last of its number');
  if (valueOf(source, 'errata') !== undefined) {
    note(
      source,
      'errata',
      'errata',
      'the publisher has corrected the card',
      'the text of the file is used as it stands',
    );
  }
  const text = optionalTextIn(source, 'fullText');
  if (text === undefined) note(source, '', 'no-text', 'no fullText', 'the abilities and effects are the whole text');
  else if (MARKUP.test(text)) note(source, 'fullText', 'markup', 'markup in the text', 'read as it stands');
  else if (STRANGE.test(text))
    note(source, 'fullText', 'symbol', 'a symbol that cards do not have', 'read as it stands');
};

const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

/**
 * Letters, digits, punctuation, spaces, and the symbols of exerting, ink, strength, lore, willpower and the inkwell.
 */
const STRANGE = /[^\p{L}\p{M}\p{N}\p{P}\s+=⟳⬡¤◊⛉◉]/u;
