import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ProblemTable } from '../../src/platform/http/index.js';

/**
 * Goal: no error of a module leaves as a 500 because nobody gave its code a row. Method: the codes declared in all
 * `*.errors.ts` of modules against the tables in all `*.problems.ts`. If it fails, add the row to the problem table of
 * the module, or delete the row of an error that is gone.
 */
const SOURCE = new URL('../../src/', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** Where errors are declared that a request may end in. */
const CLIENTS_MEET = [
  /^modules\/.*\.errors\.ts$/,
  /^platform\/http\/input\//,
  /^platform\/event-store\/.*\.errors\.ts$/,
];

/** Faults of the service, or failures of jobs: 500 if a request ever met one. */
const OURS = ['event-store.invalid-append', 'event-store.snapshot-disagrees', 'statistics.match-missing'];

const declared = (file: string): string[] =>
  [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(/readonly code = '([^']+)'/g)].map(([, code = '']) => code);

const isTable = (value: unknown): value is ProblemTable => typeof value === 'object' && value !== null;

const tables = await Promise.all(
  files
    .filter((file) => file.endsWith('.problems.ts'))
    .map(async (file) => ({
      file,
      rows: Object.values((await import(new URL(file, SOURCE).href)) as Record<string, unknown>).filter(isTable),
    })),
);
const answered = tables.flatMap(({ rows }) => rows.flatMap((table) => Object.keys(table)));

describe('problem tables', () => {
  const sources = files.filter((file) => CLIENTS_MEET.some((place) => place.test(file)));
  const codes = sources.flatMap((file) => declared(file).map((code) => [code, file] as const));

  it.each(codes.filter(([code]) => !OURS.includes(code)))('answer %s of %s', (code) => {
    expect(answered).toContain(code);
  });

  it('leave out only faults of ours that still exist', () => {
    expect(OURS.filter((code) => answered.includes(code) || !codes.some(([each]) => each === code))).toEqual([]);
  });

  it('name each code once, in the form `owner.what-is-wrong`', () => {
    expect(answered.filter((code, at) => answered.indexOf(code) !== at)).toEqual([]);
    expect(answered.filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  it('answer with an error status and say what to do', () => {
    for (const [code, row] of tables.flatMap(({ rows }) => rows.flatMap((table) => Object.entries(table)))) {
      expect([code, row.status >= 400 && row.status < 600, row.help.endsWith('.')]).toEqual([code, true, true]);
    }
  });
});
