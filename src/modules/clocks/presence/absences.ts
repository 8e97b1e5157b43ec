import { Injectable } from '@nestjs/common';
import { Timekeeper } from '../../games/index.js';
import { ClockSchedule } from '../clock-schedule.js';
import { ClockTable } from '../clock-table.js';

/** Records that seats have gone which show nothing of themselves any more. */
@Injectable()
export class Absences {
  constructor(
    private readonly table: ClockTable,
    private readonly timekeeper: Timekeeper,
    private readonly schedule: ClockSchedule,
  ) {}

  async note(limit: number): Promise<void> {
    for (const { gameId, seat } of await this.table.silent(limit)) {
      await this.timekeeper.lose(gameId, seat, this.schedule.presenceSeconds);
    }
  }
}
