/** The Kifu that the test strikes: built, with data that survive every kill. */
import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processesOf, run, type Running } from '../processes.js';
import { type Chance } from './chance.js';

export const TROUBLES = ['server', 'server and database', 'database', 'worker', 'postgres', 'redis'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Victim {
  readonly url: string;
  readonly adminKey: string;
  /** Where everything is that it leaves behind. */
  readonly dataFolder: string;
  start(): Promise<void>;
  /**
   * Resolves when everything works again, without a request before. Throws, with its output, if a process ended
   * unexpectedly.
   */
  strike(trouble: Trouble, chance: Chance): Promise<void>;
  databaseUrl(): Promise<string>;
  /** Runs one of Kifu's commands against the same data, in a process of its own. */
  command(script: string, ...args: readonly string[]): Promise<void>;
  /** Ends in order; the exit codes of all processes. */
  stop(): Promise<readonly (number | string)[]>;
  /** Takes away all there is, dead or alive. */
  remove(): Promise<void>;
}

const GONE_WITHIN_MS = 30_000;

export const newAdminKey = (): string =>
  `kifu_${randomBytes(8).toString('hex')}_${randomBytes(32).toString('base64url')}`;

/** The output of a process is kept with its data, should an answer need to be explained. */
export function logged(running: Running, dataFolder: string): Running {
  const said = () => appendFile(join(dataFolder, 'kifu.log'), running.out() + running.err());
  // Where the data are gone already, nothing was wrong.
  void running.ended.then(said).catch(() => undefined);
  return running;
}

export async function runCommand(
  env: Readonly<Record<string, string>>,
  script: string,
  args: readonly string[],
): Promise<void> {
  const command = run(process.execPath, [script, ...args], env);
  const code = await command.ended;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${command.out()}${command.err()}`);
}

/** Processes that are still about after a while: of the server, its supervisor, or the database. */
export async function leftovers(dataFolder: string): Promise<readonly string[]> {
  const deadline = Date.now() + GONE_WITHIN_MS;
  for (;;) {
    const found = processesOf(dataFolder);
    if (found.length === 0 || Date.now() > deadline) return found;
    await delay(50);
  }
}

export function signal(pid: string, name: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(Number(pid), name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
