/** The tests of a plan, in one process, on code that holds its changes. */
import { defineConfig } from 'vitest/config';
import { readPlan } from './plan.js';

const { specs, texts, isService } = readPlan();
const INTEGRATION = ['./test/support/postgres.global-setup.ts'];

export default defineConfig({
  root: process.cwd(),
  plugins: [{ name: 'mutants', enforce: 'pre', transform: (_text, id) => texts[id] }],
  test: {
    include: [...specs],
    runner: './test/support/mutants/runner.ts',
    setupFiles: './test/support/fast-check.setup.ts',
    globalSetup: isService ? INTEGRATION : [],
    env: { TZ: 'UTC' },
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    bail: 1,
  },
});
