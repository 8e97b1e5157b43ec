/**
 * `npm run soak -- <game> [--games 2000] [--seed 1]`: plays random games one after the other, each state on the way
 * being held to what must hold of every state, each game being carried out a second time from its actions. The first
 * failure stops it and leaves the game in test-results.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { games, type Rules, rulesFor } from '../src/engine/index.js';
import { failurePath, goldenOf, writeGolden } from '../test/support/golden.js';
import { begin, type GameInProgress, play, stateOf } from '../test/support/random-game.js';
import { requireSound } from '../test/support/sound-state.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [name = ''] = positionals;
const [count, firstSeed] = [Number(values.games), Number(values.seed)];
const rules = rulesFor(name);
if (rules === undefined || !Number.isSafeInteger(count) || !Number.isSafeInteger(firstSeed)) {
  console.error(`npm run soak -- ${games.join('|')} [--games n] [--seed n]`);
  process.exitCode = 2;
} else await soak(rules);

interface Report {
  games: number;
  actions: number;
  decideMs: number;
  longest: { seed: number; actions: number };
  slowest: { seed: number; action: number; ms: number };
  readonly outcomes: Map<string, number>;
}

async function soak(played: Rules): Promise<void> {
  const report: Report = {
    games: 0,
    actions: 0,
    decideMs: 0,
    longest: { seed: 0, actions: 0 },
    slowest: { seed: 0, action: 0, ms: 0 },
    outcomes: new Map(),
  };
  const format = `${played.game} {bar} {value}/{total} games {percentage}% {duration_formatted}`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 5_000 }, Presets.shades_classic);
  const began = performance.now();
  bar.start(count, 0);
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const game = begin(played, seed);
    try {
      playOne(game, report);
    } catch (error) {
      bar.stop();
      return fail(game, error);
    }
    bar.update(report.games);
    // Lets the bar draw itself.
    await setImmediate();
  }
  bar.stop();
  print(report, (performance.now() - began) / 1_000);
}

function playOne(game: GameInProgress, report: Report): void {
  const { seed } = game;
  play(game, (played, took) => {
    requireSound(game.rules, played.state);
    report.decideMs += took;
    if (took > report.slowest.ms) report.slowest = { seed, action: game.actions.length, ms: took };
  });
  requireSame(game);
  const { outcome, seats } = stateOf(game);
  const how = `${seats.length} seats, ${outcome?.draw === true ? 'nobody won' : `${outcome?.winners.join()} won`}: ${outcome?.reason}`;
  report.outcomes.set(how, (report.outcomes.get(how) ?? 0) + 1);
  report.games += 1;
  report.actions += game.actions.length;
  if (game.actions.length > report.longest.actions) report.longest = { seed, actions: game.actions.length };
}

/** The second time in one session, which keeps its draft; only the end is compared. */
function requireSame(game: GameInProgress): void {
  const session = game.rules.session(game.start.state);
  for (const { command } of game.actions) {
    const result = session.submit(command);
    if (result.kind === 'rejected') throw new Error(`carried out again, it is refused: ${result.code}`);
  }
  const [first, second] = [stateOf(game), session.state()].map((state) => game.rules.stateHash(state));
  if (first !== second) throw new Error('carried out again, the game ends in another state');
}

function fail(game: GameInProgress, error: unknown): void {
  const fault = error instanceof Error ? error.message : String(error);
  const path = failurePath(game);
  writeGolden(path, goldenOf(game, fault));
  console.error(`\n${game.rules.game}, seed ${game.seed}, action ${game.actions.length}: ${fault}`);
  console.error(`Again: npm run soak -- ${game.rules.game} --games 1 --seed ${game.seed}`);
  console.error(`Recorded: npm run golden -- ${path}`);
  process.exitCode = 1;
}

function print(report: Report, seconds: number): void {
  const { longest, slowest, outcomes } = report;
  console.log(`games            ${report.games} in ${seconds.toFixed(0)} s, with checks and a second time each`);
  console.log(
    `actions          ${report.actions}, ${Math.round(report.actions / (report.decideMs / 1_000))} a second in decide alone`,
  );
  console.log(`longest game     ${longest.actions} actions, seed ${longest.seed}`);
  console.log(`slowest decision ${slowest.ms.toFixed(1)} ms, action ${slowest.action} of seed ${slowest.seed}`);
  for (const [how, times] of [...outcomes].toSorted(([, left], [, right]) => right - left)) {
    console.log(`${String(times).padStart(6)}  ${how}`);
  }
}
