/** Kifu as a user runs it: built, in processes of its own, configured by its environment, on free ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Settles with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

type EntryPoint = 'start' | 'main' | 'worker' | 'verify';

/** Starts an entry point of the build. */
export function runBuilt(entry: EntryPoint, env: Readonly<Record<string, string>>): Running {
  const script = entry === 'main' ? 'dist/main.js' : `dist/${entry}.main.js`;
  return run(process.execPath, [script], env);
}

export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = ROOT,
): Running {
  const { PATH, HOME } = process.env;
  // The log where it is seen, unless a test says otherwise.
  const own = { TZ: 'UTC', LOG_FILE: '-', NODE_COMPILE_CACHE: join(ROOT, 'dist/.compiled') };
  const clean = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...own };
  const child = spawn(command, args, { cwd, env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  return { process: child, out: () => out, err: () => err, ended };
}

/** Waits until `holds`; when the process ends first, or it takes too long, its output is the error. */
export async function until(running: Running, what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  let gone = false;
  void running.ended.then(() => (gone = true));
  const deadline = Date.now() + 150_000;
  while (!(await holds())) {
    if (gone || Date.now() > deadline) throw new Error(`No ${what}.\n${running.out()}\n${running.err()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The admin key that `npm start` prints when it is ready. */
export async function untilReady(running: Running): Promise<string> {
  await until(running, 'banner', () => running.out().includes('Ctrl-C'));
  return /kifu_\w+_[\w-]+/.exec(running.out())?.[0] ?? '';
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The processes of the embedded server, which work in its folder. */
export const databaseProcesses = (dataFolder: string): string[] =>
  pids((pid) => readlinkSync(`/proc/${pid}/cwd`) === join(dataFolder, 'postgres'));

/** These, and the supervisor beside them, which has the folder on its command line. */
export const processesOf = (dataFolder: string): string[] => [
  ...databaseProcesses(dataFolder),
  ...pids((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`"${dataFolder}"`)),
];

/** Processes that a process has begun to run a script: this one, unless another is named. */
export const childrenRunning = (script: string, of = process.pid): string[] =>
  pids((pid) => {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return parent === String(of) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
  });

/** What a process has worked so far, in hundredths of a second. */
export function ticksOf(pid: string): number {
  // Behind the name, which may hold anything: the twelfth field is its own time, the thirteenth that of the system for
  // it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** On Linux. Elsewhere nothing is seen, and nothing claimed. */
function pids(matches: (pid: string) => boolean): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && matches(pid);
    } catch {
      return false; // Ended meanwhile, or somebody else's.
    }
  });
}
