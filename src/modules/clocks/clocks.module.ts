import { Module, type OnModuleInit } from '@nestjs/common';
import { Consumers } from '../../platform/projections/index.js';
import { Jobs } from '../../platform/queue/index.js';
import { GamesModule } from '../games/index.js';
import { ClockSchedule, ClockTable } from './clock-table.js';
import { DeadlinePump } from './deadlines/deadline-pump.js';
import { ExpireTime } from './deadlines/expire-time.job.js';
import { RunningClocks } from './deadlines/running-clocks.consumer.js';
import { ClocksController } from './http/clocks.controller.js';
import { Absences } from './presence/absences.js';
import { Attendance } from './presence/attendance.js';

/** Time that ends whether or not anybody acts, who is there, and what judges do to clocks. */
@Module({
  imports: [GamesModule],
  controllers: [ClocksController],
  providers: [Absences, Attendance, ClockSchedule, ClockTable, DeadlinePump, ExpireTime, RunningClocks],
})
export class ClocksModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly jobs: Jobs,
    private readonly running: RunningClocks,
    private readonly expireTime: ExpireTime,
    private readonly pump: DeadlinePump,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this.running);
    this.jobs.register(this.expireTime, this.pump);
  }
}
