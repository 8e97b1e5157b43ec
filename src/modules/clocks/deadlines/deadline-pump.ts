import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from '../../../platform/database/index.js';
import { type JobRequest, Queues } from '../../../platform/queue/index.js';
import { ClockSchedule } from '../clock-schedule.js';
import { ClockTable, type DueDeadline } from '../clock-table.js';
import { Absences } from '../presence/absences.js';

const BATCH = 200;

/**
 * Gives the queue the deadlines that come near, and those that it has lost; and notes who has fallen silent. So the queue
 * may lose everything, and time still ends. Any number of processes may pump.
 */
@Injectable()
export class DeadlinePump {
  private readonly logger = new Logger(DeadlinePump.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: ClockTable,
    private readonly absences: Absences,
    private readonly queues: Queues,
    private readonly schedule: ClockSchedule,
    private readonly clock: Clock,
  ) {}

  start(): void {
    this.running = this.run(this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.pump().catch((error: unknown) => {
        this.logger.error({ msg: 'deadlines wait', err: error });
        return false;
      });
      if (!isMore) await delay(this.schedule.lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Whether there is probably more to do at once. */
  private async pump(): Promise<boolean> {
    await this.absences.note(BATCH);
    const due = await this.table.claim(BATCH, this.schedule.queueSeconds);
    if (due.length > 0) {
      const now = this.clock.now().getTime();
      await this.queues.add(
        'expire-time',
        due.map((each) => jobOf(each, now)),
      );
    }
    return due.length === BATCH;
  }
}

/** Another id each time: the queue remembers ids of jobs that are done. */
const jobOf = ({ gameId, deadline, queued }: DueDeadline, now: number): JobRequest => ({
  id: `time-${gameId}-${deadline.getTime()}-${queued}`,
  data: { gameId },
  delayMs: Math.max(0, deadline.getTime() - now),
});
