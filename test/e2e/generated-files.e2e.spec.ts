/**
 * `npx nest generate` creates files that pass the project's own checks. Method: what docs/how-to/develop.md says to
 * generate, in a copy of the sources.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/processes.js';
import { copyOf, type ProjectCopy } from '../support/project-copy.js';

const page = readFileSync(join(ROOT, 'docs', 'how-to', 'develop.md'), 'utf8');
const commands = [...page.matchAll(/^npx nest (generate .+)$/gm)].map(([, words = '']) => words.split(' '));

let copy: ProjectCopy;
const nest = (...words: readonly string[]) => copy.run('@nestjs/cli/bin/nest.js', ...words);

beforeAll(() => {
  copy = copyOf('generated-files', [
    ...['src', 'scripts/nest', 'nest-cli.json', 'package.json', 'tsconfig.json'],
    ...['.prettierrc.json', 'eslint.config.mjs'],
  ]);
});
afterAll(() => copy.remove());

it('generates each kind of file where the page says', () => {
  const created = commands.flatMap((words) =>
    [...nest(...words).said.matchAll(/CREATE\S* (\S+)/g)].map(([, at]) => at),
  );
  expect(created).toEqual([
    ...['index', 'prizes.module', 'prizes.problems'].map((name) => `src/modules/prizes/${name}.ts`),
    'src/modules/prizes/commands/award-prize.ts',
    'src/modules/prizes/queries/list-prizes.ts',
    ...['prizes.controller', 'prizes.dto'].map((name) => `src/modules/prizes/http/${name}.ts`),
  ]);
});

it('generates files that are formatted, and whose types are right', () => {
  expect(copy.run('prettier/bin/prettier.cjs', '--check', 'src/modules/prizes')).toMatchObject({ status: 0 });
  const options = { noEmit: true, incremental: false };
  copy.write(
    'tsconfig.generated.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/modules/prizes', 'src/**/*.d.ts'],
      compilerOptions: options,
    }),
  );
  expect(copy.run('typescript-7/bin/tsc', '-p', 'tsconfig.generated.json')).toEqual({ status: 0, said: '' });
});

it('refuses a name of another form, and says which form it takes', () => {
  const { said } = nest('generate', 'command', 'award-prize');
  expect(said).toContain('The name "award-prize" is not of the form <module>/<name>, in letters, digits and hyphens.');
});
