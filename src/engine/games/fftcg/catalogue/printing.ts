import {
  note,
  optionalTextIn,
  sourceAt,
  type Findings,
  type Found,
  type Numbered,
  type NoteOf,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { attributesOf, type Attributes, type Listed } from './attributes.js';
import { plainText, unknownSymbolIn } from './card-text.js';
import { rulesTextOf, type RulesText } from './rules-text.js';

/** One record of a file that is a card. */
export type Printing = Found & {
  /** The card code without its rarity. */
  readonly code: string;
  /** Codes of the same card printed before, by which the project may know it. */
  readonly alsoCodes: readonly string[];
  readonly attributes: Attributes;
  /** Its text without the markup of the format. */
  readonly plain: string;
  readonly text: RulesText;
};

/** What one format says of a record in its own way. */
export type Dialect = (source: Source) => {
  readonly codes: readonly string[];
  readonly listed: Listed;
  /** What a field says of the EX Burst, in a format that has one. */
  readonly ex?: boolean;
};

/** Undefined where something is missing or wrong; `findings` say what. */
export const printingOf = (
  dialect: Dialect,
  value: unknown,
  { path, index }: Omit<Found, 'fullName'>,
  findings: Findings,
): Printing | undefined => {
  const source = sourceAt(findings, value, path);
  if (source === undefined) return undefined;
  const { codes, listed, ex } = dialect(source);
  const attributes = attributesOf(source, listed);
  const plain = plainText(optionalTextIn(source, 'text') ?? '');
  const [code, ...alsoCodes] = codes;
  if (attributes === undefined || code === undefined || findings.faults.length > 0) return undefined;
  const symbol = unknownSymbolIn(plain);
  if (symbol !== undefined) note(source, 'text', 'symbol', `a symbol ${symbol}`, 'left to the players');
  const text = rulesTextOf(source, plain, attributes, ex);
  return { index, path, code, alsoCodes, fullName: attributes.name, attributes, plain, text };
};

/** A code is one card; where two records have it, the one that sorts first is it, whatever the order of the file. */
export const withOneCode = (printings: readonly Printing[], note: NoteOf): readonly Numbered<Printing>[] => {
  const taken = new Set<string>();
  return [...printings]
    .sort((a, b) => (printedOn(a) < printedOn(b) ? -1 : 1))
    .flatMap((printing): readonly Numbered<Printing>[] => {
      const { code, alsoCodes } = printing;
      if (taken.has(code)) {
        note(printing, '', 'record-twice', `the code ${code} is another's too`, 'left out');
        return [];
      }
      if (alsoCodes.length > 0) {
        note(printing, '', 'reprint', `also printed as ${alsoCodes.join(', ')}`, 'a card of its own of that name');
      }
      taken.add(code);
      return [{ ...printing, id: code }];
    });
};

const printedOn = ({ code, attributes, text }: Printing): string => JSON.stringify([code, attributes, text]);
