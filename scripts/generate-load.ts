/**
 * `npm run generate-load -- lorcana --games 1000 --players 100 --days 730 --seed 1`: fills the database of a running
 * Kifu with games that were played at random and can be re-executed, for measurements. `--url`, `--key`, `DATABASE_URL`
 * and `KIFU_DATA` name that Kifu, as for `npm run demo` and `npm run verify`. Another run takes another `--seed`: the
 * games of one run have the seeds from there on.
 *
 * Players, decks and a league are made through the API. Matches and games are appended to the event store as of the
 * last `--days` days, so they are older than their league and its players, and all events of a game have one moment.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Presets, SingleBar } from 'cli-progress';
import { answered } from '../src/client/index.js';
import { builtInDecks, games, rulesFor } from '../src/engine/index.js';
import { tableOf } from '../test/support/random-table.js';
import { newPlayer } from './demo/people.js';
import { Server } from './demo/server.js';
import type { Person, Recorded, Share } from './load/share.js';
import { endWithUsage, readOptions } from './options.js';

const DAY_MS = 86_400_000;
const USAGE =
  `npm run generate-load -- ${games.join('|')} [--games n] [--players n, at least 2] [--days n] [--seed n] ` +
  '[--processes n] [--url …] [--key …]';

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: '100' },
    days: { type: 'string', default: '730' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(availableParallelism()) },
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    key: { type: 'string' },
  },
});
const [game = games[0] ?? ''] = positionals;
const asked = {
  games: Number(values.games),
  players: Number(values.players),
  days: Number(values.days),
  seed: Number(values.seed),
};
const processes = Math.min(Number(values.processes), asked.games);
const rules = rulesFor(game);

if (rules === undefined || asked.players < 2 || ![...Object.values(asked), processes].every(isCount))
  endWithUsage(USAGE);
else await generate(new Server(values.url, values.key), tableOf(rules, 2).format);

async function generate(server: Server, format: string): Promise<void> {
  const name = `Generated ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
  const terms = { name, game, format, bestOf: 1, publication: 'open' } as const;
  const league = await answered(server.admin.POST('/v1/leagues', { body: terms }));
  const people: Person[] = [];
  for (let place = 1; place <= asked.players; place += 1) people.push(await personOf(server, format, place));
  const bar = new SingleBar(
    {
      format: '{bar} {value}/{total} games {percentage}% {duration_formatted}, {events} events',
      noTTYOutput: true,
      notTTYSchedule: 15_000,
    },
    Presets.shades_classic,
  );
  const began = performance.now();
  let events = 0;
  bar.start(asked.games, 0, { events });
  const end = Date.now();
  const shared = {
    game,
    leagueId: league.id,
    people,
    games: asked.games,
    firstSeed: asked.seed,
    moments: { begin: end - asked.days * DAY_MS, end },
  };
  const onRecorded = (recorded: Recorded): void => {
    events += recorded.events;
    bar.increment({ events });
  };
  const shares = Array.from({ length: processes }, (_, at) => ({
    ...shared,
    numbers: { first: at + 1, last: asked.games, step: processes },
  }));
  const failed = new AbortController();
  await Promise.all(shares.map((share) => play(share, onRecorded, failed.signal))).finally(() => {
    bar.stop();
    failed.abort();
  });
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `\n  ${events} events of ${asked.games} games in ${seconds.toFixed(0)} s: ${Math.round(events / seconds)} events a second.`,
  );
  await server.report(
    'The games are recorded. Workers derive lists, facts and standings from them.',
    [
      ['League', `/leagues/${league.id}`],
      ['Statistics', `/statistics?league=${league.id}`],
    ],
    [['Statistics', `/v1/statistics?league=${league.id}`]],
  );
}

async function personOf(server: Server, format: string, place: number): Promise<Person> {
  const decks = Object.entries(builtInDecks(game));
  const [deckName, cards] = decks[place % decks.length] ?? ['', []];
  const player = await newPlayer(server, `Generated ${place}`);
  return { id: player.id, deckId: await player.bring(game, format, [deckName, cards]), deckName, cards };
}

/** Resolves when all games of the share are recorded. */
function play(share: Share, onRecorded: (recorded: Recorded) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('load/worker.main.ts', import.meta.url), { execArgv: ['--import', 'tsx'], signal });
    child.send(share);
    child.on('message', onRecorded);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A process that plays games ended with ${code ?? 'a signal'}.`)),
    );
  });
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
