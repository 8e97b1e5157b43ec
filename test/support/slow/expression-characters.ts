/**
 * The characters that expressions of the service look for: a long run of one of them is what such an expression is
 * slowest at.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.js';

const FOLDERS = ['src/platform/http', 'src/modules'];

/** Expressions about properties, as they are written, after what can stand before one. */
const LITERAL = /(?<=[(,=:!&|?] ?)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*/g;
/** What is no character of its own: escaped classes, groups and their names, numbers of repetitions, sets. */
const SYNTAX = /\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?(?:<\w+>|<?[:=!])|\{[\d,]*\}|\[(?:[^\]\\]|\\.)*\]|[\^$.*+?()|]/g;

export function expressionCharacters(): readonly string[] {
  const found = FOLDERS.flatMap(sourcesIn).flatMap((text) =>
    [...text.matchAll(LITERAL)].flatMap(([, source = '']) => [...source.replaceAll(SYNTAX, '').replaceAll('\\', '')]),
  );
  return [...new Set(found)].sort();
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.dto.ts') || file.endsWith('.decorator.ts'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
