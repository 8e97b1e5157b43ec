/**
 * Goal: what the pages say to do works, in bash and in zsh. Method: all that a page says to paste goes to a shell, in a
 * project folder whose Kifu runs. What is refused must be what the page says is refused; a command that names what is
 * not there any more is refused as well, so if this fails, the page is out of date. What no test can run says so in its
 * page (`<!-- not run: why -->`), and is printed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Page, pageNames, readPage } from '../support/pages.js';
import { callerAt } from '../support/caller.js';
import { freePort, ROOT, run, runBuilt, type Running, untilReady } from '../support/processes.js';

/** Interactively, as somebody pastes: then zsh takes what follows a # for a command unless it is told not to. */
const SHELLS = { bash: ['-s'], zsh: ['-f', '-i', '-s'] } as const;
const installed = Object.entries(SHELLS).filter(([shell]) => spawnSync(shell, ['-c', 'curl --version']).status === 0);

const pages = pageNames.map(readPage);

/** It stops Kifu and starts it elsewhere. */
const BACKUP = 'docs/how-to/back-up-and-restore.md';

/** The project as somebody has it who has started Kifu there: what its pages write goes nowhere else. */
let project: string;
let dataFolder: string;
let port: string;
let kifu: Running;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'kifu-how-tos-'));
  dataFolder = join(project, '.data');
  mkdirSync(dataFolder);
  for (const entry of readdirSync(ROOT).filter((name) => name !== '.data'))
    symlinkSync(join(ROOT, entry), join(project, entry));
  for (const { name, notRun } of pages)
    for (const { commands, reason } of notRun)
      process.stdout.write(`NOT RUN: ${name}: ${commands.trimEnd().split('\n').join(' · ')}: ${reason}\n`);
  port = String(await freePort());
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: port, KIFU_WEBHOOK_NETWORKS: '127.0.0.0/8' });
  await untilReady(kifu);
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  rmSync(project, { recursive: true });
});

/** Logins are unique, and one of each is made in each shell. */
const LOGINS = /\b(organiser\.one|mary\.ann)\b/g;

/** What fails is said, wherever the page does not ask whether it does. */
const TRAPS: Readonly<Record<string, string>> = {
  bash: `trap 'echo "Error: $BASH_COMMAND" >&2' ERR`,
  zsh: 'TRAPZERR() { echo "Error: status $?" >&2; }',
};

const pasted = ({ commands, zshFirst }: Page, shell: string): string =>
  [TRAPS[shell], ...(shell === 'zsh' ? [zshFirst] : []), ...commands]
    .join('\n')
    .replaceAll('localhost:3000', `localhost:${port}`)
    .replaceAll('https://example.org', `http://127.0.0.1:${port}`)
    .replaceAll(LOGINS, `$1.${shell}`);

/** A shell, and what it has started last. */
async function stopAll(shell: Running): Promise<void> {
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const family = listed.map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (pid: number): readonly number[] =>
    family.filter(([, parent]) => parent === pid).flatMap(([child = 0]) => [child, ...childrenOf(child)]);
  for (const pid of [shell.process.pid ?? 0, ...childrenOf(shell.process.pid ?? 0)]) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // Ended with the one before it.
    }
  }
  await shell.ended;
}

/** The codes of problems, in order. */
const problemsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, code = '']) => code);

async function paste(shell: string, args: readonly string[], text: string): Promise<{ out: string; err: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: port, KIFU_DATA: dataFolder };
  // A page may wait for what never comes. An interactive zsh can't be ended in another way.
  const limits = { timeout: 240_000, killSignal: 'SIGKILL' } as const;
  const child = spawn(shell, args, { cwd: project, env, ...limits });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.end(text);
  await new Promise((resolve) => child.once('close', resolve));
  return { out, err };
}

it.each([
  {
    demo: 'a match',
    args: ['fftcg', '--best-of', '1'],
    pages: ['Match', 'Game 1', 'League', 'Statistics'],
    answers: ['Match', 'Replay 1', 'Audit 1', 'Statistics', 'Standings'],
  },
  {
    demo: 'a tournament',
    args: ['tournament', 'lorcana', '--players', '4'],
    pages: ['Standings', 'Rounds', 'Bracket', 'Cross table', 'History', 'Projector', 'Last game'],
    answers: ['Tournament', 'Standings', 'Bracket', 'Audit'],
  },
])('the demo plays $demo, and prints the addresses of its pages and of the same as JSON', async (expected) => {
  const env = { KIFU_DATA: dataFolder, PORT: port };
  const demo = run(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', ...expected.args], env);
  expect([await demo.ended, demo.err()]).toEqual([0, expect.any(String)]);
  const addresses = [...demo.out().matchAll(/^ {4}(\S.*?) +(http\S+)$/gm)];
  expect(addresses.map(([, name]) => name)).toEqual([...expected.pages, ...expected.answers]);
  const key = readFileSync(join(dataFolder, 'admin-key'), 'utf8').trim();
  for (const [place, [, name, address = '']] of addresses.entries()) {
    const answer = await fetch(address, {
      headers: { accept: 'text/html, application/json', authorization: `Bearer ${key}` },
    });
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.headers.get('content-type')).toContain(place < expected.pages.length ? 'text/html' : 'json');
    const isOver: unknown = name === 'Tournament' ? await answer.json() : { status: 'ended', next: null };
    expect(isOver).toMatchObject({ status: 'ended', next: null });
  }
  expect(demo.out()).not.toContain(key);
});

describe.each(installed)('in %s', (shell, args) => {
  it.each(pages.filter(({ name, commands }) => name !== BACKUP && commands.length > 0))('$name', async (page) => {
    for (const [file, content] of Object.entries(page.files)) writeFileSync(join(project, file), content);
    const text = pasted(page, shell);
    const { out, err } = await paste(shell, args, text);
    expect(err, out).not.toMatch(
      /not found|parse error|syntax error|no matches|bad pattern|unbound|unterminated|Error:/,
    );
    const refused = problemsIn(out, /"code":"([a-z-]+\.[a-z-]+)","requestId"/g);
    expect(refused, out).toEqual(problemsIn(text, /^#.*"code":"([a-z-]+\.[a-z-]+)"/gm));
  });
});

it(`${BACKUP}: what was saved while Kifu was stopped, and is started elsewhere, is all there`, async () => {
  const callerOf = (at: string, data: string) =>
    callerAt(`http://127.0.0.1:${at}`, readFileSync(join(project, data, 'admin-key'), 'utf8').trim());
  await callerOf(port, '.data').call('POST', '/v1/players', { name: 'Ada' });
  const { body: before } = await callerOf(port, '.data').call('GET', '/v1/players?name=Ada');
  expect(before).toMatchObject({ items: [{ name: 'Ada' }] });
  kifu.process.kill('SIGTERM');
  await kifu.ended;

  const restored = String(await freePort());
  const { commands } = readPage(BACKUP);
  const started = run('bash', ['-e', '-c', commands.join('')], { PORT: restored }, project);
  await untilReady(started);
  expect((await callerOf(restored, 'restored').call('GET', '/v1/players?name=Ada')).body).toEqual(before);
  await stopAll(started);
});
