/**
 * Runs each test once without changes, and records which changes its code reaches. Then runs it again for each of these
 * that the test has to notice and no test has noticed yet. Each verdict is written at once, as a change may hang the
 * process.
 */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, TestRunner, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { getHooks } from 'vitest/suite';
import { ASKED, isWithin, readPlan, type Entry } from './plan.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The suspect that is on from the first import. */
    mutant: number;
  }
}

const plan = readPlan();
const rulesOf = new Map(plan.suspects.map(({ id, rules }) => [id, rules]));
const open = new Set(plan.open);
const note = (entry: Entry): void => appendFileSync(plan.journal, `${JSON.stringify(entry)}\n`);

const alone = plan.alone?.find(({ id }) => id === inject('mutant'));
let active = alone?.id;
let reached = new Set<number>();
/** By imports, and by what comes before the tests of a file. */
let imported = new Set<number>();
let prepared = new Set<number>();
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

/** The longest time that a test may take, compared with its time without a change. */
const PATIENCE = { times: 10, steps: 200_000, ms: 3_000 };

export default class MutantRunner extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (!('filepath' in suite)) return;
    imported = new Set([...imported, ...reached]);
    prepared = new Set();
    reached = new Set();
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    prepared = new Set([...prepared, ...reached]);
    reached = new Set();
  }

  override onAfterRunFiles(files?: readonly RunnerTestFile[]): void {
    super.onAfterRunFiles();
    const hasFailed = files?.some(({ result }) => result?.state === 'fail');
    if (alone !== undefined && hasFailed === true) note({ id: alone.id, is: 'noticed', test: '' });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    // Changes that a test reaches are not reached before the next test.
    return this.judgeBy(test).finally(() => (reached = new Set()));
  }

  private async judgeBy(test: RunnerTestCase): Promise<void> {
    const block = blockOf(test);
    const isOwn = (id: number): boolean => {
      const rules = rulesOf.get(id);
      return rules !== undefined && (rules.length === 0 || rules.some((rule) => isWithin(block, rule)));
    };
    if (alone !== undefined) return runAlone(test, isOwn(alone.id));
    const isDue = (id: number): boolean => open.has(id) && isOwn(id);
    if (plan.due[test.id]?.some(isDue) === false) return;
    const run = new Repeated(test);
    if (await run.failsAsItIs()) return note({ is: 'red', test: test.id, name: nameOf(test, block) });
    const ids = [...reached].filter(isOwn);
    note({ ...describe(test, block), ids, early: [...imported, ...prepared].filter(isOwn) });
    const due = (plan.due[test.id] ?? ids).filter(isDue);
    if (due.length > 0) await judge(run, due, test.id);
  }
}

const runAlone = async (test: RunnerTestCase, isOwn: boolean): Promise<void> => {
  if (alone === undefined || !isOwn || plan.red.includes(test.id) || alone.tests?.includes(test.id) === false) return;
  try {
    await TestRunner.getTestFn(test)();
  } catch (error) {
    note({ id: alone.id, is: 'noticed', test: test.id });
    throw error;
  }
};

const judge = async (run: Repeated, due: readonly number[], test: string): Promise<void> => {
  most = PATIENCE.times * steps + PATIENCE.steps;
  await run.end();
  if (await run.fails()) {
    for (const id of due) note({ id, is: 'unsteady', test });
  } else {
    for (const id of due) await judgeOne(run, id, test);
  }
  await run.begin();
  most = Infinity;
};

const judgeOne = async (run: Repeated, id: number, test: string): Promise<void> => {
  note({ id, is: 'begun', test });
  active = id;
  const isNoticed = await run.fails();
  active = undefined;
  if (!isNoticed) return note({ id, is: 'outlived', test });
  open.delete(id);
  if (!(await run.fails())) return note({ id, is: 'noticed', test });
  // It has left something behind: nothing that this process finds now counts.
  note({ id, is: 'spoilt', test });
  process.kill(process.pid, 'SIGKILL');
};

/** A test that is run again and again, each time with what comes before and after it. */
class Repeated {
  private readonly run: () => unknown;
  private readonly suites: readonly RunnerTestSuite[];
  private msAsItIs = Infinity;

  constructor(private readonly test: RunnerTestCase) {
    this.run = TestRunner.getTestFn(test);
    const suites: RunnerTestSuite[] = [];
    for (let suite: RunnerTestSuite | undefined = test.suite ?? test.file; suite !== undefined; suite = suite.suite)
      suites.unshift(suite);
    this.suites = suites[0] === test.file ? suites : [test.file, ...suites];
  }

  /** Between what comes before it and what comes after. */
  async failsAsItIs(): Promise<boolean> {
    steps = 0;
    const started = performance.now();
    const hasFailed = await this.throws(() => this.run());
    this.msAsItIs = performance.now() - started;
    return hasFailed;
  }

  /** One that is not over in time is left to itself: whether it does harm the next run as it is tells. */
  async fails(): Promise<boolean> {
    steps = 0;
    const over = new AbortController();
    const isLate = sleep(PATIENCE.times * this.msAsItIs + PATIENCE.ms, true, { signal: over.signal });
    const hasFailed = await Promise.race([this.whole(), isLate.catch(() => true)]);
    over.abort();
    return hasFailed;
  }

  private async whole(): Promise<boolean> {
    const hasFailed = await this.throws(async () => {
      await this.begin();
      await this.run();
    });
    return (await this.throws(() => this.end())) || hasFailed;
  }

  async begin(): Promise<void> {
    for (const suite of this.suites)
      for (const hook of getHooks(suite).beforeEach) await hook(this.test.context, suite);
  }

  async end(): Promise<void> {
    for (const suite of this.suites.toReversed())
      for (const hook of getHooks(suite).afterEach.toReversed()) await hook(this.test.context, suite);
  }

  private async throws(work: () => unknown): Promise<boolean> {
    try {
      await work();
      return false;
    } catch {
      return true;
    }
  }
}

const describe = (test: RunnerTestCase, block: string) =>
  ({
    is: 'met',
    test: test.id,
    name: nameOf(test, block),
    spec: relative(process.cwd(), test.file.filepath),
  }) as const;

/** `FF-TCG 11.8.5` of `FF-TCG 11.8.5 Title`; of a rule that has a name instead of a number `Ashes damage.step3`. */
const blockOf = (test: RunnerTestCase): string => {
  for (let { suite } = test; suite !== undefined; suite = suite.suite) {
    const [, reference] = /^(\S+ (?:\d+|[\da-z]+(?:\.[\da-z]+)+)) /.exec(suite.name) ?? [];
    if (reference !== undefined) return reference;
  }
  return '';
};

const nameOf = (test: RunnerTestCase, block: string): string => `${block === '' ? test.file.name : block} ${test.name}`;
