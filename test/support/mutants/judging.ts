/**
 * Runs the tests on suspects until each is judged: most within one process, what counts from the first import on in one
 * of its own.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import type { Alone, Entry, Met } from './plan.js';
import { runTests, type Manner } from './running.js';
import { planOf, type Suspect, type Target } from './targets.js';

/**
 * `met`: a test came to it and noticed nothing. `open`: the run was broken off before. `elsewhere`: only tests of other
 * rules notice it, the first of them is reported: either the code carries out that rule without citing it, or a test of
 * its own is missing.
 */
export type Verdict = {
  readonly suspect: Suspect;
  readonly is: 'noticed' | 'elsewhere' | 'met' | 'unmet' | 'open';
  readonly by?: string;
};

/** `red`: tests that fail without a change, and so prove nothing. */
export type Judged = { readonly verdicts: readonly Verdict[]; readonly red: readonly string[] };

export type Progress = (judged: number, noticed: number) => void;

/** `isQuick`: changes that need a process of their own stay open. */
type How = Manner & { readonly onProgress?: Progress; readonly isQuick?: boolean };

const FOLDER = 'test-results/mutants';

export const judgeAll = async (
  target: Pick<Target, 'specsFor' | 'isService'>,
  suspects: readonly Suspect[],
  { onProgress, isQuick = false, ...manner }: How,
): Promise<Judged> => {
  mkdirSync(FOLDER, { recursive: true });
  const stem = `${FOLDER}/${randomUUID()}`;
  const record = new Record();
  const isBrokenOff = (): boolean => manner.signal?.aborted === true;
  const onEntries = (): void => onProgress?.(record.judged, record.noticed);
  const run = (open: readonly number[], alone: readonly Alone[] | null) => {
    const plan = planOf(target, suspects, {
      open,
      due: record.due(),
      red: record.red.map(({ test }) => test),
      journal: `${stem}.journal`,
      alone,
    });
    return runTests(plan, { ...manner, file: `${stem}.json` }, (entries) => {
      record.take(entries);
      onEntries();
    });
  };
  for (let isOver = false; !isOver && !isBrokenOff();) {
    const open = suspects.map(({ id }) => id).filter((id) => !record.isDone(id));
    if (open.length === 0) break;
    const { isGreen, entries, said } = await run(open, null);
    const last = entries.at(-1);
    if (last?.is === 'begun' && !isBrokenOff()) record.hung(last.id);
    const hasDied = last?.is === 'begun' || last?.is === 'spoilt';
    isOver = isGreen && !hasDied;
    if (!isOver && !hasDied && !isBrokenOff()) throw new Error(`The tests cannot be run:\n${said}`);
  }
  const left = new Map(
    suspects
      .filter(({ id }) => record.isToStartWith(id))
      .map((suspect) => [suspect.id, record.aloneOf(suspect, suspects, target)]),
  );
  while (left.size > 0 && !isQuick && !isBrokenOff()) {
    const { isGreen, entries, said } = await run([...left.keys()], [...left.values()]);
    const last = entries.at(-1);
    if (last?.is === 'begun' && !isBrokenOff()) record.hung(last.id);
    const tried = entries.filter(({ is }) => is === 'noticed' || is === 'outlived' || is === 'begun');
    for (const entry of tried) if ('id' in entry && !(isBrokenOff() && entry === last)) left.delete(entry.id);
    if (!isGreen && tried.length === 0 && !isBrokenOff()) throw new Error(`The tests cannot be run:\n${said}`);
  }
  for (const end of ['json', 'journal']) rmSync(`${stem}.${end}`, { force: true });
  return {
    verdicts: suspects.map((suspect) => record.verdictOn(suspect, isBrokenOff() || (isQuick && left.has(suspect.id)))),
    red: record.red.map(({ name }) => name),
  };
};

/** Asks the tests of all other rules about what none of its own has noticed. */
export const judgeElsewhere = async (target: Target, { verdicts, red }: Judged, how: How): Promise<Judged> => {
  const survivors = new Set(
    verdicts.filter(({ is }) => is === 'met' || is === 'unmet').map(({ suspect }) => suspect.id),
  );
  const others = target.elsewhere();
  const asked = await judgeAll(
    others,
    others.suspects.filter(({ id }) => survivors.has(id)),
    how,
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

/** What the journals of all runs say together. */
class Record {
  private readonly known = new Map<number, Exclude<Entry, Met>['is']>();
  private readonly by = new Map<number, string>();
  private readonly met = new Map<string, Met>();
  private readonly tried = new Map<string, Set<number>>();
  private readonly reds = new Map<string, string>();
  private readonly early = new Set<number>();

  get judged(): number {
    return this.known.size;
  }

  get noticed(): number {
    return [...this.known.values()].filter((is) => is === 'noticed').length;
  }

  get red(): readonly { readonly test: string; readonly name: string }[] {
    return [...this.reds].map(([test, name]) => ({ test, name }));
  }

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.is === 'red') this.reds.set(entry.test, entry.name);
      else if (entry.is === 'met') {
        if (!this.met.has(entry.test)) this.met.set(entry.test, entry);
        for (const id of entry.early) this.early.add(id);
      } else {
        if (this.known.get(entry.id) !== 'noticed') this.known.set(entry.id, entry.is);
        if (entry.is === 'noticed' && entry.test !== '') this.by.set(entry.id, this.met.get(entry.test)?.name ?? '');
        if (entry.is === 'outlived')
          this.tried.set(entry.test, (this.tried.get(entry.test) ?? new Set()).add(entry.id));
      }
    }
  }

  hung(id: number): void {
    this.known.set(id, 'noticed');
  }

  isDone(id: number): boolean {
    return ['noticed', 'spoilt', 'unsteady'].includes(this.known.get(id) ?? '');
  }

  isToStartWith(id: number): boolean {
    const is = this.known.get(id);
    return is === 'spoilt' || is === 'unsteady' || (is !== 'noticed' && this.early.has(id));
  }

  due(): { readonly [test: string]: readonly number[] } {
    const entries = [...this.met].map(([test, { ids }]) => [
      test,
      ids.filter((id) => this.tried.get(test)?.has(id) !== true),
    ]);
    return Object.fromEntries(entries) as { readonly [test: string]: readonly number[] };
  }

  /** In the service, the tests that execute something of its file: many load a file without using it. */
  aloneOf({ id, path }: Suspect, suspects: readonly Suspect[], target: Pick<Target, 'specsFor' | 'isService'>): Alone {
    const beside = new Set(suspects.filter((other) => other.path === path).map((other) => other.id));
    const related = [...this.met.values()].filter(({ ids }) => ids.some((other) => beside.has(other)));
    if (!target.isService || related.length === 0)
      return { id, specs: target.specsFor(suspects.filter((other) => other.id === id)), tests: null };
    return { id, specs: [...new Set(related.map(({ spec }) => spec))], tests: related.map(({ test }) => test) };
  }

  verdictOn(suspect: Suspect, isBrokenOff: boolean): Verdict {
    const is = this.known.get(suspect.id);
    const by = this.by.get(suspect.id);
    return {
      suspect,
      is: is === 'noticed' ? is : isBrokenOff ? 'open' : is === undefined ? 'unmet' : 'met',
      ...(by !== undefined && { by }),
    };
  }
}
