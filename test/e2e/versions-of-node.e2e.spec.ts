/**
 * Kifu runs on Node 24 and supports older versions. A recorded game must come out the same under the oldest of them:
 * what differs there is something of the platform that the engine must not use (order, rounding, locale, sorting).
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeFromNpm } from '../../scripts/launch/npm-node.mjs';
import { ROOT, run } from '../support/processes.js';

const oldest = oldestNode();

/** Without it the reason is printed, unless `KIFU_REQUIRE_OLDEST_NODE=1` says that npm can bring it. */
function oldestNode(): string | undefined {
  try {
    return nodeFromNpm(ROOT, join('test', 'fixtures', 'oldest-node'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (process.env['KIFU_REQUIRE_OLDEST_NODE'] === '1') throw error;
    process.stdout.write(`SKIPPED: the tests under the oldest Node, because ${reason}\n`);
    return undefined;
  }
}

describe.runIf(oldest !== undefined)('the oldest Node that is supported', () => {
  const program = oldest ?? '';

  it('is the one that package.json names', async () => {
    const version = run(program, ['--version'], {});
    await version.ended;
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
    expect(`v${/\d+\.\d+\.\d+/.exec(engines.node)?.[0]}\n`).toBe(version.out());
  });

  it('plays the golden games as they are recorded', async () => {
    const goldens = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', 'test/golden'];
    const games = run(program, goldens, {});
    expect(await games.ended, games.err() + games.out()).toBe(0);
    expect(games.out()).toMatch(/^\d\d passed, 0 failed, 0 skipped$/m);
  });
});

describe.runIf(oldest !== undefined)('an installation on a machine with an older Node', () => {
  let folder: string;
  const link = () => join(folder, 'node_modules', '.bin', 'node');
  const install = async (env: Readonly<Record<string, string>> = {}) => {
    const path = [dirname(oldest ?? ''), process.env['PATH']].join(delimiter);
    // The whole environment: a machine may reach the registry only by what it says of proxies and certificates.
    const machine = { ...process.env, KIFU_NODE: '', ...env, PATH: path } as Readonly<Record<string, string>>;
    const installation = run(oldest ?? '', [join(folder, 'scripts', 'bring-node.mjs')], machine, folder);
    return [await installation.ended, installation.out(), installation.err()];
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kifu-node-'));
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets Node 24 from npm, which npm scripts find before the machine’s own', async () => {
    expect(await install()).toEqual([0, '', '']);
    const brought = run(link(), ['--version'], {});
    expect([await brought.ended, brought.out()]).toEqual([0, expect.stringMatching(/^v24\./)]);
  });

  it('keeps the machine’s own with KIFU_NODE=system', async () => {
    expect(await install({ KIFU_NODE: 'system' })).toEqual([0, '', '']);
    expect(existsSync(link())).toBe(false);
  });

  it('says what it costs if npm has none for the platform, and continues', async () => {
    writeFileSync(join(folder, 'scripts', 'node-24', 'package.json'), '{"optionalDependencies":{}}');
    expect(await install()).toEqual([
      0,
      `Kifu is built for Node 24; this is 20.19.0, and npm has no package node-${process.platform}-${process.arch} of it. ` +
        'It runs here, but an action takes a third more time. To change that, install Node 24.\n',
      '',
    ]);
  });
});
