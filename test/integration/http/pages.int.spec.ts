/** What people see who open Kifu's addresses in a browser; and that programs see none of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskWatch, FreeSpace } from '../../../src/boot/disk-watch.js';
import { Config } from '../../../src/platform/config/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { HealthIndicators } from '../../../src/platform/health/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

/** As browsers ask for a page. */
const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let api: TestApi;
let base: string;

beforeAll(async () => {
  api = await serveKifu();
  base = await api.app.getUrl();
});

afterAll(() => api.close());

const open = async (path: string, accept = PAGE) => {
  const response = await fetch(`${base}${path}`, { headers: { accept } });
  return { response, text: await response.text() };
};

const STRICT =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

describe('/', () => {
  it('says that the application is not built, where it is not, and all its links lead somewhere', async () => {
    const { response, text } = await open('/');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toMatch(STRICT);
    expect(text).toMatch(/<html lang="en">.*<title>Kifu<\/title>.*<main>/s);
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toEqual(['/docs', '/docs/problems', '/docs/openapi.json', '/health/ready']);
    for (const link of links) expect([link, (await open(link)).response.status]).toEqual([link, 200]);
  });
});

describe('an address that needs a key, opened in a browser', () => {
  it('says how it is asked, in a page that holds nothing of the address but its text', async () => {
    const path = `/v1/keys?<b>"'=1`;
    const { response, text } = await open(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toMatch(STRICT);
    expect(response.headers.get('vary')).toMatch(/Accept/);
    expect(text).toContain('curl -H "Authorization: Bearer $KEY"');
    expect(text).toContain('href="/docs/problems#identity.key-missing"');
    expect(text).not.toMatch(/<b>|'=1/);
  });

  it('is a problem for programs, as ever', async () => {
    for (const accept of ['*/*', 'application/json', 'application/problem+json']) {
      const { response } = await open('/v1/keys', accept);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });
});

describe('a full disk of the database', () => {
  const disk = async () => ((await api.call('GET', '/health/ready')).body as { checks: { disk: unknown } }).checks.disk;

  it('makes Kifu unready from the first write that is refused until there is room', async () => {
    const { owner, app } = api.app.get(PgPools);
    expect(await disk()).toBe('up');
    // As PostgreSQL says it: both of a request, and of the attempt to write by which its end is found.
    const full = `create function pg_temp_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
    await owner.query(`${full}; create trigger full_disk before insert on players execute function pg_temp_full()`);
    const refused = await api.call('POST', '/v1/players', { name: 'Ada' });
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([503, 'database.unavailable']);
    const query = app.query.bind(app);
    const error = Object.assign(new Error('could not extend file'), { code: '53100' });
    Object.assign(app, {
      query: (text: string, ...rest: []) => (text.includes('kifu_room') ? Promise.reject(error) : query(text, ...rest)),
    });
    expect(await disk()).toEqual({ down: 'the disk of the database is full' });
    Object.assign(app, { query });
    await owner.query('drop trigger full_disk on players');
    expect(await disk()).toBe('up');
    expect((await api.call('POST', '/v1/players', { name: 'Ada' })).status).toBe(201);
  });

  it('is seen beforehand where the disk is here', async () => {
    const indicators = new HealthIndicators();
    const space = new FreeSpace();
    let free = 64 * 1024 ** 2;
    space.bytesOf = () => Promise.resolve(free);
    const config = new Config({ ...api.app.get(Config), databaseAppUrl: 'postgresql://embedded' });
    new DiskWatch(indicators, api.app.get(PgPools), config, space).onModuleInit();
    expect((await indicators.readiness()).checks).toEqual({ disk: 'up' });
    free -= 1;
    const down = 'the disk of KIFU_DATA is full: 63 MB are left';
    expect((await indicators.readiness()).checks).toEqual({ disk: { down } });
    expect(await new FreeSpace().bytesOf('.')).toBeGreaterThan(0);
  });
});
