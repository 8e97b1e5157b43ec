import { readdirSync, readFileSync } from 'node:fs';
import { type DynamicModule, type Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { describe, expect, it } from 'vitest';
import { AppModule } from '../../src/app.module.js';
import { readConfig } from '../../src/platform/config/index.js';
import { ApiProblems, Problems } from '../../src/platform/http/index.js';
import type { ProblemTable } from '../../src/platform/problems/index.js';
import { problemFiles } from '../support/problem-files.js';

/**
 * Goal: no error that is declared as a problem leaves as a 500 because nobody answers its code. Method: what every file
 * declares by `problem`, and the codes of errors that are declared otherwise, against what the application registers.
 * If it fails, register the file in its module (`Problems.declaredIn`), or declare the error by `problem`.
 */
const SOURCE = new URL('../../src/', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(modules|platform)\/.*(?<!\.spec)\.ts$/.test(file));

const textOf = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf8');

/**
 * Errors with a code of their own that no request ends in, or only by a fault of ours: of starting and of commands, of
 * jobs, of appends and snapshots that we made wrongly; and what the framework refuses.
 */
const NO_PROBLEMS = [
  'config.invalid',
  'database.data-folder-in-use',
  'database.embedded-failed',
  'database.migration-failed',
  'database.migration-lock-timeout',
  'database.wrong-role',
  'event-store.invalid-append',
  'event-store.snapshot-disagrees',
  'job.rebuild-incomplete',
  'outbound.closed',
  'projections.unknown-rebuild',
  'request.refused',
  'statistics.match-missing',
];

const codesIn = (file: string): string[] =>
  [...textOf(file).matchAll(/readonly code = '([^']+)'/g)].map(([, code = '']) => code);

const KIFU_SECRETS_KEY = Buffer.alloc(32).toString('base64');
const env = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY };

/** The tables that the modules of the application register, whatever they are imported by. */
function registered(imported: Type | DynamicModule, seen = new Set<unknown>()): readonly ProblemTable[] {
  if (seen.has(imported)) return [];
  seen.add(imported);
  const { module: type, imports = [], providers = [] } = 'module' in imported ? imported : { module: imported };
  if (type === Problems)
    return providers.flatMap((each) => ('useValue' in each ? [each.useValue as ProblemTable] : []));
  const noted = (Reflect.getMetadata(MODULE_METADATA.IMPORTS, type) as typeof imports | undefined) ?? [];
  return [...imports, ...noted].flatMap((each) => registered(each as Type | DynamicModule, seen));
}

const rows = registered(AppModule.of(readConfig(env, 'api'))).flatMap((table) => Object.entries(table));
const answered = rows.map(([code]) => code);

describe('the problems that the application answers', () => {
  it.each(problemFiles)('are all that %s declares', (_, problems) => {
    const declared = Object.keys(problems);
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter((code) => !answered.includes(code))).toEqual([]);
  });

  it('are declared by `problem`, all of them', () => {
    expect(problemFiles.length).toBeGreaterThan(20);
    expect(files.flatMap(codesIn).sort()).toEqual(NO_PROBLEMS);
  });

  it('have each its code once, in the form `owner.what-is-wrong`', () => {
    expect(answered.length).toBeGreaterThan(150);
    expect(answered.filter((code, at) => answered.indexOf(code) !== at)).toEqual([]);
    expect(answered.filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  it('have an error status and say what to do', () => {
    for (const [code, row] of rows) {
      expect([code, row.status >= 400 && row.status < 600, row.help.endsWith('.')]).toEqual([code, true, true]);
    }
  });

  it('are the codes that an operation may name: another one does not compile', () => {
    ApiProblems('game.not-found', 'request.invalid');
    // @ts-expect-error no module answers this
    ApiProblems('game.not-there');
  });
});
