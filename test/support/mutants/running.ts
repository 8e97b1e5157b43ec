/** One run of the tests in processes of its own, and the journal that it writes. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PLAN, type Entry, type Plan } from './plan.js';

export type Manner = {
  /** Breaks it off; what is judged by then stays so. */
  readonly signal?: AbortSignal;
  readonly silence?: number;
};

/** Longer than any test takes between two entries. */
const SILENCE = 90_000;
/** Longer than it takes until there is a first. */
const START = 300_000;

export type Run = { readonly isGreen: boolean; readonly entries: readonly Entry[]; readonly said: string };

const TOGETHER = ['vitest', 'run', '--config', 'test/support/mutants/vitest.config.ts'];
const ALONE = ['tsx', 'test/support/mutants/alone.main.ts'];

export const runTests = async (
  plan: Plan,
  { file, silence = SILENCE, signal }: Manner & { readonly file: string },
  onEntries: (entries: readonly Entry[]) => void,
): Promise<Run> => {
  rmSync(plan.journal, { force: true });
  writeFileSync(file, JSON.stringify(plan));
  const child = spawn('npx', plan.alone === null ? TOGETHER : ALONE, {
    env: { ...process.env, [PLAN]: file, CI: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const state = { code: undefined as number | null | undefined };
  void ended.then((code) => (state.code = code));
  let size = -1;
  let since = performance.now();
  while (state.code === undefined) {
    await Promise.race([ended, sleep(1_000)]);
    const entries = readJournal(plan.journal);
    if (entries.length !== size) {
      [size, since] = [entries.length, performance.now()];
      onEntries(entries);
    }
    const isSilent = performance.now() - since > (size === 0 ? START : silence);
    if ((isSilent || signal?.aborted === true) && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  }
  const entries = readJournal(plan.journal);
  onEntries(entries);
  return { isGreen: state.code === 0, entries, said };
};

const readJournal = (path: string): readonly Entry[] =>
  !existsSync(path)
    ? []
    : readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Entry);
