/**
 * Goal: what was recorded comes out the same for ever. A match that was played last year must still be played the same
 * way by this build, or its replay and its result are worth nothing.
 * Method: six whole games of each game, recorded by `npm run golden -- --write`; every action is carried out again and
 * the position after it compared, and the whole state too as long as the build id is the same.
 * When it fails: the message says at which action and what to do. Recording anew is right only if the rules were meant
 * to change; then the difference of the files shows how far that reaches.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/engine/index.js';
import { differenceOf, goldenFolder, readGolden } from '../support/golden.js';

describe.each(games)('golden games of %s', (game) => {
  const folder = goldenFolder(game);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
  });

  it.each(files)('%s comes out as recorded', (file) => {
    expect(differenceOf(readGolden(`${folder}/${file}`))).toBeNull();
  });
});
