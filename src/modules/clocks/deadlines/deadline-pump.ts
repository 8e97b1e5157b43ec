import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/database/index.js';
import { type JobRequest, Pump, Queues } from '../../../platform/queue/index.js';
import { ClockSchedule, ClockTable, type DueDeadline } from '../clock-table.js';
import { Absences } from '../presence/absences.js';

const BATCH = 200;

/**
 * Gives the queue the deadlines that come near, and those that it has lost; then notes who has fallen silent. So the
 * queue may lose everything, and time still ends. Any number of processes may pump.
 */
@Injectable()
export class DeadlinePump extends Pump {
  constructor(
    private readonly table: ClockTable,
    private readonly absences: Absences,
    private readonly queues: Queues,
    private readonly schedule: ClockSchedule,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected lookEveryMs(): number {
    return this.schedule.lookEveryMs;
  }

  protected async pump(): Promise<boolean> {
    const due = await this.table.claim(BATCH, this.schedule.queueSeconds);
    if (due.length > 0) await this.hand(due);
    await this.absences.note(BATCH);
    return due.length === BATCH;
  }

  private async hand(due: readonly DueDeadline[]): Promise<void> {
    const now = this.clock.now().getTime();
    const jobs = due.map((each) => jobOf(each, now));
    try {
      await this.queues.add('expire-time', jobs);
    } catch (error) {
      // A queue that is away has lost nothing: they wait for its return, and not for longer each time.
      await this.table.giveBack(due);
      throw error;
    }
  }
}

/** Another id each time: the queue remembers ids of jobs that are done. */
const jobOf = ({ gameId, deadline, queued }: DueDeadline, now: number): JobRequest => ({
  id: `time-${gameId}-${deadline.getTime()}-${queued}`,
  data: { gameId },
  delayMs: Math.max(0, deadline.getTime() - now),
});
