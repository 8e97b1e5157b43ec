/**
 * Goal: a game is one folder and a row of each of the engine's two tables: what is played, and how it looks. The
 * kernel, the modules and the command line treat all games alike, so that a new game changes nothing that exists.
 * Method: read the source text without its comments and the examples of the API's description; look for the name of any
 * game.
 * Of a game that is made up for the tests nothing speaks at all, beside its folder and the table of the tests.
 * When it fails: what differs between games belongs to the game's definition; ask that instead of the game's name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/engine/index.js';
import { deliveredGames, homeOf, isDelivered, MADE_UP } from '../support/games/home.js';
import { codeOf, hasWord, sourceFiles } from '../support/source-text.js';

/** Examples of answers; no code reads them. */
const EXAMPLES = ['src/modules/games/http/engine-schemas.decorators.ts', 'src/platform/http/docs/problem-schema.ts'];

describe.each(deliveredGames)('%s', (game) => {
  const linesNaming = (file: string): readonly string[] =>
    codeOf(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => hasWord(line, game) && !/\bexample: /.test(line))
      .map((line) => line.trim());

  it('is named nowhere outside its own folder but in the tables of games and of their looks', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith(`src/engine/games/${game}/`) && !EXAMPLES.includes(file))
      .map((file) => ({ file, lines: linesNaming(file) }))
      .filter(({ lines }) => lines.length > 0);
    expect(found.map(({ file, lines }) => [file, lines.length])).toEqual([
      ['src/engine/games/index.ts', 2], // Its import and its row.
      ['src/engine/games/looks.ts', 3], // Its row: its layout and the titles of its rules.
    ]);
  });
});

const madeUp = games.filter((game) => !isDelivered(game));
const files = ['src', 'scripts', 'bench', 'docs', 'test', '.'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|cjs|json|ya?ml|md|txt|sql)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace('./', ''))
    .filter((file) => file !== 'package-lock.json' && !file.includes('/generated/')),
);

describe.each(madeUp)('%s', (game) => {
  it('is named nowhere outside its own folder but in the table of the tests', () => {
    const others = files.filter((file) => !file.startsWith(`${homeOf(game).code}/`));
    expect(others.length).toBeGreaterThan(1_000);
    expect(others.filter((file) => hasWord(readFileSync(file, 'utf8'), game))).toEqual([`${MADE_UP}/index.ts`]);
  });
});

it('a made-up game is there', () => {
  expect(madeUp).not.toEqual([]);
});

it('a name is a word, and a part of an identifier, but no part of a word', () => {
  const texts = [
    'ashes',
    'Ashes',
    'ashesTable',
    'theAshes',
    'THE_ASHES',
    "'ashes-1'",
    'hashes',
    'hashesOf',
    'Ashesque',
  ];
  expect(texts.filter((text) => hasWord(text, 'ashes'))).toEqual(texts.slice(0, 6));
});

it('examples that are let through still are there', () => {
  for (const file of EXAMPLES) expect(games.some((game) => readFileSync(file, 'utf8').includes(game))).toBe(true);
});
