/**
 * Goal: a recorded game comes out the same under the Node that is recommended as under that which runs the tests. Method: the
 * golden games once more, by Node 24. If it fails and they do come out here, what differs is something of the platform that
 * the engine should not use: order, rounding, locale, sorting.
 */
import { describe, expect, it } from 'vitest';
import { node24 } from '../support/node-24.js';
import { run } from '../support/processes.js';

const program = node24();

describe.runIf(program !== undefined)('under Node 24', () => {
  it('golden games come out as recorded', async () => {
    const version = run(program ?? '', ['--version'], {});
    await version.ended;
    expect(version.out()).toMatch(/^v24\./);

    const goldens = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', 'test/golden'];
    const games = run(program ?? '', goldens, {});
    expect(await games.ended, games.err() + games.out()).toBe(0);
    expect(games.out()).toMatch(/^\d\d passed, 0 failed, 0 skipped$/m);
  });
});
