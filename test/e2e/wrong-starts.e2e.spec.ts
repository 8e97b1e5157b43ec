/**
 * Every way to start Kifu wrong is told at once, in one line that names the setting; no stack, no secret, and exit code
 * 1.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';
import { freePort, ROOT, run, runBuilt, untilReady } from '../support/processes.js';
import { redisInstalled, startRedis } from '../support/redis.js';

type Env = Readonly<Record<string, string>>;

let folder: string;
let database: TestDatabase;
/** The environment of a correct start. */
let right: Env;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kifu-wrong-'));
  database = await freshDatabase();
  right = {
    ...{ KIFU_DATA: join(folder, 'data'), DATABASE_URL: database.url, PORT: '0', WORKER_HEALTH_PORT: '0' },
    KIFU_SECRETS_KEY: randomBytes(32).toString('base64'),
  };
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What a start says that must fail. Nothing goes to standard output but what is being done. */
async function refusal(env: Env, entry: 'start' | 'main' | 'worker' = 'start'): Promise<string> {
  const kifu = runBuilt(entry, { ...right, ...env });
  expect([await kifu.ended, kifu.err()]).toEqual([1, expect.stringMatching(/^.+\n$/)]);
  return kifu.err().trimEnd();
}

/** Listens, and does with who connects what it is told to. */
async function somethingElse(
  connected: Parameters<typeof createServer>[1] = () => undefined,
): Promise<[Server, number]> {
  const server = createServer(connected).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return [server, typeof address === 'object' && address !== null ? address.port : 0];
}

const withUrl = (change: (url: URL) => void): Env => {
  const url = new URL(database.url);
  change(url);
  return { DATABASE_URL: url.href };
};

describe('DATABASE_URL', () => {
  it.each(['start', 'main'] as const)('where nothing listens, by %s', async (entry) => {
    const port = String(await freePort());
    expect(
      await refusal(
        withUrl((url) => (url.port = port)),
        entry,
      ),
    ).toBe(`DATABASE_URL: nothing listens at 127.0.0.1:${port}`);
  });

  it('where nothing listens yet, by a worker, who waits for it', async () => {
    const port = await freePort();
    const health = String(await freePort());
    const settings = { ...withUrl((url) => (url.port = String(port))), WORKER_HEALTH_PORT: health };
    const worker = runBuilt('worker', { ...right, ...settings });
    const waits = `DATABASE_URL: nothing listens at 127.0.0.1:${port}; waiting for it\n`;
    await expect.poll(() => worker.err(), { timeout: 20_000 }).toBe(waits);
    const { hostname, port: there } = new URL(database.url);
    const wire = createServer((from) => void from.pipe(connect(Number(there), hostname)).pipe(from)).listen(port);
    const isReady = () =>
      fetch(`http://127.0.0.1:${health}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    expect(worker.err().startsWith(waits)).toBe(true);
    worker.process.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    wire.close();
  });

  it('where something else listens, and says nothing', async () => {
    const [server, port] = await somethingElse();
    expect(await refusal(withUrl((url) => (url.port = String(port))))).toBe(
      `DATABASE_URL: nothing at 127.0.0.1:${port} answers within 5 s`,
    );
    server.close();
  });

  it('where there is no such host', async () => {
    const said = await refusal(withUrl((url) => (url.hostname = 'nowhere.invalid')));
    expect(said).toBe(`DATABASE_URL: there is no host nowhere.invalid:${new URL(database.url).port}`);
  });

  it('with a wrong password, which is not shown', async () => {
    const said = await refusal(withUrl((url) => (url.password = 'topsecret')));
    expect(said).toBe(`DATABASE_URL: the server at ${new URL(database.url).host} refuses the password of user "kifu"`);
  });

  it('of a database that is not there', async () => {
    const said = await refusal(withUrl((url) => (url.pathname = '/absent')));
    expect(said).toBe(
      `DATABASE_URL: the server at ${new URL(database.url).host} has no database "absent"; make it first`,
    );
  });

  it('of a user who may not set it up', async () => {
    const [empty, user] = [await emptyDatabase(), `poor_${randomBytes(4).toString('hex')}`];
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`create role ${user} login password 'poor'`);
    const url = Object.assign(new URL(empty.url), { username: user, password: 'poor' });
    const said = await refusal({ DATABASE_URL: url.href }, 'main');
    expect(said).toMatch(
      /^DATABASE_URL: its user may not set the database up \(permission denied [^)]*\); it must own/,
    );
    await empty.close();
    await client.query(`drop role ${user}`);
    await client.end();
  });
});

describe('REDIS_URL', () => {
  it.each(['start', 'main', 'worker'] as const)('where nothing listens, by %s', async (entry) => {
    const port = await freePort();
    expect(await refusal({ REDIS_URL: `redis://:topsecret@127.0.0.1:${port}` }, entry)).toBe(
      `REDIS_URL: nothing listens at 127.0.0.1:${port}`,
    );
  });

  it('where something else listens, that hangs up or says nothing', async () => {
    const [silent, silentPort] = await somethingElse();
    expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${silentPort}` })).toBe(
      `REDIS_URL: nothing at 127.0.0.1:${silentPort} answers within 5 s`,
    );
    silent.close();
    const [other, port] = await somethingElse((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${port}` })).toMatch(
      new RegExp(`^REDIS_URL: what listens at 127\\.0\\.0\\.1:${port} can't be used as a Redis: `),
    );
    other.close();
  });

  it.runIf(redisInstalled())('with a wrong password, which is not shown', async () => {
    const redis = await startRedis();
    const url = Object.assign(new URL(redis.url), { username: 'kifu', password: 'topsecret' });
    expect(await refusal({ REDIS_URL: url.href })).toBe(
      `REDIS_URL: the Redis at ${url.host} refuses the user or the password`,
    );
    await redis.close();
  });
});

describe('PORT and HOST', () => {
  it('that another program has, before a database is made', async () => {
    const [server, port] = await somethingElse();
    const said = await refusal({ DATABASE_URL: '', KIFU_SECRETS_KEY: '', PORT: String(port) });
    expect(said).toBe(`PORT: another program listens on port ${port}; choose another`);
    expect(await refusal({ WORKER_HEALTH_PORT: String(port), HOST: '127.0.0.1' }, 'worker')).toBe(
      `WORKER_HEALTH_PORT: another program listens on port ${port}; choose another`,
    );
    server.close();
  });

  it('of another machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1', PORT: String(await freePort()) })).toBe(
      'HOST: 192.0.2.1 is no address of this machine',
    );
  });
});

describe('KIFU_DATA', () => {
  const embedded = { DATABASE_URL: '', KIFU_SECRETS_KEY: '' };

  it('that is a file, or is below one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ ...embedded, KIFU_DATA: file })).toBe(`KIFU_DATA: ${file} is a file; name a folder`);
    expect(await refusal({ ...embedded, KIFU_DATA: join(file, 'data') })).toBe(
      `KIFU_DATA: ${join(file, 'data')} lies below a file; name a folder`,
    );
  });

  it.runIf(process.platform === 'linux')('where no folder can be made', async () => {
    expect(await refusal({ ...embedded, KIFU_DATA: '/proc/kifu' })).toBe(
      "KIFU_DATA: /proc/kifu can't be used (ENOENT)",
    );
  });

  it('that holds other files, which stay unchanged', async () => {
    writeFileSync(join(folder, 'diary.txt'), 'mine');
    expect(await refusal({ ...embedded, KIFU_DATA: folder })).toBe(
      `KIFU_DATA: ${folder} is not empty and holds no data of Kifu; name another folder`,
    );
  });

  it('of another major version of PostgreSQL', async () => {
    const postgres = join(folder, 'data', 'postgres');
    mkdirSync(postgres, { recursive: true });
    writeFileSync(join(postgres, 'PG_VERSION'), '14\n');
    writeFileSync(join(postgres, 'kifu-logins.json'), '{"owner":"a","app":"b"}');
    expect(await refusal(embedded)).toMatch(
      /^KIFU_DATA: .* was written by PostgreSQL 14, and this Kifu brings PostgreSQL 18; docs\/how-to\/upgrade\.md/,
    );
  });
});

describe('LOG_FILE', () => {
  it('that is no file', async () => {
    expect(await refusal({ LOG_FILE: folder })).toBe(
      `LOG_FILE: ${folder} can't be written (EISDIR); name another file, or - for standard error`,
    );
  });
});

describe('the place that it is started in', () => {
  it('has a Node that is too old', async () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;
    const kifu = run(process.execPath, ['--import', old, 'scripts/kifu.mjs', 'start'], right);
    expect([await kifu.ended, kifu.out(), kifu.err()]).toEqual([
      1,
      '',
      'Kifu needs Node ^20.19.0 || >=22.12.0; this is 18.20.4.\n',
    ]);
  });

  it('has no packages, or others than package-lock.json says', async () => {
    for (const part of ['scripts', 'package.json', 'package-lock.json']) {
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    }
    const said = async () => {
      const kifu = run(process.execPath, ['scripts/kifu.mjs', 'start'], right, folder);
      return [await kifu.ended, kifu.out(), kifu.err()];
    };
    expect(await said()).toEqual([1, '', 'The packages are not installed. Run: npm ci\n']);
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{}}');
    expect(await said()).toEqual([
      1,
      '',
      expect.stringMatching(
        /^The packages are not those of package-lock\.json \(\S+ \S+ is missing\)\. Run: npm ci\n$/,
      ),
    ]);
  });
});

describe('a right start', () => {
  it('is one, with the same settings', async () => {
    const kifu = runBuilt('start', { ...right, PORT: String(await freePort()) });
    await untilReady(kifu);
    kifu.process.kill('SIGTERM');
    expect(await kifu.ended).toBe(0);
  });
});
