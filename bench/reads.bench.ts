/**
 * The cost of reading games, with a greeting of a hello-world of the same framework as the measure. The bench requests
 * each of these again and again: a long game, its board, decisions, log and record, a game that is over, and its match.
 * A second process, which works with other games, reads each long game once, for the first time.
 */
import { pathToFileURL } from 'node:url';
import { rulesFor } from '../src/engine/index.js';
import { EventStore } from '../src/platform/event-store/index.js';
import { Connection } from '../test/support/connection.js';
import { Player } from './http/player.js';
import { type Bench, type Served, serving, UNLIMITED } from './http/served.js';
import { atMost, median, processorMs, rounded } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const READS = 400;
const GREETINGS = 2_000;
/** As far as each game has come, and how many of them another process reads for the first time. */
const VERSION = 180;
const GAMES = 10;
const GAME = 'lorcana';
const PATHS = {
  game: '',
  state: '/state',
  decisions: '/decisions',
  log: '/log?after=60',
  events: '/events?after=60&limit=100',
};
type Read = keyof typeof PATHS;
const READ_NAMES = ['game', 'state', 'decisions', 'log', 'events'] as const satisfies readonly Read[];

export const run = () => serving({ processes: 2, env: UNLIMITED }, measure);

type Costs = Readonly<Record<'hello' | 'first' | 'over' | 'match' | Read, number>>;

async function measure({ hello, kifu, pool }: Bench) {
  const [played, fresh] = kifu;
  const rules = rulesFor(GAME);
  if (played === undefined || fresh === undefined || rules === undefined) throw new Error('two processes, and a game');
  const store = new EventStore(pool);
  const player = new Player(played.base, played.adminKey, rules, store);
  await player.sitDown();
  // A process that has just begun is measured with all that is slow in it; this one has played.
  const warming = new Player(fresh.base, fresh.adminKey, rules, store);
  await warming.sitDown();
  for (let game = 0; game < GAMES; game += 1) await longGame(warming);
  const games: string[] = [];
  while (games.length < (1 + ROUNDS) * GAMES) games.push(await longGame(player));
  const over = await endedGame(player);
  const [key = ''] = player.keys();
  const asked = { headers: { authorization: `Bearer ${key}` } };
  const [greeter, reader, other] = [hello, played, fresh].map(({ base }) => new Connection(base, 1));
  if (greeter === undefined || reader === undefined || other === undefined) throw new Error('three connections');
  const { matchId } = await reader.ask<{ matchId: string }>('GET', `/v1/games/${over}`, asked);
  const rounds: Costs[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    process.stderr.write(round === 0 ? '  warming up\n' : `  round ${round}/${ROUNDS}\n`);
    const own = games.slice(round * GAMES, (round + 1) * GAMES);
    const greet = () => greeter.ask('POST', '/hello', { body: { name: 'Ada', version: 17 } });
    const costs: Record<string, number> = { hello: await per(hello, GREETINGS, greet) };
    for (const name of READ_NAMES) {
      const path = `/v1/games/${own[0]}${PATHS[name]}`;
      await reader.ask('GET', path, asked);
      costs[name] = await per(played, READS, () => reader.ask('GET', path, asked));
    }
    costs['over'] = await per(played, READS, () => reader.ask('GET', `/v1/games/${over}`, asked));
    costs['match'] = await per(played, READS, () => reader.ask('GET', `/v1/matches/${matchId}`, asked));
    const unseen = [...own];
    costs['first'] = await per(fresh, GAMES, () => other.ask('GET', `/v1/games/${unseen.pop()}/state`, asked));
    if (round > 0) rounds.push(costs as Costs);
  }
  for (const each of [player, warming, greeter, reader, other]) each.close();
  await store.close();
  return summary(rounds);
}

/** A running game that has come as far as is wanted. */
async function longGame(player: Player): Promise<string> {
  await player.longGame(VERSION);
  const { gameId } = player.next();
  for (let version = 1; version < VERSION; version += 1) await player.act('');
  return gameId;
}

/** A game that was played to its end. */
async function endedGame(player: Player): Promise<string> {
  await player.longGame(VERSION);
  const { gameId } = player.next();
  while (player.isLeft()) await player.act('');
  return gameId;
}

/** Processor time of one request, in microseconds. */
async function per({ running }: Served, requests: number, ask: () => Promise<unknown>): Promise<number> {
  const before = processorMs(running.process.pid);
  for (let request = 0; request < requests; request += 1) await ask();
  return ((processorMs(running.process.pid) - before) / requests) * 1000;
}

function summary(rounds: readonly Costs[]) {
  const of = (pick: (costs: Costs) => number): number => rounded(median(rounds.map(pick)));
  const greetings = (name: keyof Costs): number => of((costs) => costs[name] / costs.hello);
  return {
    rounds: ROUNDS,
    processorMicroseconds: Object.fromEntries(
      (['hello', ...READ_NAMES, 'over', 'match', 'first'] as const).map((name) => [name, of((costs) => costs[name])]),
    ),
    ratios: {
      'greetings in the processor time of reading a game': atMost(10, greetings('game')),
      'greetings in the processor time of reading a game that is over': atMost(15, greetings('over')),
      'greetings in the processor time of reading its match': atMost(15, greetings('match')),
      'greetings in the processor time of reading a board': atMost(15, greetings('state')),
      'greetings in the processor time of reading decisions': atMost(15, greetings('decisions')),
      'greetings in the processor time of a page of the log': atMost(30, greetings('log')),
      'greetings in the processor time of a page of the record': atMost(30, greetings('events')),
      'greetings in the processor time of a board of a game that the process has not seen': atMost(
        500,
        greetings('first'),
      ),
      'a board of a game that the process has not seen, to one that it has': atMost(
        150,
        of(({ first, state }) => first / state),
      ),
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
