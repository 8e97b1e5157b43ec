/** Kifu as `npm start` runs it: one process, on an embedded PostgreSQL, which it starts again when it is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findEmbeddedPostgres } from '../../../src/platform/database/index.js';
import { databaseProcesses, freePort, runBuilt, type Running, until, untilReady } from '../processes.js';
import { type Chance } from './chance.js';
import { leftovers, logged, newAdminKey, runCommand, signal, type Trouble, type Victim } from './victim.js';

const GONE_WITHIN_MS = 30_000;
const START_MS = { low: 50, high: 1_500 };
/** How often a server is not even allowed to finish its start. */
const DIES_STARTING = 0.15;

export class OneProcess implements Victim {
  private running: Running | null = null;

  private constructor(
    readonly url: string,
    readonly adminKey: string,
    readonly dataFolder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async make(settings: Readonly<Record<string, string>>): Promise<OneProcess> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-chaos-'));
    const [port, adminKey] = [await freePort(), newAdminKey()];
    const env = { ...settings, KIFU_DATA: dataFolder, KIFU_ADMIN_KEY: adminKey, PORT: String(port) };
    return new OneProcess(`http://127.0.0.1:${port}`, adminKey, dataFolder, env);
  }

  async start(): Promise<void> {
    this.running = logged(runBuilt('start', this.env), this.dataFolder);
    await untilReady(this.running);
  }

  async strike(trouble: Trouble, chance: Chance): Promise<void> {
    await this.kill(trouble);
    if (trouble === 'database') return;
    if (chance.happens(DIES_STARTING)) {
      this.running = logged(runBuilt('start', this.env), this.dataFolder);
      await delay(chance.between(START_MS.low, START_MS.high));
      await this.kill('server');
    }
    await this.start();
  }

  async databaseUrl(): Promise<string> {
    return (await findEmbeddedPostgres(this.dataFolder))?.url ?? '';
  }

  command(script: string, ...args: readonly string[]): Promise<void> {
    return runCommand(this.env, script, args);
  }

  async stop(): Promise<readonly (number | string)[]> {
    const { running } = this;
    this.running = null;
    running?.process.kill('SIGTERM');
    return [(await running?.ended) ?? 0];
  }

  async remove(): Promise<void> {
    this.running?.process.kill('SIGKILL');
    for (const pid of await leftovers(this.dataFolder)) signal(pid);
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  /**
   * Resolves when the process is gone, and leaves what is left behind to the next start; or, if it lost its database
   * only, has it again.
   */
  private async kill(trouble: Trouble): Promise<void> {
    const server = this.running;
    if (server === null) throw new Error('There is nothing to kill.');
    const doomed = trouble === 'server' ? [] : databaseProcesses(this.dataFolder);
    if (trouble !== 'database') server.process.kill('SIGKILL');
    for (const pid of doomed) signal(pid);
    if (trouble === 'database') return until(server, 'PostgreSQL again', () => isReady(this.url));
    const ended = await Promise.race([server.ended, delay(GONE_WITHIN_MS, 'late' as const)]);
    if (ended === 'late') throw new Error(`Kifu outlived its ${trouble}.\n${server.err()}`);
    this.running = null;
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
