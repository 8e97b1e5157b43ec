import {
  isMissing,
  note,
  optionalTextIn,
  textIn,
  wholeIn,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import type { Keyword, PrintedKeyword } from '../card.js';
import type { LorcanaCost } from '../cost.js';
import { plainText } from './card-text.js';
import { readCosts } from './readings.js';
import { keywordNamed } from './keyword-names.js';

/** A record of type `keyword`; undefined, with a note, where the engine does not know it: then players carry it out. */
export const readKeyword = (source: Source): PrintedKeyword | undefined => {
  const printed = textIn(source, 'keyword');
  const known = keywordNamed(printed);
  if (known === undefined) return unknown(source, 'keyword', 'unknown-keyword', `unknown keyword ${shown(printed)}`);
  const { keyword, numbered } = known;
  if (!numbered) return plainKeyword(source, keyword);
  const n = numberOf(source, printed);
  if (n !== undefined) return { keyword, n };
  const cost = keyword === 'shift' ? shiftCost(source) : undefined;
  return cost === undefined
    ? unknown(source, 'keywordValue', 'keyword-number', `${printed} without a number that could be read`)
    : { keyword, cost };
};

const plainKeyword = (source: Source, keyword: Keyword): PrintedKeyword => {
  if (!isMissing(source, 'keywordValue')) {
    note(source, 'keywordValue', 'keyword-number', `a number for ${keyword}, which has none`, 'not looked at');
  }
  return { keyword };
};

/**
 * The number is on the card (`Resist +2`) and in up to two fields made from it. What is printed counts; the fields
 * stand in for it where the record has no text.
 */
const numberOf = (source: Source, printed: string): number | undefined => {
  const onCard = printedNumber(plainText(optionalTextIn(source, 'fullText') ?? ''), printed);
  const inValue = printedNumber(`${printed} ${optionalTextIn(source, 'keywordValue') ?? ''}`, printed);
  const inNumber = isMissing(source, 'keywordValueNumber') ? undefined : wholeIn(source, 'keywordValueNumber', 0, 99);
  const numbers = [onCard, inNumber, inValue].filter((n) => n !== undefined);
  const [n] = numbers;
  if (numbers.some((other) => other !== n)) {
    note(
      source,
      'keywordValueNumber',
      'keyword-number',
      `${printed} with the numbers ${numbers.join(', ')}`,
      `${n} is used`,
    );
  }
  return n;
};

const printedNumber = (text: string, printed: string): number | undefined => {
  const [, name, digits] = /^(\D+) \+?(\d{1,2})$/.exec(text) ?? [];
  return name === printed && digits !== undefined ? Number(digits) : undefined;
};

const shiftCost = (source: Source): readonly LorcanaCost[] | undefined => {
  const costs = readCosts([optionalTextIn(source, 'keywordValue') ?? ''], '');
  return costs?.every(({ pay }) => pay === 'discard') === true ? costs : undefined;
};

const unknown = (source: Source, field: string, code: string, what: string): undefined => {
  note(source, field, code, what, 'left to the players');
  return undefined;
};
