import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SCRIPTS = readdirSync('scripts').filter((file) => file.endsWith('.ts') && file !== 'options.ts');
const run = (...args: readonly string[]) =>
  spawnSync('npx', ['tsx', 'scripts/properties.ts', ...args], { encoding: 'utf8' });

it.each(SCRIPTS)('%s reads its options by the one function that knows how to refuse them', (file) => {
  const text = readFileSync(`scripts/${file}`, 'utf8');
  expect(text).not.toMatch(/\bparseArgs\b|\bprocess\.argv\b/);
  expect(text).toMatch(/\breadOptions\(/);
});

it('an unknown option ends a script with 2, its fault and its usage in two lines', () => {
  const { status, stdout, stderr } = run('--lives', '9');
  expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
    status: 2,
    stdout: '',
    lines: [
      expect.stringContaining("Unknown option '--lives'"),
      'npm run properties -- [--runs <number>] [--seed <number>]',
    ],
  });
});

it('--help prints the usage', () => {
  const { status, stdout } = run('--help');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'npm run properties -- [--runs <number>] [--seed <number>]\n',
  });
});
