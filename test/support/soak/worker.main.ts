/** A process that plays one share of a soak and reports each game to its parent. */
import { setImmediate } from 'node:timers/promises';
import { openPool } from './pool.js';
import { type FromWorker, type Share } from './shares.js';
import { soakGame } from './soak-game.js';

const { source, seeds } = JSON.parse(process.argv[2] ?? '') as Share;
const pool = openPool(source);
if (pool === undefined) throw new Error('the parent has opened this pool before');
const tell = (message: FromWorker): unknown => process.send?.(message);

for (let seed = seeds.next; seed <= seeds.last; seed += seeds.step) {
  tell({ kind: 'begun', seed });
  tell({ kind: 'played', game: soakGame(pool, seed, true) });
  // Lets the messages go.
  await setImmediate();
}
process.disconnect();
