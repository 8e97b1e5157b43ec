import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * One lane per kind of test; the file suffix decides the lane:
 * `.spec.ts` no I/O · `.prop.spec.ts` fast-check · `.int.spec.ts` real Postgres and queues · `.e2e.spec.ts` the whole app.
 * What is below `src/web` has a lane of its own, with a document to show it in.
 */
const pure = {
  include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
  exclude: ['**/*.{int,e2e}.spec.ts', 'src/web', 'node_modules'],
};

/** Only what hangs takes so long, on a busy machine too. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Hundreds of small files: importing the engine or the service for each would cost more than most tests. */
const together = { isolate: false };

/** A process for each core. */
const busy = { ...together, ...patience, maxWorkers: '100%', sequence: { groupOrder: 1 } };

/** Every file has databases, ports and folders of its own. They wait a lot: while one does, another works. */
const waiting = { maxWorkers: 2, sequence: { groupOrder: 0 } };

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For what fast-check draws. */
const seed = './test/support/fast-check.setup.ts';
const nativeHash = './test/support/native-hash.setup.ts';
const postgres = './test/support/postgres.global-setup.ts';
const build = './test/support/build.global-setup.ts';
const site = './test/support/web/site.global-setup.ts';

/** The engine's table of games with those added that are made up for the tests (`src/engine/index.ts` imports it). */
const madeUpGames = {
  resolve: { alias: [{ find: /^\.\/games\/index\.js$/, replacement: file('test/fixtures/games/index.ts') }] },
};

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    reporters: ['default', './test/support/lanes.reporter.ts', './test/support/closing-line.reporter.ts'],
    projects: [
      { extends: true, ...madeUpGames, test: { name: 'pure', setupFiles: [seed, nativeHash], ...pure, ...busy } },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          setupFiles: './src/web/testing/setup.ts',
          include: ['src/web/**/*.spec.{ts,tsx}'],
          ...busy,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          setupFiles: seed,
          globalSetup: postgres,
          include: ['test/**/*.int.spec.ts', 'src/**/*.int.spec.ts'],
          ...patience,
          ...together,
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: [build, postgres, site],
          include: ['test/**/*.e2e.spec.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...together,
          ...waiting,
        },
      },
    ],
  },
});
