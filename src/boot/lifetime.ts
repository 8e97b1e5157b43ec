/** How a process begins, and how it ends: in order, within a time limit, whatever ends it. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, withoutSecrets } from '../platform/logging/index.js';
import { collectEarly } from './memory.js';

/** Requests and jobs in flight are finished within this time; then the process ends without them (they are retried). */
const END_WITHIN_MS = 20_000;

/** npm repeats a Ctrl-C that the terminal has already sent us: only a later one means "at once". */
const IMPATIENT_AFTER_MS = 2_000;

export class Lifetime {
  private readonly parts: { readonly name: string; readonly end: () => Promise<void> }[] = [];
  private log: Log | undefined;
  private logIsUnseen = false;
  private endedAt: number | undefined;

  /** From now on there is a log to say in what goes wrong. */
  logTo(log: Log, { unseen }: { readonly unseen: boolean }): void {
    this.log = log;
    this.logIsUnseen = unseen;
  }

  /** Parts end one after the other, the last that was added first. */
  whenEnding(name: string, end: () => Promise<void>): void {
    this.parts.unshift({ name, end });
  }

  async end(exitCode: number): Promise<void> {
    if (this.endedAt !== undefined) {
      if (Date.now() - this.endedAt > IMPATIENT_AFTER_MS) process.exit(exitCode === 0 ? 130 : exitCode);
      return;
    }
    this.endedAt = Date.now();
    const inTime = await Promise.race([this.endParts(), sleep(END_WITHIN_MS, 'late' as const, { ref: false })]);
    if (inTime === 'late') this.log?.error(`not everything ended within ${END_WITHIN_MS} ms`);
    process.exit(inTime === 'late' ? 1 : exitCode);
  }

  /** The process could not begin: reported to the person who tried, in plain text. */
  async giveUp(error: unknown): Promise<void> {
    process.stderr.write(withoutSecrets(`${describe(error)}\n`));
    await this.end(1);
  }

  /** A fault from which the process cannot recover. */
  async fail(error: unknown): Promise<void> {
    if (this.log === undefined) return this.giveUp(error);
    this.log.fatal(error instanceof Error ? { err: error } : {}, describe(error));
    if (this.logIsUnseen) return this.giveUp(error);
    await this.end(1);
  }

  private async endParts(): Promise<void> {
    for (const { name, end } of this.parts) {
      await end().catch((error: unknown) => this.log?.error({ err: error }, `the ${name} did not end in order`));
    }
  }
}

/** Runs a process from `start` until a signal or a fault ends it. */
export async function runProcess(start: (life: Lifetime) => Promise<void>): Promise<void> {
  collectEarly();
  const life = new Lifetime();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void life.end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => void life.fail(error));
  }
  endWithNpm(life);
  await start(life).catch((error: unknown) => life.giveUp(error));
}

/**
 * A killed npm can't pass the news on: without this, `kill -9` of `npm start` would leave the server running. Between
 * npm and us there may be a shell, so two generations are watched; who loses its parent is given another.
 */
function endWithNpm(life: Lifetime): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = ancestry();
  setInterval(() => {
    if (ancestry() !== ancestors) void life.end(1);
  }, 500).unref();
}

function ancestry(): string {
  const parent = process.ppid;
  try {
    const [, grandparent = ''] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8')) ?? [];
    return `${parent} ${grandparent}`;
  } catch {
    return String(parent); // Systems without /proc: one generation has to do.
  }
}

/** Errors with a code are for the person who starts Kifu: their message says all. Of others the stack is needed. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}
