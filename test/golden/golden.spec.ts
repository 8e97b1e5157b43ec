/**
 * Goal: what was recorded comes out the same for ever. A match that was played last year must still be played the same
 * way by this build, or its replay and its result are worth nothing.
 * Method: six whole games of each game, recorded by `npm run golden -- --write` (which runs this file); every action is
 * carried out again and the position after it compared, and the whole state too as long as the build id is the same.
 * When it fails: the message says at which action and what to do. Recording anew is right only if the rules were meant
 * to change; then the difference of the files shows how far that reaches.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games, rulesFor } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';
import { differenceOf, goldenOf, readGolden, writeGolden } from '../support/golden.js';
import { begin, play } from '../support/random-game.js';

const SEEDS = [1, 2, 3, 4, 5, 6];
if (process.env['KIFU_GOLDEN'] === 'write') for (const game of games) for (const seed of SEEDS) record(game, seed);

describe.each(games)('golden games of %s', (game) => {
  const folder = homeOf(game).golden;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(SEEDS.length);
  });

  it.each(files)('%s comes out as recorded', (file) => {
    expect(differenceOf(readGolden(`${folder}/${file}`))).toBeNull();
  });
});

function record(game: string, seed: number): void {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`There is no game ${game}`);
  const played = begin(rules, seed);
  play(played);
  const path = `${homeOf(game).golden}/${seed}.json`;
  writeGolden(path, goldenOf(played));
  console.log(`wrote ${path}: ${played.setup.seats.length} seats, ${played.actions.length} actions`);
}
