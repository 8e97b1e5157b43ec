import { afterAll, beforeAll, expect, it } from 'vitest';
import { LoginThrottle } from '../../../src/modules/identity/accounts/login-throttle.js';
import { DatabaseSettings, PgPools } from '../../../src/platform/database/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

/**
 * Goal: log-ins that come together, with one login or from one address, do not stand in each other's way. Method: the
 * throttle on a real database, asked by many at once. If it fails, one of its statements locks rows in an order of its own.
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
