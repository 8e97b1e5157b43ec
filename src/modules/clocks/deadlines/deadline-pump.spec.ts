import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Clock } from '../../../platform/database/index.js';
import type { JobRequest, Queues } from '../../../platform/queue/index.js';
import { ClockSchedule, type ClockTable, type DueDeadline } from '../clock-table.js';
import type { Absences } from '../presence/absences.js';
import { DeadlinePump } from './deadline-pump.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

const DEADLINE = new Date('2026-11-22T12:00:00.000Z');

it('a queue that is away gets the same job when it is back, at once', async () => {
  let waiting: DueDeadline[] = [{ gameId: 'g', deadline: DEADLINE, queued: 1 }];
  const offered: string[] = [];
  const table = {
    claim: () => Promise.resolve(waiting.splice(0)),
    giveBack: (due: DueDeadline[]) => Promise.resolve(void (waiting = due)),
  };
  let onTaken = (): void => undefined;
  const taken = new Promise<void>((resolve) => (onTaken = resolve));
  const queues = {
    add: (_: string, [job]: JobRequest[]) => {
      offered.push(job?.id ?? '');
      if (offered.length < 3) return Promise.reject(new Error('the queue is away'));
      return Promise.resolve(onTaken());
    },
  };
  const pump = new DeadlinePump(
    table as unknown as ClockTable,
    { note: () => Promise.resolve() } as unknown as Absences,
    queues as unknown as Queues,
    Object.assign(new ClockSchedule(), { lookEveryMs: 1 }),
    { now: () => DEADLINE } as unknown as Clock,
  );
  pump.start();
  await taken;
  await pump.stop();
  expect(offered).toEqual(Array(3).fill(`time-g-${DEADLINE.getTime()}-1`));
  expect(waiting).toEqual([]);
});
