/**
 * `npm run large-event -- --players 2048 --rounds 11`: a Swiss event from its registration to its end, on a Kifu of its
 * own, with every result typed in by staff. The report says what it cost: how long it ran, the processor time of a
 * result with the table that follows it, the processor time and the memory of each round.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorMs, quantile, rounded } from '../bench/measure.js';
import { applyMigrations, startEmbeddedPostgres } from '../src/platform/database/index.js';
import { newAdminKey } from '../test/support/chaos/victim.js';
import { Connection } from '../test/support/connection.js';
import { freePort, runBuilt, type Running, until } from '../test/support/processes.js';
import { endWithUsage, readOptions } from './options.js';

const USAGE =
  'npm run large-event -- [--players n, at least 2] [--rounds n] [--game lorcana --format core-constructed]';
/** As many as a request registers. */
const LINES = 500;
/** In each round, the table is read after so many results, spread over the round. */
const SAMPLES = 16;
const MEBIBYTE = 2 ** 20;

const { values } = readOptions(USAGE, {
  options: {
    players: { type: 'string', default: '2048' },
    rounds: { type: 'string', default: '11' },
    game: { type: 'string', default: 'lorcana' },
    format: { type: 'string', default: 'core-constructed' },
  },
});
const [players, rounds] = [Number(values.players), Number(values.rounds)];

interface Paired {
  readonly tables: readonly { readonly table: number; readonly players: readonly { readonly name: string }[] }[];
}

interface RoundCost {
  readonly seconds: number;
  readonly processorMs: number;
  readonly memoryMiB: number;
}

class Caller {
  private readonly connection: Connection;

  constructor(
    base: string,
    private readonly key: string,
  ) {
    this.connection = new Connection(base, 1);
  }

  get<Body>(path: string): Promise<Body> {
    return this.connection.ask('GET', path, { headers: this.headers() });
  }

  post<Body>(path: string, body: object): Promise<Body> {
    return this.connection.ask('POST', path, { body, headers: this.headers() });
  }

  private headers(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.key}`, 'idempotency-key': randomBytes(8).toString('hex') };
  }
}

if (!Number.isInteger(players) || !Number.isInteger(rounds) || players < 2 || rounds < 1) endWithUsage(USAGE);
const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-large-event-'));
const database = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
try {
  await applyMigrations(database.url);
  console.log(JSON.stringify(await measured(database.url), null, 2));
} finally {
  await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function measured(databaseUrl: string) {
  const [port, key] = [await freePort(), newAdminKey()];
  const own = { PORT: String(port), HOST: '127.0.0.1', KIFU_ADMIN_KEY: key, RATE_LIMIT_PER_MINUTE: '0' };
  const secrets = { KIFU_SECRETS_KEY: randomBytes(32).toString('base64') };
  const kifu = runBuilt('main', { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...secrets, ...own });
  const base = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await until(kifu, 'ready API', isReady);
    return await event(new Caller(base, key), kifu);
  } finally {
    kifu.process.kill('SIGTERM');
    await kifu.ended;
  }
}

async function event(caller: Caller, kifu: Running) {
  const load = loadavg()[0] ?? Number.NaN;
  const begun = performance.now();
  const stages = [{ kind: 'swiss', rounds }];
  const terms = { name: 'Large event', game: values.game, format: values.format, bestOf: 1, stages };
  const { id } = await caller.post<{ readonly id: string }>('/v1/tournaments', terms);
  const at = `/v1/tournaments/${id}`;
  await caller.post(`${at}/registration`, { open: true });
  for (let from = 0; from < players; from += LINES) {
    const lines = Array.from({ length: Math.min(LINES, players - from) }, (_, place) => ({
      ...{ name: `Player ${from + place} ${randomBytes(4).toString('hex')}`, isNew: true },
    }));
    await caller.post(`${at}/players`, { newPlayers: true, lines });
  }
  await caller.post(`${at}/stages`, {});
  const [costs, samples]: [RoundCost[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) costs.push(await played(caller, at, { round, kifu, samples }));
  await caller.post(`${at}/end`, {});
  return {
    ...{ players, rounds, seconds: rounded((performance.now() - begun) / 1000) },
    /** The table of the next reader, with the result in it. */
    resultWithTableProcessorMs: { median: rounded(quantile(samples, 0.5)), p90: rounded(quantile(samples, 0.9)) },
    ...{ memoryMiB: memoryOf(kifu), loadOfMachine: { before: load, after: loadavg()[0] }, byRound: costs },
  };
}

interface Playing {
  readonly round: number;
  readonly kifu: Running;
  /** Processor times of results with the table that follows each of them. */
  readonly samples: number[];
}

async function played(caller: Caller, at: string, { round, kifu, samples }: Playing): Promise<RoundCost> {
  const [began, used] = [performance.now(), processorMs(kifu.process.pid)];
  const { version } = await caller.post<{ readonly version: number }>(`${at}/pairings`, { round });
  await caller.post(`${at}/rounds`, { round, proposal: version });
  const { tables } = await caller.get<Paired>(`${at}/rounds/${round}`);
  const every = Math.max(1, Math.floor(tables.length / SAMPLES));
  for (const [place, { table, players: pair }] of tables.entries()) {
    const [one = '', other = ''] = pair.map(({ name }) => name);
    const games = one < other ? { won: 1, lost: 0, drawn: 0 } : { won: 0, lost: 1, drawn: 0 };
    const before = processorMs(kifu.process.pid);
    await caller.post(`${at}/results`, { round, table, result: { games } });
    if (place % every !== 0) continue;
    await caller.get(`${at}/standings`);
    samples.push(processorMs(kifu.process.pid) - before);
  }
  return {
    seconds: rounded((performance.now() - began) / 1000),
    processorMs: rounded(processorMs(kifu.process.pid) - used),
    memoryMiB: memoryOf(kifu),
  };
}

/** What the process holds of the memory of the machine. */
function memoryOf({ process: { pid } }: Running): number {
  const [, resident = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return rounded((Number(resident) * 1024) / MEBIBYTE);
}
