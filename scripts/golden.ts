/**
 * `npm run golden -- --write` plays and records the golden games under test/golden anew; `npm run golden -- <file>`
 * carries out a recorded game, such as a failing test or a soak left in test-results, and says where it comes out
 * otherwise, or what of all that a soak looks at does not hold.
 */
import { games, rulesFor } from '../src/engine/index.js';
import { differenceOf, goldenFolder, goldenOf, readGolden, replayOf, writeGolden } from '../test/support/golden.js';
import { begin, play } from '../test/support/random-game.js';
import { requireAll } from '../test/support/soak/checks.js';

const SEEDS = [1, 2, 3, 4, 5, 6];

const [asked] = process.argv.slice(2);
if (asked === '--write') games.forEach(writeAll);
else if (asked !== undefined) check(asked);
else {
  console.error('npm run golden -- --write | <file>');
  process.exitCode = 2;
}

function writeAll(id: string): void {
  const rules = rulesFor(id);
  if (rules === undefined) throw new Error(`There is no game ${id}`);
  for (const seed of SEEDS) {
    const game = begin(rules, seed);
    play(game);
    const path = `${goldenFolder(id)}/${seed}.json`;
    writeGolden(path, goldenOf(game));
    console.log(`wrote ${path}: ${game.setup.seats.length} seats, ${game.actions.length} actions`);
  }
}

function check(path: string): void {
  const golden = readGolden(path);
  if (golden.fault !== undefined) console.log(`recorded because: ${golden.fault}`);
  const difference = differenceOf(golden);
  if (difference !== null) {
    console.log(difference);
    process.exitCode = 1;
    return;
  }
  requireAll(replayOf(golden));
  console.log('comes out as recorded, and all that a soak looks at holds');
}
