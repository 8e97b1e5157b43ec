import {
  fault,
  flagIn,
  isMissing,
  optionalTextIn,
  textIn,
  textsIn,
  wholeIn,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import type { Dialect } from './printing.js';

/**
 * A list of records with the code as `id` and one `element`, which is the first of a card of several. Generic cards and
 * EX Bursts have no field: the Job of most generic cards is Standard Unit, and the EX Burst is marked in the text.
 */
export const simulator: Dialect = (source) => {
  const jobs = optionalTextIn(source, 'job') ?? '';
  return {
    codes: codesIn(source),
    listed: {
      elements: [textIn(source, 'element')],
      jobs: jobs.split('/'),
      categories: (optionalTextIn(source, 'category') ?? '').split(/&middot;|·/),
      generic: jobs.split('/').includes(GENERIC_JOB),
    },
  };
};

const GENERIC_JOB = 'Standard Unit';

/** `21-001R`, and the code of an earlier printing after a stroke: `Re-007C/11-003R`. */
const codesIn = (source: Source): readonly string[] => {
  const codes = textIn(source, 'id').split('/');
  return codes.flatMap((code) => {
    const [, withoutRarity] = /^([A-Za-z0-9]{1,4}-\d{3})[A-Z]?$/.exec(code) ?? [];
    if (withoutRarity === undefined) fault(source, 'id', `a card code such as "1-001H", not ${shown(code)}`);
    return withoutRarity ?? [];
  });
};

const LIST_MAX = 10;

/** Records with lists, and flags for generic cards and EX Bursts; the code is made of set and number. */
export const browser: Dialect = (source) => ({
  codes: codeOfSet(source),
  listed: {
    elements: textsIn(source, 'elements', LIST_MAX),
    jobs: textsIn(source, 'jobs', LIST_MAX),
    categories: textsIn(source, 'categories', LIST_MAX),
    generic: flagIn(source, 'multicard'),
  },
  ...(!isMissing(source, 'exburst') && { ex: flagIn(source, 'exburst') }),
});

const codeOfSet = (source: Source): readonly string[] => {
  const set = textIn(source, 'set');
  const number = wholeIn(source, 'index', 0, 999);
  const [, numeral] = /^Opus ([IVXL]+)$/.exec(set) ?? [];
  const prefix = numeral === undefined ? SETS.get(set) : String(arabic(numeral));
  if (prefix === undefined) fault(source, 'set', `unknown set ${shown(set)}; known are Opus I and on, Promo, Boss`);
  return prefix === undefined ? [] : [`${prefix}-${String(number).padStart(3, '0')}`];
};

const SETS: ReadonlyMap<string, string> = new Map([
  ['Promo', 'PR'],
  ['Boss', 'B'],
]);

const NUMERALS: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
]);

/** A numeral before a greater one is taken from it. */
const arabic = (numeral: string): number => {
  const values = [...numeral].map((letter) => NUMERALS.get(letter) ?? 0);
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0);
};
