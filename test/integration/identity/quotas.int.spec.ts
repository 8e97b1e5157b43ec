/** Goal: nobody fills the disk alone: of what stays for good, each caller makes so many a day, however many at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await serveKifu('api', { DAILY_QUOTAS: 'organisations.create=3,leagues.create=0,players.register=2' });
});
afterAll(() => api.close());

const organiser = async () => ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
const found = (key?: string) => api.call('POST', '/v1/organisations', { name: 'One' }, key);

describe('quotas', () => {
  it('hold for many at once, and say the limit', async () => {
    const key = await organiser();
    const made = await Promise.all(Array.from({ length: 8 }, () => found(key)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await found(key)).toMatchObject({
      status: 429,
      body: { code: 'quota.exhausted', what: 'organisations.create', most: 3, per: 'day' },
    });
  });

  it('are of each caller, and of no admin', async () => {
    const key = await organiser();
    for (let count = 0; count < 3; count += 1) expect((await found(key)).status).toBe(201);
    expect((await found(key)).status).toBe(429);
    for (let count = 0; count < 5; count += 1) expect((await found()).status).toBe(201);
  });

  it('do not count what was refused', async () => {
    const key = await organiser();
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/organisations', { name: 7 }, key)).status).toBe(400);
    }
    expect((await found(key)).status).toBe(201);
  });

  it('begin again with the next day', async () => {
    const key = await organiser();
    for (let count = 0; count < 4; count += 1) await found(key);
    await api.app.get(PgPools).app.query(`update quota_uses set day = day - 1`);
    expect((await found(key)).status).toBe(201);
  });

  it('are none where the setting says 0', async () => {
    const key = await organiser();
    const league = { name: 'One', game: 'lorcana', format: 'core-constructed', bestOf: 1 };
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/leagues', league, key)).status).toBe(201);
    }
  });
});
