/**
 * Goal: what the pages say to paste works, in bash and in zsh. Method: all that a page says to paste goes to a shell, in a
 * project folder whose Kifu runs. What is refused must be what the page says is refused; a command that names what is not
 * there any more is refused as well, so if this fails, the page is out of date.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, ROOT, run, runBuilt, type Running, untilReady } from '../support/processes.js';

/** Interactively, as somebody pastes: then zsh takes what follows a # for a command unless it is told not to. */
const SHELLS = { bash: ['-s'], zsh: ['-f', '-i', '-s'] } as const;
const installed = Object.entries(SHELLS).filter(([shell]) => spawnSync(shell, ['-c', 'curl --version']).status === 0);

const HOW_TOS = ['contest-a-step', 'record-a-paper-match', 'run-a-league', 'debug-a-match', 'verify-a-database'];
const PAGES = ['README.md', ...HOW_TOS.map(howTo)];

let dataFolder: string;
let port: string;
let kifu: Running;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kifu-how-tos-'));
  port = String(await freePort());
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: port });
  await untilReady(kifu);
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  rmSync(dataFolder, { recursive: true });
});

function howTo(name: string): string {
  return `docs/how-to/${name}.md`;
}

/** What a page says to paste. Of the README the tour; how to install and start is said there as well. */
function pasted(page: string): string {
  const blocks = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );
  if (page !== 'README.md') return blocks.join('');
  return blocks.filter((text) => text.includes('export API=')).join('');
}

/** What a page says to give zsh first. */
const saidFirst = (page: string, shell: string): string =>
  (shell === 'zsh' && /`(setopt \w+)`/.exec(readFileSync(join(ROOT, page), 'utf8'))?.[1]) || '';

/** The codes of problems, in order. */
const problemsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, code = '']) => code);

async function paste(shell: string, args: readonly string[], text: string): Promise<{ out: string; err: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: port, KIFU_DATA: dataFolder };
  // A page may wait for what never comes. An interactive zsh can't be ended in another way.
  const limits = { timeout: 240_000, killSignal: 'SIGKILL' } as const;
  const child = spawn(shell, args, { cwd: ROOT, env, ...limits });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.end(text);
  await new Promise((resolve) => child.once('close', resolve));
  return { out, err };
}

it('the demo plays a match, and leaves a page of it that a browser opens', async () => {
  const env = { KIFU_DATA: dataFolder, PORT: port };
  const demo = run(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', 'fftcg', '--best-of', '1'], env);
  expect([await demo.ended, demo.err()]).toEqual([0, expect.any(String)]);
  const [, address = ''] = /(file:\/\/\S+)/.exec(demo.out()) ?? [];
  const page = readFileSync(fileURLToPath(address), 'utf8');
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    ...['Match', 'Replay 1', 'Audit 1', 'Statistics', 'Standings'],
  ]);
  expect(page).toContain('&#34;ok&#34;: true');
  expect(page).not.toMatch(/docs\/problems|kifu_/);
});

describe.each(installed)('in %s', (shell, args) => {
  it.each(PAGES)('%s', async (page) => {
    const text = `${saidFirst(page, shell)}\n${pasted(page)}`
      .replaceAll('localhost:3000', `localhost:${port}`)
      .replaceAll('.data/admin-key', join(dataFolder, 'admin-key'))
      // Logins are unique, and one of them is made in each shell.
      .replaceAll('organiser.one', `organiser.${shell}`);
    const { out, err } = await paste(shell, args, text);
    expect(text.match(/\bcurl/g)?.length, 'commands').toBeGreaterThan(3);
    expect(err).not.toMatch(/not found|parse error|syntax error|no matches|bad pattern|unbound|unterminated|Error:/);
    const refused = problemsIn(out, /"code":"([a-z-]+\.[a-z-]+)","requestId"/g);
    expect(refused, out).toEqual(problemsIn(text, /^#.*"code":"([a-z-]+\.[a-z-]+)"/gm));
  });
});
