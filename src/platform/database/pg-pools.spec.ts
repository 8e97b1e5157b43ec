import { Logger } from '@nestjs/common';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseSettings } from './database-settings.js';
import { PgPools } from './pg-pools.js';

const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
afterEach(() => warn.mockClear());

it('warns of broken connections until the pools are closed', async () => {
  const pools = new PgPools(new DatabaseSettings('postgresql://localhost/kifu'));
  const both = [pools.app, pools.owner];
  const broke = new Error('terminating connection due to administrator command');
  for (const pool of both) pool.emit('error', broke);
  const warning = `An idle database connection broke: ${broke.message}`;
  expect(warn.mock.calls).toEqual([[warning], [warning]]);
  const closed = pools.close();
  pools.app.emit('error', broke);
  await closed;
  for (const pool of both) pool.emit('error', broke);
  expect(warn).toHaveBeenCalledTimes(2);
});
