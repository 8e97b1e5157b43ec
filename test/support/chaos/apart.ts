/**
 * Kifu as it runs in earnest: API and worker apart, a PostgreSQL and a Redis of their own, which keeps nothing on disk.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/platform/database/index.js';
import { databaseProcesses, freePort, runBuilt, type Running, until } from '../processes.js';
import { type RedisServer, startRedis } from '../redis.js';
import { type Chance } from './chance.js';
import { Relay } from './relay.js';
import { leftovers, logged, newAdminKey, runCommand, signal, type Trouble, type Victim } from './victim.js';

/** How long a server stays away. */
const AWAY_MS = { low: 50, high: 4_000 };

type Env = Readonly<Record<string, string>>;

export class Apart implements Victim {
  private api: Running | null = null;
  private worker: Running | null = null;

  private constructor(
    readonly url: string,
    readonly adminKey: string,
    readonly dataFolder: string,
    private readonly env: Env,
    private postgres: EmbeddedPostgres,
    private readonly relay: Relay,
    private readonly redis: RedisServer,
  ) {}

  static async make(settings: Env): Promise<Apart> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-chaos-'));
    const relay = new Relay(await freePort());
    const [postgres, redis] = [await startEmbeddedPostgres({ dataFolder }), await startRedis()];
    const database = new URL(postgres.url);
    await relay.open(Number(database.port));
    database.port = String(relay.port);
    const [port, adminKey] = [await freePort(), newAdminKey()];
    const env = {
      ...settings,
      KIFU_ADMIN_KEY: adminKey,
      KIFU_SECRETS_KEY: randomBytes(32).toString('base64'),
      DATABASE_URL: database.href,
      REDIS_URL: redis.url,
      PORT: String(port),
      WORKER_HEALTH_PORT: String(await freePort()),
    };
    return new Apart(`http://127.0.0.1:${port}`, adminKey, dataFolder, env, postgres, relay, redis);
  }

  async start(): Promise<void> {
    this.api ??= logged(runBuilt('main', this.env), this.dataFolder);
    this.worker ??= logged(runBuilt('worker', this.env), this.dataFolder);
    await until(this.api, 'ready API', () => answers(`${this.url}/health/ready`));
    const health = `http://127.0.0.1:${this.env['WORKER_HEALTH_PORT']}/health/ready`;
    await until(this.worker, 'ready worker', () => answers(health));
  }

  async strike(trouble: Trouble, chance: Chance): Promise<void> {
    const away = () => delay(chance.between(AWAY_MS.low, AWAY_MS.high));
    if (trouble === 'server') this.api = await killed(this.api);
    else if (trouble === 'worker') this.worker = await killed(this.worker);
    else if (trouble === 'redis') await (chance.happens(0.5) ? this.redis.empty() : this.restartRedis(away));
    else await this.restartPostgres(away, chance.happens(0.5));
    await this.start();
  }

  databaseUrl(): Promise<string> {
    return Promise.resolve(this.postgres.url);
  }

  command(script: string, ...args: readonly string[]): Promise<void> {
    return runCommand(this.env, script, args);
  }

  async stop(): Promise<readonly (number | string)[]> {
    const running = [this.api, this.worker].filter((each) => each !== null);
    [this.api, this.worker] = [null, null];
    for (const { process: child } of running) child.kill('SIGTERM');
    const codes = await Promise.all(running.map(({ ended }) => ended));
    await this.relay.close();
    await Promise.all([this.postgres.stop(), this.redis.close()]);
    return codes;
  }

  async remove(): Promise<void> {
    for (const running of [this.api, this.worker]) running?.process.kill('SIGKILL');
    await this.relay.close();
    await Promise.all([this.postgres.stop(), this.redis.close()]);
    for (const pid of await leftovers(this.dataFolder)) signal(pid);
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  private async restartRedis(away: () => Promise<void>): Promise<void> {
    await this.redis.kill();
    await away();
    await this.redis.start();
  }

  /** At once, as in `pg_ctl stop -m immediate`, or all of its processes by `kill -9`. */
  private async restartPostgres(away: () => Promise<void>, immediately: boolean): Promise<void> {
    const [postmaster = ''] = (await readFile(join(this.dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    if (immediately) signal(postmaster, 'SIGQUIT');
    else for (const pid of databaseProcesses(this.dataFolder)) signal(pid);
    await this.relay.close();
    // It would come back at once otherwise.
    await this.postgres.stop();
    await away();
    this.postgres = await startEmbeddedPostgres({ dataFolder: this.dataFolder });
    await this.relay.open(Number(new URL(this.postgres.url).port));
  }
}

async function killed(running: Running | null): Promise<null> {
  running?.process.kill('SIGKILL');
  await running?.ended;
  return null;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false, // Not listening yet.
  );
}
