/**
 * A copy of the project, or of parts of it, in which a test does what a page says; within the project, so that packages
 * are found.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './processes.js';

export type ProjectCopy = {
  readonly folder: string;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a script of an installed package. */
  run(script: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string };
  remove(): void;
};

export const copyOf = (name: string, paths: readonly string[]): ProjectCopy => {
  const folder = join(ROOT, 'test-results', name);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  return {
    folder,
    remove,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    run: (script, ...args) => {
      const command = [join(ROOT, 'node_modules', script), ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
      return { status, said: stdout + stderr };
    },
  };
};

/** The parts of the project with which the engine's tests run. */
export const ENGINE = [
  'src/engine',
  'src/cli',
  'test/support',
  'test/fixtures',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
];
