import { parse } from 'csv-parse/sync';
import { nameKey } from './card-names.js';
import { LINE_LENGTH_MAX } from './card-line.js';
import type { ListTerms } from './list-terms.js';

/** A line of a list, with the heading of its own column if it has one. */
export interface ListLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Fewer codes on one line are a line of a list. */
const CODES_MIN = 5;

/** The lines of a text: of a list, a table, a deck code, or the file of a program. */
export function linesOf(text: string, terms: ListTerms): readonly ListLine[] {
  const whole = text.trim();
  const coded = terms.decode(whole) ?? base64Code(whole);
  const lines = coded ?? inALine(whole, terms) ?? text.split(/\r\n|[\n\r]/);
  const inTurn = lines.map((said, at) => ({ line: coded === undefined ? at + 1 : 1, text: oneForm(said.trim()) }));
  return tableIn(inTurn) ?? inTurn.map(({ line, text: said }) => ({ line, text: octgnLine(said) }));
}

/** Full-width figures as figures. A line that is too long stays as it is: many marks on one letter take long. */
const oneForm = (said: string): string => (said.length > LINE_LENGTH_MAX ? said : said.normalize('NFKC'));

/** The deck codes of Pixelborn, in base 64: `Name_Title$4|…`, or `OGN-001-1$OGN-002-1$…`. */
function base64Code(text: string): readonly string[] | undefined {
  if (!/^[A-Za-z0-9+/]{16,20000}={0,2}$/.test(text)) return undefined;
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  if (!decoded.includes('$') || /[\p{Cc}\uFFFD]/u.test(decoded)) return undefined;
  if (!decoded.includes('|')) return counted(decoded.split('$').filter((code) => code !== ''));
  return decoded.split('|').flatMap((entry) => {
    const [name = '', count = '1'] = entry.split('$');
    return name === '' ? [] : [`${count} ${name.replaceAll('_', ' - ')}`];
  });
}

/** Codes on one line, one for each copy, as tabletop programs write decks. */
function inALine(text: string, { codes }: ListTerms): readonly string[] | undefined {
  const words = text.split(/[\s$]+/, 501);
  const isCodes = words.length >= CODES_MIN && words.every((word) => codes(word).length > 0);
  return isCodes ? counted(words) : undefined;
}

const counted = (codes: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} ${code}`);
};

const COLUMNS = {
  count: ['count', 'quantity', 'qty', 'copies', 'amount', '数量'],
  name: ['name', 'card', 'card name', 'cardname', 'title', '名称', '卡名'],
  code: ['code', 'id', 'card id', 'card code', 'serial', 'serial number', 'card no', '编号', '卡号'],
  set: ['set', 'set code', 'set number'],
  number: ['number', 'card number', 'collector number', 'no'],
  section: ['section', 'board', 'zone', 'category'],
} as const;
type Column = keyof typeof COLUMNS;

/** A table with a line of titles, cells apart by tabs, semicolons or commas; undefined if the text is none. */
function tableIn(lines: readonly ListLine[]): readonly ListLine[] | undefined {
  const first = lines.findIndex(({ text }) => text !== '');
  const titles = lines[first]?.text ?? '';
  const delimiter = ['\t', ';', ','].find((each) => titles.includes(each));
  if (delimiter === undefined) return undefined;
  const columns = cellsOf(titles, delimiter).map(columnNamed);
  if (!columns.includes('name') && !columns.includes('code')) return undefined;
  if (columns.filter((column) => column !== undefined).length < 2) return undefined;
  let section = '';
  return lines.slice(first + 1).flatMap(({ line, text }) => {
    if (text === '') return [];
    const cells = cellsOf(text, delimiter);
    const cell = (column: Column): string => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '');
    const code = cell('code') || [cell('set'), cell('number')].filter((part) => part !== '').join('-');
    const card = [cell('count') || '1', cell('name'), code === '' ? '' : `(${code})`].filter((part) => part !== '');
    const heading = cell('section') === section ? [] : [{ line, text: `${cell('section') || 'Deck'}:` }];
    section = cell('section');
    return [...heading, { line, text: card.join(' ') }];
  });
}

const columnNamed = (title: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((column) => (COLUMNS[column] as readonly string[]).includes(nameKey(title)));

const cellsOf = (text: string, delimiter: string): readonly string[] => {
  const options = { delimiter, relax_quotes: true, relax_column_count: true, trim: true, columns: false } as const;
  const [cells = []] = parse(text, options);
  return cells;
};

/** A line of a file of OCTGN as a line of a list; any other line as it is. */
function octgnLine(said: string): string {
  if (!said.startsWith('<')) return said;
  const [, section] = /^<section\s[^>]*?name="([^"]{1,100})"/.exec(said) ?? [];
  if (section !== undefined) return `${section}:`;
  const [, count, name] = /^<card\s[^>]*?qty="(\d{1,4})"[^>]*>([^<]{1,200})<\/card>$/.exec(said) ?? [];
  return count === undefined || name === undefined ? '' : `${count} ${unescaped(name)}`;
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(\w{2,4});/g, (all, name: string) => ENTITIES[name] ?? all);
