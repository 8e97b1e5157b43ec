/**
 * The tests of a plan, in one process, on code that holds its changes; or in one each where a change is on from the
 * first import.
 */
import { defineConfig } from 'vitest/config';
import { readPlan } from './plan.js';

const { specs, texts, isService, alone } = readPlan();
const INTEGRATION = ['./test/support/postgres.global-setup.ts'];
/** What takes so long hangs. */
const LONG = alone === null ? 60_000 : 20_000;

export default defineConfig({
  root: process.cwd(),
  plugins: [{ name: 'mutants', enforce: 'pre', transform: (_text, id) => texts[id] }],
  test: {
    include: [...specs],
    runner: './test/support/mutants/runner.ts',
    setupFiles: './test/support/fast-check.setup.ts',
    globalSetup: isService ? INTEGRATION : [],
    // What pausing finds is no fault of a rule.
    env: { TZ: 'UTC', KIFU_PAUSE: '0' },
    isolate: false,
    maxWorkers: 1,
    testTimeout: LONG,
    hookTimeout: LONG,
    bail: 1,
    // What a change leaves behind in the background is heard where it is alone.
    dangerouslyIgnoreUnhandledErrors: alone === null,
  },
});
