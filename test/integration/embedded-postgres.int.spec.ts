/**
 * The embedded server must not outlive Kifu, must not lose a row, and must start again by itself after every kind of
 * sudden death. Each test runs a process of its own with a server in it, kills what the title says, and starts again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyMigrations, migrationStatus, startEmbeddedPostgres } from '../../src/platform/database/index.js';

const HOST = fileURLToPath(new URL('../support/postgres-host.main.ts', import.meta.url));

interface Host {
  readonly process: ChildProcess;
  readonly url: string;
  readonly error: string;
}

// Every test makes a cluster and starts it several times.
vi.setConfig({ testTimeout: 180_000 });

let dataFolder: string;
let hosts: ChildProcess[];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-embedded-'));
  hosts = [];
});

afterEach(async () => {
  for (const host of hosts) host.kill('SIGKILL');
  await until(() => serverProcesses().length === 0 && supervisors().length === 0, 'everything to be gone');
  await rm(dataFolder, { recursive: true });
});

describe.skipIf(process.platform !== 'linux')(
  'an embedded PostgreSQL (its processes are read from /proc: Linux only)',
  () => {
    it('stops in order when asked to, and has its rows at the next start', async () => {
      const first = await start();
      await write(first.url, 'kept');
      first.process.kill('SIGTERM');
      await until(() => serverProcesses().length === 0, 'the server to stop');
      expect(readFileSync(join(dataFolder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
      expect(await rows((await start()).url)).toEqual(['kept']);
    });

    it('does not outlive a process that is killed, and loses nothing', async () => {
      const first = await start();
      await write(first.url, 'kept');
      first.process.kill('SIGKILL');
      await until(() => serverProcesses().length === 0, 'the server to stop');
      await until(() => supervisors().length === 0, 'the supervisor to end');
      expect(await rows((await start()).url)).toEqual(['kept']);
    });

    it('can be started again at the very moment of a kill', async () => {
      for (const name of ['first', 'second', 'third']) {
        const host = await start();
        await write(host.url, name);
        host.process.kill('SIGKILL');
      }
      expect(await rows((await start()).url)).toEqual(['first', 'second', 'third']);
    });

    it('left alone because its supervisor was killed too, is stopped by the next start', async () => {
      const first = await start();
      await write(first.url, 'kept');
      const orphan = postmaster();
      const supervising = supervisors();
      // Held first: on a busy machine the supervisor could stop the server between the two kills.
      for (const pid of supervising) process.kill(pid, 'SIGSTOP');
      kill(first.process.pid, ...supervising);
      await sleep(200);
      expect(serverProcesses()).toContain(orphan);
      expect(await rows((await start()).url)).toEqual(['kept']);
      expect(serverProcesses()).not.toContain(orphan);
    });

    it('starts after all of it was killed at once, in the middle of writing', async () => {
      const first = await start();
      await write(first.url, 'kept');
      const client = await connect(first.url);
      const writing = client
        .query("INSERT INTO kept SELECT 'never committed' FROM generate_series(1, 3000000)")
        .catch(() => 'broken');
      await sleep(100);
      kill(first.process.pid, ...supervisors(), ...serverProcesses());
      expect(await writing).toBe('broken');
      expect(existsSync(join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(true);
      expect(await rows((await start()).url)).toEqual(['kept']);
    });

    it('starts although the number in its stale lock file belongs to another program by now', async () => {
      const first = await start();
      await write(first.url, 'kept');
      const lockFile = join(dataFolder, 'postgres', 'postmaster.pid');
      const pid = String(postmaster());
      kill(first.process.pid, ...supervisors(), ...serverProcesses());
      await until(() => serverProcesses().length === 0, 'the server to be gone');
      writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(pid, String(process.pid)));
      expect(await rows((await start()).url)).toEqual(['kept']);
    });

    it('is made anew when the first start was killed half-way', async () => {
      const host = launch();
      await until(() => readdirSync(dataFolder).some((name) => name.includes('.making-')), 'initdb to begin');
      kill(host.pid, ...supervisors());
      const { url } = await start();
      await write(url, 'made');
      expect(await rows(url)).toEqual(['made']);
      expect(readdirSync(dataFolder).toSorted()).toEqual(['postgres', 'postgres.log']);
    });

    it('does not touch a folder that it did not make: it is set aside', async () => {
      mkdirSync(join(dataFolder, 'postgres'));
      writeFileSync(join(dataFolder, 'postgres', 'PG_VERSION'), '9');
      await start();
      const aside = readdirSync(dataFolder).find((name) => name.startsWith('postgres.set-aside-')) ?? '';
      expect(readFileSync(join(dataFolder, aside, 'PG_VERSION'), 'utf8')).toBe('9');
    });

    it('refuses a second start on its folder, names the owner, and keeps running', async () => {
      const first = await start();
      await write(first.url, 'kept');
      const second = await hostOf(launch());
      expect(second.error).toContain(`Process ${first.process.pid} uses the data folder`);
      expect(await rows(first.url)).toEqual(['kept']);
    });

    it("lets the service take no other role, and no role the superuser's; also in an older folder", async () => {
      const before = await startEmbeddedPostgres({ dataFolder, superuser: true });
      await applyMigrations(before.url);
      await write(before.url, 'kept');
      await before.stop();

      const server = await startEmbeddedPostgres({ dataFolder });
      expect(await rows(server.url)).toEqual(['kept']);
      await expect(connect(before.url)).rejects.toThrow();
      // What migrations do from now on, they do as the owner.
      expect((await migrationStatus(server.url)).upToDate).toBe(true);
      await query(server.url, 'alter table kept add column more text');
      await query(server.url, 'create table later (id int)');
      await query(server.appUrl, 'insert into later values (1)');
      for (const statement of [
        'drop trigger append_only on es.events',
        'alter table es.events disable trigger all',
        'delete from es.events',
        'set role kifu_owner',
        'set role kifu',
        'set session authorization kifu',
        'alter role kifu_app superuser',
        'set session_replication_role = replica',
        `copy kept to program 'true'`,
      ]) {
        await expect(query(server.appUrl, statement), statement).rejects.toThrow(/permission denied|must be owner/);
      }
      const found = `select rolname from pg_roles where rolcanlogin and (rolsuper or rolname = 'kifu_app') order by 1`;
      expect(await query(server.url, found)).toEqual([{ rolname: 'kifu_app' }]);
      const undivided = `select count(*)::int as count from pg_class where relowner = 10 and relnamespace in
        (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')`;
      expect(await query(server.url, undivided)).toEqual([{ count: 0 }]);
      await server.stop();

      const again = await startEmbeddedPostgres({ dataFolder });
      expect(await rows(again.url)).toEqual(['kept']);
      await again.stop();
    });

    it('asks for a password', async () => {
      const { url } = await start();
      const withoutPassword = new URL(url);
      withoutPassword.password = 'wrong';
      await expect(connect(withoutPassword.href)).rejects.toThrow(/password authentication failed/);
    });
  },
);

async function start(): Promise<Host> {
  const host = await hostOf(launch());
  expect(host.error).toBe('');
  return host;
}

function launch(): ChildProcess {
  const host = spawn(process.execPath, ['--import', 'tsx', HOST, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  hosts.push(host);
  return host;
}

async function hostOf(host: ChildProcess): Promise<Host> {
  const line = await new Promise<string>((resolve) => {
    host.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    host.once('close', () => resolve('{"error":"ended without a word"}'));
  });
  const { url = '', error = '' } = JSON.parse(line) as { url?: string; error?: string };
  return { process: host, url, error };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // Servers are killed under us here.
  await client.connect();
  return client;
}

async function write(url: string, name: string): Promise<void> {
  const client = await connect(url);
  await client.query('CREATE TABLE IF NOT EXISTS kept (name text)');
  await client.query('INSERT INTO kept VALUES ($1)', [name]);
  await client.end();
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = await connect(url);
  const { rows: found } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return found;
}

async function rows(url: string): Promise<string[]> {
  const client = await connect(url);
  const { rows: found } = await client.query<{ name: string }>('SELECT name FROM kept');
  await client.end();
  return found.map(({ name }) => name);
}

/** Every process of a server works in its data folder. */
function serverProcesses(): number[] {
  return processes((pid) => readlinkSync(`/proc/${pid}/cwd`) === join(dataFolder, 'postgres'));
}

function postmaster(): number {
  return Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function supervisors(): number[] {
  return processes((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('supervisor.main') && command.includes(`"${dataFolder}"`);
  });
}

function processes(matches: (pid: string) => boolean): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.filter((pid) => {
    try {
      return matches(pid);
    } catch {
      return false; // Ended meanwhile, or somebody else's.
    }
  });
  return found.map(Number);
}

function kill(...pids: (number | undefined)[]): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await sleep(20);
  }
}
