/** JSON that is costly to somebody: as text, for some of it no value can say. */

import { expressionCharacters } from './expression-characters.js';

export interface Bomb {
  readonly name: string;
  readonly json: string;
}

const list = (count: number, item: string): string => `[${Array.from({ length: count }, () => item).join(',')}]`;
const members = (count: number, nameOf: (at: number) => string, value: string): string =>
  `{${Array.from({ length: count }, (_, at) => `${JSON.stringify(nameOf(at))}:${value}`).join(',')}}`;
const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}0${close.repeat(depth)}`;
const quoted = (part: string, bytes: number): string => {
  const written = part.startsWith('\\') ? part : JSON.stringify(part).slice(1, -1);
  return `"${written.repeat(Math.floor(bytes / Buffer.byteLength(written)))}"`;
};

const LISTED: readonly string[] = ['{}', '[]', '0', '""', 'null', '{"card":"1-7","count":4}', '[[[[]]]]', '-1.5e300'];
const CHARACTERS: readonly (readonly [string, string])[] = [
  ['letters', 'x'],
  ['spaces', ' '],
  ['digits', '9'],
  ['escapes', String.raw`\n`],
  ['escaped letters', String.raw`\u0061`],
  ['pairs', '😀'],
  ['marks', 'e\u0301'],
  ['wide', '０'],
  ['dots', '.'],
  ['dates', '2026-01-01T00:00:00'],
  ['marks in disorder', 'a\u0315\u0300'],
  ['marks alone', '\u0315\u0300'],
  ...expressionCharacters().map((each): readonly [string, string] => [JSON.stringify(each), each]),
];

/** As much as goes into so many bytes. */
export const bombs = (bytes: number): readonly Bomb[] => [
  ...LISTED.map((item) => ({ name: `a list of ${item}`, json: list(Math.floor(bytes / (item.length + 1)), item) })),
  { name: 'names', json: members(Math.floor(bytes / 16), (at) => `name${at}`, '1') },
  { name: 'numbers for names', json: members(Math.floor(bytes / 10), String, '1') },
  { name: 'names of objects', json: members(Math.floor(bytes / 20), (at) => `name${at}`, '{"a":{}}') },
  { name: 'long names', json: members(Math.floor(bytes / 1_010), (at) => `${at}${'x'.repeat(1_000)}`, '1') },
  { name: 'a long name', json: members(1, () => 'x'.repeat(bytes - 10), '1') },
  { name: 'one name', json: members(Math.floor(bytes / 11), () => 'name', '1') },
  { name: 'names of objects all have', json: members(Math.floor(bytes / 20), (at) => `toString${at % 9}`, '1') },
  { name: 'a prototype', json: '{"__proto__":{"constructor":{"prototype":{}}}}' },
  { name: 'depth of lists', json: nested(Math.floor(bytes / 2) - 1, '[', ']') },
  { name: 'depth of objects', json: nested(Math.floor(bytes / 6) - 1, '{"a":', '}') },
  { name: 'depth that never ends', json: '['.repeat(bytes) },
  ...CHARACTERS.map(([name, part]) => ({ name: `a text of ${name}`, json: quoted(part, bytes - 2) })),
  { name: 'a number of digits', json: '9'.repeat(bytes) },
  { name: 'a small number of digits', json: `0.${'0'.repeat(bytes - 3)}1` },
  { name: 'space', json: `${' \n'.repeat(bytes / 2 - 1)}1` },
  { name: 'what is none', json: list(Math.floor(bytes / 4), '!!!') },
  { name: 'a text that never ends', json: `"${String.raw`\"`.repeat(bytes / 2)}` },
];

/** As much as passes for a body before anybody knows what it is about: 5,000 values, 200 members, 65,536 characters. */
export const fullest: readonly Bomb[] = [
  ...LISTED.slice(0, 6).map((item) => ({ name: `a full list of ${item}`, json: list(1_600, item) })),
  { name: 'a full list of lists', json: list(4, list(1_000, '[]')) },
  {
    name: 'a full list of objects',
    json: list(
      20,
      members(190, (at) => `name${at}`, '{}'),
    ),
  },
  { name: 'a full object', json: members(190, (at) => `name${at}`, '[0]') },
  { name: 'the most depth', json: nested(25, '[', ']') },
  ...CHARACTERS.map(([name, part]) => ({ name: `a full text of ${name}`, json: quoted(part, 60_000) })),
  ...CHARACTERS.map(([name, part]) => ({ name: `full texts of ${name}`, json: list(14, quoted(part, 60_000)) })),
  { name: 'long ids', json: list(4_000, '"0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a"') },
];
