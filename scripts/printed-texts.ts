/**
 * `npm run printed-texts -- FILE…` reads card files and lists each quoted line of our specs, docs and examples that is
 * a whole printed line of a card. Such a line belongs to a publisher and must be worded otherwise. Ends with 1 if there
 * is one. Phrases of a grammar (`wording/`, but not its specs) are ours, however short a card is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isList, isRecord, type Json } from '../src/engine/kernel/index.js';
import { endWithUsage, readOptions } from './options.js';

/** Shorter lines are phrases that many cards have. */
const WORDS_MIN = 8;
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const USAGE = 'npm run printed-texts -- FILE…   (card files as importers read them)';
const files = readOptions(USAGE, { allowPositionals: true }).positionals;
if (files.length === 0) endWithUsage(USAGE);
else {
  const printed = new Set(files.flatMap((file) => printedIn(JSON.parse(readFileSync(file, 'utf8')) as Json)));
  const found = tracked().flatMap((path) => linesIn(path, printed));
  for (const each of found) console.log(each);
  console.log(`${found.length} printed lines, of ${printed.size} in the card files.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

/** All long lines of all texts, whatever the shape of the file. */
function printedIn(value: Json): readonly string[] {
  if (typeof value === 'string')
    return value
      .split(/\n|\[\[br\]\]|<br ?\/?>/)
      .map(plain)
      .filter(isLong);
  if (isList(value)) return value.flatMap(printedIn);
  if (!isRecord(value)) return [];
  const { name } = value;
  const own = typeof name === 'string' && name !== '' ? name : null;
  // A sentence of ours has a sign in the place of the name.
  return Object.entries(value).flatMap(([field, part]) => {
    if (/name$/i.test(field)) return [];
    return typeof part === 'string' && own !== null
      ? [...printedIn(part), ...printedIn(part.replaceAll(own, '~'))]
      : printedIn(part);
  });
}

function tracked(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'test', 'docs'], { encoding: 'utf8' }).split('\n');
  const isGrammar = (path: string) => path.includes('/wording/') && !path.includes('.spec.');
  return listed.filter((path) => /\.(tsx?|md|json)$/.test(path) && !isGrammar(path));
}

function linesIn(path: string, printed: ReadonlySet<string>): readonly string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(QUOTED)]
        .filter(([quoted]) => printed.has(plain(quoted)))
        .map(([quoted]) => `${path}:${at + 1} ${quoted}`),
    );
}

/** Words and numbers alone: signs are written differently in each file. Reminders in brackets are left out. */
function plain(text: string): string {
  const words = text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase()
    .replaceAll(/rune:|energy:?/g, ' ')
    .match(/[a-z0-9'+]+/g);
  return (words ?? [])
    .map((word) => word.replaceAll(/^'+|'+$/g, ''))
    .join(' ')
    .trim();
}

function isLong(line: string): boolean {
  return line.split(' ').length >= WORDS_MIN;
}
