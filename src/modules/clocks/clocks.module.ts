import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Consumers } from '../../platform/projections/index.js';
import { Jobs } from '../../platform/queue/index.js';
import { GamesModule } from '../games/index.js';
import { ClockSchedule } from './clock-schedule.js';
import { ClockTable } from './clock-table.js';
import { DeadlinePump } from './deadlines/deadline-pump.js';
import { ExpireTime } from './deadlines/expire-time.job.js';
import { RunningClocks } from './deadlines/running-clocks.consumer.js';
import { ClockControlController } from './http/clock-control.controller.js';
import { ClockController } from './http/clock.controller.js';
import { Absences } from './presence/absences.js';
import { Attendance } from './presence/attendance.js';

export interface ClocksSettings {
  /** Whether this process ends what time has ended. Any number may. */
  readonly works: boolean;
}

const SETTINGS = Symbol('clocks settings');

/** Time that ends whether or not anybody acts, who is there, and what judges do to clocks. */
@Module({
  imports: [GamesModule],
  controllers: [ClockController, ClockControlController],
  providers: [Absences, Attendance, ClockSchedule, ClockTable, DeadlinePump, ExpireTime, RunningClocks],
})
export class ClocksModule implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    @Inject(SETTINGS) private readonly settings: ClocksSettings,
    private readonly consumers: Consumers,
    private readonly jobs: Jobs,
    private readonly running: RunningClocks,
    private readonly expireTime: ExpireTime,
    private readonly pump: DeadlinePump,
    private readonly attendance: Attendance,
  ) {}

  static at(settings: ClocksSettings): DynamicModule {
    return { module: ClocksModule, providers: [{ provide: SETTINGS, useValue: settings }] };
  }

  onModuleInit(): void {
    this.consumers.register(this.running);
    this.jobs.register(this.expireTime);
  }

  onApplicationBootstrap(): void {
    this.attendance.start();
    if (this.settings.works) this.pump.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.attendance.stop();
    await this.pump.stop();
  }
}
