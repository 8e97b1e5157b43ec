/** Runs the tests on suspects until each is judged: most within one process, what counts from the first import on in one of its own. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PLAN, type Plan } from './plan.js';
import { planOf, type Suspect, type Target } from './targets.js';
import type { Entry } from './runner.js';

/**
 * `met`: a test came to it and noticed nothing. `open`: the run was broken off before. `elsewhere`: only tests of other rules notice
 * it, the first of them is told: either the code carries that rule out and does not say so, or a test of its own is missing.
 */
export type Verdict = {
  readonly suspect: Suspect;
  readonly is: 'noticed' | 'elsewhere' | 'met' | 'unmet' | 'open';
  readonly by?: string;
};

const FOLDER = 'test-results/mutants';
/** Longer than any test takes between two entries. */
const SILENCE = 90_000;

/** `red`: tests that fail as they are, and so tell nothing. */
export type Judged = { readonly verdicts: readonly Verdict[]; readonly red: readonly string[] };

type Manner = {
  readonly onProgress?: (judged: number, noticed: number) => void;
  /** Breaks it off; what is judged by then stays so. */
  readonly signal?: AbortSignal;
  readonly silence?: number;
};

export const judgeAll = async (
  target: Target,
  suspects: readonly Suspect[],
  { onProgress, signal, silence = SILENCE }: Manner,
): Promise<Judged> => {
  mkdirSync(FOLDER, { recursive: true });
  const stem = `${FOLDER}/${randomUUID()}`;
  const known = new Map<number, Entry['is']>();
  const early = new Set<number>();
  const red = new Set<string>();
  const by = new Map<number, string>();
  const progress = (): void => {
    const noticed = [...known.values()].filter((is) => is === 'noticed').length;
    onProgress?.(known.size, noticed);
  };
  const isDone = ({ id }: Suspect): boolean => ['noticed', 'spoilt', 'unsteady'].includes(known.get(id) ?? '');
  const manner = { file: `${stem}.json`, silence, ...(signal !== undefined && { signal }) };
  const isBrokenOff = (): boolean => signal?.aborted === true;
  let isOver = false;
  while (!isOver && !isBrokenOff()) {
    const rest = suspects.filter((suspect) => !isDone(suspect));
    if (rest.length === 0) break;
    const plan = planOf(target, rest, `${stem}.journal`);
    const run = await runTests(plan, manner, (entries) => {
      for (const { id, is, by: test } of entries) {
        if (is === 'early') early.add(id);
        else if (is === 'red') red.add(test ?? '');
        else if (known.get(id) !== 'noticed') known.set(id, is);
        if (test !== undefined) by.set(id, test);
      }
      progress();
    });
    const last = run.entries.at(-1);
    if (last?.is === 'begun' && !isBrokenOff()) known.set(last.id, 'noticed');
    isOver = run.isGreen;
    if (!isOver && !isBrokenOff() && last?.is !== 'begun' && last?.is !== 'spoilt')
      throw new Error(`The tests cannot be run:\n${run.said}`);
  }
  const isToStartWith = ({ id }: Suspect): boolean => {
    const is = known.get(id);
    return is === 'spoilt' || is === 'unsteady' || (is !== 'noticed' && early.has(id));
  };
  const left = new Set(suspects.filter((suspect) => !isOver || isToStartWith(suspect)));
  for (const suspect of left) {
    if (isBrokenOff()) break;
    const run = await runTests(planOf(target, [suspect], `${stem}.journal`, true), manner, () => undefined);
    if (isBrokenOff()) break;
    known.set(suspect.id, run.isGreen ? 'outlived' : 'noticed');
    left.delete(suspect);
    progress();
  }
  rmSync(`${stem}.json`, { force: true });
  rmSync(`${stem}.journal`, { force: true });
  const verdicts = suspects.map((suspect): Verdict => {
    const is = known.get(suspect.id);
    const test = by.get(suspect.id);
    return {
      suspect,
      is: is === 'noticed' ? is : left.has(suspect) ? 'open' : is === undefined ? 'unmet' : 'met',
      ...(test !== undefined && { by: test }),
    };
  });
  return { verdicts, red: [...red] };
};

/** Asks the tests of all other rules about what none of its own has noticed. */
export const judgeElsewhere = async (target: Target, { verdicts, red }: Judged, manner: Manner): Promise<Judged> => {
  const survivors = verdicts.filter(({ is }) => is === 'met' || is === 'unmet').map(({ suspect }) => suspect);
  const asked = await judgeAll(
    target,
    survivors.map((suspect) => ({ ...suspect, rules: [] })),
    manner,
  );
  const found = new Map(
    asked.verdicts.filter(({ is }) => is === 'noticed').map(({ suspect, by }) => [suspect.id, by ?? 'it hangs']),
  );
  return {
    verdicts: verdicts.map((verdict) => {
      const by = found.get(verdict.suspect.id);
      return by === undefined ? verdict : { ...verdict, is: 'elsewhere', by };
    }),
    red: [...new Set([...red, ...asked.red])],
  };
};

type Run = { readonly isGreen: boolean; readonly entries: readonly Entry[]; readonly said: string };

const runTests = async (
  plan: Plan,
  { file, silence, signal }: { readonly file: string; readonly silence: number; readonly signal?: AbortSignal },
  onEntries: (entries: readonly Entry[]) => void,
): Promise<Run> => {
  rmSync(plan.journal, { force: true });
  writeFileSync(file, JSON.stringify(plan));
  const child = spawn('npx', ['vitest', 'run', '--config', 'test/support/mutants/vitest.config.ts'], {
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
    } else if ((performance.now() - since > silence || signal?.aborted === true) && child.pid !== undefined) {
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
