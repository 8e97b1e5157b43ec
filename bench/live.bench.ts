/**
 * What further listeners of one long game cost, and how late they hear of an action: a game that is well on is followed
 * by one, by 200 and by 1,000 of them, players' views and spectators' mixed, while its actions are sent one after the
 * other. A greeting of a hello-world of the same framework is the measure of both.
 */
import { pathToFileURL } from 'node:url';
import { rulesFor } from '../src/engine/index.js';
import { EventStore, type Json } from '../src/platform/event-store/index.js';
import { Connection } from '../test/support/connection.js';
import { Listener } from './http/listener.js';
import { Player } from './http/player.js';
import { type Bench, type Served, serving, UNLIMITED } from './http/served.js';
import { atMost, median, processorMs, quantile, rounded } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const AUDIENCES = [1, 200, 1_000] as const;
/** Actions before anybody listens: more than a process remembers as they are. */
const BEFORE = 80;
const ACTIONS = 20;
const GREETINGS = 2_000;
const GAME = 'lorcana';

export const run = () => serving({ processes: 1, env: UNLIMITED }, measure);

async function measure(bench: Bench) {
  const { hello, pool } = bench;
  const [kifu] = bench.kifu;
  const rules = rulesFor(GAME);
  if (kifu === undefined || rules === undefined) throw new Error('there is a server, and a game');
  const store = new EventStore(pool);
  const player = new Player(kifu.base, kifu.adminKey, rules, store);
  await player.sitDown();
  const greeter = new Connection(hello.base, 1);
  const rounds: Round[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    process.stderr.write(round < 0 ? '  warming up\n' : `  round ${round + 1}/${ROUNDS}\n`);
    const greeting = await greet(greeter, hello);
    await player.longGame(BEFORE + AUDIENCES.length * ACTIONS);
    for (let action = 0; action < BEFORE; action += 1) await player.act('');
    const heard = [];
    for (const audience of AUDIENCES) heard.push(await listened(player, kifu, audience));
    if (round >= 0) rounds.push({ greeting, heard });
  }
  for (const each of [player, greeter]) each.close();
  await store.close();
  return summary(rounds);
}

interface Greeting {
  readonly processorUs: number;
  readonly p50: number;
}

interface Heard {
  readonly audience: number;
  readonly processorUsPerAction: number;
  readonly p50: number;
  readonly p99: number;
}

interface Round {
  readonly greeting: Greeting;
  readonly heard: readonly Heard[];
}

async function greet(greeter: Connection, { running }: Served): Promise<Greeting> {
  const before = processorMs(running.process.pid);
  const took: number[] = [];
  for (let greeting = 0; greeting < GREETINGS; greeting += 1) {
    const begun = performance.now();
    await greeter.ask('POST', '/hello', { body: { name: 'Ada', version: 17 } });
    took.push(performance.now() - begun);
  }
  return {
    processorUs: ((processorMs(running.process.pid) - before) / GREETINGS) * 1000,
    p50: quantile(took, 0.5),
  };
}

/** Everybody has an action before the next one is sent. */
async function listened(player: Player, { base, adminKey, running }: Served, audience: number): Promise<Heard> {
  const { gameId, version } = player.next();
  const keys = [adminKey, ...player.keys()];
  const listeners: Listener[] = [];
  while (listeners.length < audience) {
    const key = keys[listeners.length % keys.length] ?? adminKey;
    listeners.push(await Listener.follow(base, gameId, version, key));
  }
  const before = processorMs(running.process.pid);
  const lateness: number[] = [];
  for (let action = 1; action <= ACTIONS; action += 1) {
    const sentAt = performance.now();
    await player.act('');
    while (listeners.some(({ received }) => received < action)) await new Promise((resolve) => setTimeout(resolve, 2));
    lateness.push(...listeners.map(({ lastAt }) => lastAt - sentAt));
  }
  const processorUsPerAction = ((processorMs(running.process.pid) - before) / ACTIONS) * 1000;
  for (const listener of listeners) listener.close();
  return { audience, processorUsPerAction, p50: quantile(lateness, 0.5), p99: quantile(lateness, 0.99) };
}

function summary(rounds: readonly Round[]) {
  const of = (pick: (round: Round) => number): number => rounded(median(rounds.map(pick)));
  const heardBy = ({ heard }: Round, audience: number): Heard => {
    const found = heard.find((each) => each.audience === audience);
    if (found === undefined) throw new Error(`each round has listeners by ${audience}`);
    return found;
  };
  const further = (round: Round, audience: number): number =>
    (heardBy(round, audience).processorUsPerAction - heardBy(round, 1).processorUsPerAction) / (audience - 1);
  const figures = (audience: number): Json => ({
    processorMicrosecondsPerAction: of((round) => heardBy(round, audience).processorUsPerAction),
    processorMicrosecondsPerFurtherListener: audience === 1 ? null : of((round) => further(round, audience)),
    p50Ms: of((round) => heardBy(round, audience).p50),
    p99Ms: of((round) => heardBy(round, audience).p99),
  });
  const toGreeting = (audience: number): number => of((round) => further(round, audience) / round.greeting.processorUs);
  const late = (audience: number): number => of((round) => heardBy(round, audience).p50 / round.greeting.p50);
  return {
    rounds: ROUNDS,
    actions: ACTIONS,
    hello: {
      processorMicroseconds: of(({ greeting }) => greeting.processorUs),
      p50Ms: of(({ greeting }) => greeting.p50),
    },
    listeners: Object.fromEntries(AUDIENCES.map((audience) => [audience, figures(audience)])),
    ratios: {
      'greetings in the processor time of a further listener of 200': atMost(0.5, toGreeting(200)),
      'greetings in the processor time of a further listener of 1,000': atMost(0.5, toGreeting(1_000)),
      'greetings in the time until half of 200 listeners have an action': atMost(300, late(200)),
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
