/**
 * Runs each test once as it is, and sees which changes its code comes to; then once more for each of these that the test has to
 * notice and none has yet. What is judged is written down at once, as a change may hang the process.
 */
import { appendFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { ASKED, isWithin, readPlan } from './plan.js';

/**
 * A line of the journal. `begun` without an end is a change that hung; `spoilt` outlasts its test; a test is `unsteady` that
 * fails the second time, and `red` if it fails as it is.
 */
export type Entry = {
  readonly id: number;
  readonly is: 'begun' | 'noticed' | 'outlived' | 'early' | 'spoilt' | 'unsteady' | 'red';
  readonly by?: string;
};

const plan = readPlan();
const open = new Map(plan.suspects.map(({ id, rules }) => [id, rules]));
const note = (entry: Entry): void => appendFileSync(plan.journal, `${JSON.stringify(entry)}\n`);

let active = plan.isFromTheStart ? plan.suspects[0]?.id : undefined;
let reached = new Set<number>();
let steps = 0;
let most = Infinity;

Object.assign(globalThis, {
  [ASKED]: (id: number): boolean => {
    reached.add(id);
    steps += 1;
    if (steps > most) throw new Error('This does not end.');
    return id === active;
  },
});

/** What no test may take longer than, against what it takes as it is. */
const PATIENCE = { times: 20, steps: 200_000 };

export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const block = blockOf(test);
    const isOwn = (id: number): boolean => {
      const rules = open.get(id);
      return rules !== undefined && (rules.length === 0 || rules.some((rule) => isWithin(block, rule)));
    };
    if (plan.isFromTheStart) {
      if (plan.suspects.some(({ id }) => isOwn(id))) await run();
      return;
    }
    const early = reached;
    const met = await watched(run);
    if (met === undefined) return note({ id: 0, is: 'red', by: `${block} ${test.name}` });
    for (const id of early) if (open.has(id) && isOwn(id)) note({ id, is: 'early' });
    const due = [...met].filter(isOwn);
    if (due.length > 0) await judge(run, due, `${block} ${test.name}`);
    reached = new Set(early);
  }
}

const judge = async (run: () => unknown, due: readonly number[], by: string): Promise<void> => {
  most = PATIENCE.times * steps + PATIENCE.steps;
  if (await fails(run)) {
    for (const id of due) note({ id, is: 'unsteady' });
  } else {
    for (const id of due) await judgeOne(run, id, by);
  }
  most = Infinity;
};

const judgeOne = async (run: () => unknown, id: number, by: string): Promise<void> => {
  note({ id, is: 'begun' });
  active = id;
  const isNoticed = await fails(run);
  active = undefined;
  if (!isNoticed) return note({ id, is: 'outlived' });
  open.delete(id);
  if (!(await fails(run))) return note({ id, is: 'noticed', by });
  // It has left something behind: nothing that this process finds now counts.
  note({ id, is: 'spoilt' });
  process.exit(1);
};

const watched = async (run: () => unknown): Promise<ReadonlySet<number> | undefined> => {
  reached = new Set();
  return (await fails(run)) ? undefined : reached;
};

const fails = async (run: () => unknown): Promise<boolean> => {
  steps = 0;
  try {
    await run();
    return false;
  } catch {
    return true;
  }
};

/** `FF-TCG 11.8.5` of `FF-TCG 11.8.5 Title`. */
const blockOf = (test: RunnerTestCase): string => {
  for (let { suite } = test; suite !== undefined; suite = suite.suite) {
    const [, reference] = /^(\S+ \d+(?:\.\d+)*) /.exec(suite.name) ?? [];
    if (reference !== undefined) return reference;
  }
  return '';
};
