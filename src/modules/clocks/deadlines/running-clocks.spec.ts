import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Transaction } from '../../../platform/projections/index.js';
import type { Timekeeper } from '../../games/index.js';
import { ClockSchedule, FORGET_DEADLINE, KEEP_DEADLINE, KNOWN } from '../clock-table.js';
import { RunningClocks } from './running-clocks.consumer.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

/** What the consumer writes of one action in a game that is known to have a clock, and that is found so. */
async function written(find: () => Promise<never>): Promise<readonly (readonly [sql: string, values: unknown])[]> {
  const queries: (readonly [string, unknown])[] = [];
  const query = (sql: string, values: unknown) => {
    if (sql !== KNOWN) queries.push([sql, values]);
    return Promise.resolve({ rows: sql === KNOWN ? [{ gameId: 'g' }] : [] });
  };
  const consumer = new RunningClocks({ find } as unknown as Timekeeper, new ClockSchedule());
  const event = { stream: 'g', version: 7, type: 'ActionTaken' } as unknown as LedgerEvent;
  await consumer.handle({ query } as unknown as Transaction, [event]);
  return queries;
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it.each(['card-set.unavailable', 'game.record-diverges'])(
  'a game that this build cannot play (%s) has no deadline for now, and stays known',
  async (code) => {
    const queries = await written(failing(code));
    expect(queries).toContainEqual([KEEP_DEADLINE, ['g', null, 60]]);
    expect(queries.map(([sql]) => sql)).not.toContain(FORGET_DEADLINE);
  },
);

it('what may pass by itself is tried again', async () => {
  await expect(written(failing('ECONNRESET'))).rejects.toThrow('ECONNRESET');
});
