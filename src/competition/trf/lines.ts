/** The lines of a report as columns. Columns count characters from 1, as FIDE's tables do. */

/** What is wrong with a file: where it is, and what to do about it. */
export interface TrfFault {
  /** From 1; the first line of the file where the fault is of the whole file. */
  readonly line: number;
  readonly column: number;
  readonly code: TrfFaultCode;
  readonly text: string;
}

export const TRF_FAULTS = [
  ...(['too-large', 'no-players', 'too-short', 'no-number', 'out-of-range', 'unknown-mark', 'unknown-colour'] as const),
  ...(['repeated', 'unknown-player', 'contradiction', 'no-name', 'points', 'teams', 'rounds', 'trailing'] as const),
] as const;
export type TrfFaultCode = (typeof TRF_FAULTS)[number];

/** One line, and where its faults go. */
export interface TrfLine {
  readonly number: number;
  readonly code: string;
  readonly characters: readonly string[];
  readonly fault: (column: number, code: TrfFaultCode, text: string) => void;
}

/** The characters from a column to another, both included, without blanks around them. */
export const cell = ({ characters }: TrfLine, from: number, to: number): string =>
  characters
    .slice(from - 1, to)
    .join('')
    .trim();

export const restFrom = (line: TrfLine, from: number): string => cell(line, from, line.characters.length);

/** An integer of a cell. Null for an empty cell, or with a fault if it is no number within the bounds. */
export function integer(
  line: TrfLine,
  [from, to]: readonly [number, number],
  what: string,
  most: number,
): number | null {
  const text = cell(line, from, to);
  return text === '' ? null : integerOf(line, from, text, what, most);
}

export function integerOf(line: TrfLine, column: number, text: string, what: string, most: number): number | null {
  if (!/^\d{1,9}$/u.test(text)) {
    line.fault(column, 'no-number', `Write ${what} as a number: "${shown(text)}" is not a number.`);
    return null;
  }
  const value = Number(text);
  if (value >= 1 && value <= most) return value;
  line.fault(column, 'out-of-range', `Write ${what} from 1 to ${most}, not ${text}.`);
  return null;
}

/** A number of points with at most one digit after the point, in tenths. */
export function pointsIn(line: TrfLine, [from, to]: readonly [number, number], what: string): number | null {
  const text = cell(line, from, to);
  const [, whole, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?$/u.exec(text) ?? [];
  if (whole !== undefined) return Number(whole) * 10 + Number(tenth);
  line.fault(from, 'no-number', `Write ${what} like 2.5. "${shown(text)}" is no number of points.`);
  return null;
}

/** Words of a line from a column on, each with its column. */
export function wordsFrom({ characters }: TrfLine, from: number): readonly { column: number; text: string }[] {
  const words: { column: number; text: string }[] = [];
  let open = false;
  characters.slice(from - 1).forEach((character, at) => {
    const isBlank = character.trim() === '';
    const last = words.at(-1);
    if (!isBlank && open && last !== undefined) last.text += character;
    else if (!isBlank) words.push({ column: from + at, text: character });
    open = !isBlank;
  });
  return words;
}

const SHOWN_MAX = 20;

/** A piece of the file within a message. */
export const shown = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);
