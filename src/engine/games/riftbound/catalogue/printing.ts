import {
  isMissing,
  LEFT_OUT,
  note as noteIn,
  optionalTextIn,
  sourceAt,
  type Findings,
  type Found,
  type NoteOf,
  type Numbered,
} from '../../../catalogue/index.js';
import { plainText } from './card-text.js';
import type { Printed } from './dialects.js';
import type { Format } from './formats.js';
import { linesOf, rulesTextOf, type RulesText } from './rules-text.js';

/** One record of a file that is a card. */
export type Printing = Found & {
  readonly printed: Printed;
  readonly text: RulesText;
  /** The text as printed, without reminders. */
  readonly lines: readonly string[];
};

/** Undefined where something is missing or wrong; `findings` say what. */
export const printingOf = (
  { dialect, markup, textField, pathOf }: Format,
  value: unknown,
  index: number,
  findings: Findings,
): Printing | undefined => {
  const path = pathOf(index, value);
  const source = sourceAt(findings, value, path);
  if (source === undefined) return undefined;
  const printed = dialect(source);
  const plain = plainText(optionalTextIn(source, textField) ?? '', markup);
  if (printed === undefined) return undefined;
  const text = rulesTextOf(source, textField, plain, printed.type);
  if (findings.faults.length > 0) return undefined;
  if (printed.type === 'gear' && printed.might !== undefined) {
    const field = isMissing(source, 'might') ? 'power' : 'might';
    noteIn(source, field, 'might-bonus', `gear that adds ${printed.might} might`, 'left to the players');
  }
  return { index, path, fullName: printed.name, printed, text, lines: linesOf(plain) };
};

/** A number is one card; where two records have it, the one that sorts first is it, whatever the order of the file. */
export const withOneNumber = (printings: readonly Printing[], note: NoteOf): readonly Numbered<Printing>[] => {
  const taken = new Set<string>();
  return [...printings]
    .sort((a, b) => (printedOn(a) < printedOn(b) ? -1 : 1))
    .flatMap((printing): readonly Numbered<Printing>[] => {
      const { number: id } = printing.printed;
      if (taken.has(id)) {
        note(printing, '', 'number-twice', `the number ${id} is another's too`, LEFT_OUT);
        return [];
      }
      taken.add(id);
      return [{ ...printing, id }];
    });
};

const printedOn = ({ printed, text }: Printing): string => JSON.stringify([printed.number, printed, text]);
