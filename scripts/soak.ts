/**
 * `npm run soak -- <game> [--games 2000] [--seed 1] [--processes n]
 *   [--decks built-in|random|mixed|draft|imported <file>]`
 * plays random games. Each state on the way is held to what must hold of every state; each game is carried out a second
 * time, in part paused after every instruction, and looked at for secrets; some are told outcome by outcome, as paper
 * matches are. Ends with a report; a game that goes wrong is left in test-results, and the report says how to play it
 * again. `random` draws legal decks from all cards that come with the game, `imported` from those of a card file too,
 * whose texts are carried out by hand where nobody has scripted them, `mixed` plays the games that the property tests
 * play, `draft` has players draft from what the decks of the game have, of a game with such a format.
 */
import { availableParallelism } from 'node:os';
import { Presets, SingleBar } from 'cli-progress';
import { games } from '../src/engine/index.js';
import { DECKS, faultOf, openPool } from '../test/support/soak/pool.js';
import { soak } from '../test/support/soak/shares.js';
import { linesOf, type Totals } from '../test/support/soak/totals.js';
import { endWithUsage, readOptions } from './options.js';

const USAGE = `npm run soak -- ${games.join('|')} [--games n] [--seed n] [--decks ${DECKS.join('|')} <file>] [--processes n]`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    decks: { type: 'string', default: 'built-in' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});
const [game = '', file] = positionals;
const source = { game, decks: values.decks, ...(file !== undefined && { file }) };
const [count, first, processes] = [values.games, values.seed, values.processes].map(Number);
const isAskedWell = [count, first, processes].every((each) => Number.isSafeInteger(each) && Number(each) > 0);

if (!isAskedWell || openPool(source) === undefined) endWithUsage(USAGE, faultOf(source));
else await run({ source, first: first ?? 1, games: count ?? 1, processes: Math.min(processes ?? 1, count ?? 1) });

async function run(asked: Parameters<typeof soak>[0]): Promise<void> {
  const format = `${game} {bar} {value}/{total} games {percentage}% {duration_formatted}, {faults} faults`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 15_000 }, Presets.shades_classic);
  const began = performance.now();
  bar.start(asked.games, 0, { faults: 0 });
  // An interruption prints the report of the games so far.
  const broken = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => broken.abort());
  const onProgress = (now: Totals): void => bar.update(now.games, { faults: now.faults.length });
  const totals = await soak(asked, onProgress, broken.signal).finally(() => bar.stop());
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(
    `\n${game}, decks ${source.decks}, from seed ${asked.first}: ${seconds} s on ${asked.processes} processes`,
  );
  for (const line of linesOf(totals)) console.log(line);
  process.exitCode = totals.faults.length === 0 ? 0 : 1;
}
