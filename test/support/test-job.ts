/**
 * A long job that is a test with larger numbers: they reach it by the environment, and the job ends as the test does.
 */
import { spawnSync } from 'node:child_process';

type TestJob = {
  /** What to say where a number is none. */
  readonly usage: string;
  readonly numbers: { readonly [variable: string]: string };
  readonly args: readonly string[];
};

export const runTests = ({ usage, numbers, args }: TestJob): void => {
  if (!Object.values(numbers).every((text) => /^\d{1,9}$/.test(text))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const env = { ...process.env, ...numbers };
  process.exitCode = spawnSync('npx', ['vitest', 'run', ...args], { env, stdio: 'inherit' }).status ?? 1;
};
