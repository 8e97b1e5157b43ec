/**
 * Goal: a game is one folder and one row of the engine's table. The kernel, the modules and the command line treat all
 * games alike, so that a new game changes nothing that exists.
 * Method: read the source text without its comments and the examples of the API's description; look for the name of any game.
 * When it fails: what differs between games belongs to the game's definition; ask that instead of the game's name.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/engine/index.js';
import { codeOf, sourceFiles } from '../support/source-text.js';

/** Examples of answers; no code reads them. */
const EXAMPLES = ['src/modules/games/http/engine-schemas.decorators.ts', 'src/platform/http/docs/problem-schema.ts'];

describe.each(games)('%s', (game) => {
  const linesNaming = (file: string): readonly string[] =>
    codeOf(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => line.toLowerCase().includes(game) && !/\bexample: /.test(line))
      .map((line) => line.trim());

  it('is named nowhere outside its own folder but in the table of games', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith(`src/engine/games/${game}/`) && !EXAMPLES.includes(file))
      .map((file) => ({ file, lines: linesNaming(file) }))
      .filter(({ lines }) => lines.length > 0);
    expect(found.map(({ file }) => file)).toEqual(['src/engine/index.ts']);
    // Its import and its row.
    expect(found.flatMap(({ lines }) => lines)).toHaveLength(2);
  });
});

it('examples that are let through still are there', () => {
  for (const file of EXAMPLES) expect(games.some((game) => readFileSync(file, 'utf8').includes(game))).toBe(true);
});
