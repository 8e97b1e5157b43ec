/** The Kifu that is killed: built, on an embedded PostgreSQL in a data folder that outlives every kill. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseProcesses, freePort, processesOf, run, runBuilt, type Running, untilReady } from '../processes.js';

/** What dies. Whatever it is, nobody is asked first: `kill -9`. */
export const TARGETS = ['server', 'server and database', 'database'] as const;
export type Target = (typeof TARGETS)[number];

const GONE_WITHIN_MS = 30_000;

export class Victim {
  private running: Running | null = null;

  private constructor(
    readonly url: string,
    readonly adminKey: string,
    readonly dataFolder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async make(): Promise<Victim> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-chaos-'));
    const port = await freePort();
    const adminKey = `kifu_${randomBytes(8).toString('hex')}_${randomBytes(32).toString('base64url')}`;
    const env = {
      KIFU_DATA: dataFolder,
      KIFU_ADMIN_KEY: adminKey,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    };
    return new Victim(`http://127.0.0.1:${port}`, adminKey, dataFolder, env);
  }

  /** Starts the process and does not wait for it. */
  spawn(): void {
    this.running = runBuilt('start', this.env);
  }

  /** Throws, with all it said, when the process ends instead of getting ready. */
  async ready(): Promise<void> {
    if (this.running !== null) await untilReady(this.running);
  }

  /** Resolves when the process is gone; what it leaves behind is for the next start to deal with. */
  async kill(target: Target): Promise<void> {
    const server = this.running;
    if (server === null) throw new Error('There is nothing to kill.');
    const doomed = target === 'server' ? [] : databaseProcesses(this.dataFolder);
    if (target !== 'database') server.process.kill('SIGKILL');
    for (const pid of doomed) killIfAlive(pid);
    // A Kifu whose database is gone ends by itself, with an error.
    const ended = await Promise.race([server.ended, delay(GONE_WITHIN_MS, 'late' as const)]);
    if (ended === 'late') throw new Error(`Kifu outlived its ${target}.\n${server.err()}`);
    this.running = null;
  }

  /** Ends in order; the exit code. */
  async stop(): Promise<number | string> {
    const { running } = this;
    this.running = null;
    running?.process.kill('SIGTERM');
    return (await running?.ended) ?? 0;
  }

  /** Runs one of Kifu's commands against the same data, in a process of its own. */
  async command(script: string, ...args: readonly string[]): Promise<void> {
    const command = run(process.execPath, [script, ...args], this.env);
    const code = await command.ended;
    if (code !== 0)
      throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${command.out()}${command.err()}`);
  }

  /** Processes that are still about after a while: of the server, its supervisor, or the database. */
  async leftovers(): Promise<readonly string[]> {
    const deadline = Date.now() + GONE_WITHIN_MS;
    for (;;) {
      const found = processesOf(this.dataFolder);
      if (found.length === 0 || Date.now() > deadline) return found;
      await delay(50);
    }
  }

  /** Takes away all there is, dead or alive. */
  async remove(): Promise<void> {
    this.running?.process.kill('SIGKILL');
    for (const pid of await this.leftovers()) killIfAlive(pid);
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

function killIfAlive(pid: string): void {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
