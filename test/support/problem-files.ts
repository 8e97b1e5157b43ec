/** The files of the project that declare problems, by their path below src/, with what each of them declares. */
import { readdirSync, readFileSync } from 'node:fs';
import { problemsIn, type ProblemTable } from '../../src/platform/problems/index.js';

const SOURCE = new URL('../../src/', import.meta.url);
const DECLARES = /import \{[^}]*\bproblem\b[^}]*\} from '[./a-z-]*\/problems\/index\.js'/;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .filter((file) => file.endsWith('.problems.ts') || DECLARES.test(readFileSync(new URL(file, SOURCE), 'utf8')));

export const problemFiles: readonly (readonly [file: string, declared: ProblemTable])[] = await Promise.all(
  files.map(async (file) => [file, problemsIn((await import(new URL(file, SOURCE).href)) as object)] as const),
);
