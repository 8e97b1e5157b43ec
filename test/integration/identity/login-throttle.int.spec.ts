import { afterAll, beforeAll, expect, it } from 'vitest';
import { LoginThrottle } from '../../../src/modules/identity/accounts/login-throttle.js';
import { DatabaseSettings, PgPools } from '../../../src/platform/database/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

/**
 * Goal: log-ins that come together, with one login or from one address, do not stand in each other's way. Method: the
 * throttle on a real database, asked by many at once. If it fails, one of its statements locks rows in an order of its
 * own.
 */
const AT_ONCE = 16;
const TIMES = 40;
const LOGINS = 3;

let database: TestDatabase;
let pools: PgPools;

beforeAll(async () => {
  database = await freshDatabase();
  pools = new PgPools(new DatabaseSettings(database.url));
});

afterAll(async () => {
  await pools.close();
  await database.close();
});

it('counts attempts that come together, and takes them back', async () => {
  const throttle = new LoginThrottle(pools);
  const logIn = async (login: string) => {
    for (let times = 0; times < TIMES; times += 1) await (await throttle.attempt(login, '192.0.2.1'))();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => logIn(`player ${each % LOGINS}`)));
  const { rows } = await pools.app.query('select attempts from login_attempts');
  expect(rows).toEqual(Array.from({ length: 2 * LOGINS + 1 }, () => ({ attempts: 0 })));
});

it('hears one login from many addresses, and many logins from one address, only so often', async () => {
  const throttle = new LoginThrottle(pools);
  const heard = async (attempts: readonly (readonly [login: string, address: string])[]) => {
    const settled = await Promise.allSettled(attempts.map(([login, address]) => throttle.attempt(login, address)));
    return settled.filter(({ status }) => status === 'fulfilled').length;
  };
  const times = Array.from({ length: 210 }, (_, each) => each);
  expect(await heard(times.map((each) => ['wanted', `198.51.100.${each}`]))).toBe(100);
  expect(await heard(times.map((each) => [`login ${each}`, '203.0.113.1']))).toBe(200);
  expect(await heard([['wanted', '203.0.113.2']])).toBe(0);
  expect(await heard([['somebody', '203.0.113.3']])).toBe(1);
});
