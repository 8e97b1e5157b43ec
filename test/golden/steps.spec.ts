/**
 * Goal: what an action makes the interpreter do does not grow unseen. A count and not a time, so that it is the same on
 * every machine.
 * When it fails: a procedure takes more steps than it did, or calls another one that finds nothing. Raise the number in
 * the game's kit only if the rules ask for it.
 */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';
import { kitOf } from '../support/games/kit.js';
import { readGolden, stepsOf } from '../support/golden.js';

it.each(games)('an action of %s takes no more steps than it did', (game) => {
  const folder = homeOf(game).golden;
  const counted = readdirSync(folder).map((file) => stepsOf(readGolden(`${folder}/${file}`)));
  const sum = (of: (one: (typeof counted)[number]) => number) => counted.reduce((total, one) => total + of(one), 0);
  expect(sum(({ steps }) => steps) / sum(({ actions }) => actions)).toBeLessThanOrEqual(kitOf(game).stepsMax);
});
