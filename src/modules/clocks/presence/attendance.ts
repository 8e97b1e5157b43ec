import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Timekeeper, Watching } from '../../games/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { ClockSchedule, ClockTable, type SeatOfGame } from '../clock-table.js';

/** Keeps seats present that follow their games or send heartbeats, and records who comes back. */
@Injectable()
export class Attendance implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Attendance.name);
  private beating: NodeJS.Timeout | null = null;
  /** The one under way: a database that is slow for a while must not find many of them waiting. */
  private beat: Promise<void> | null = null;

  constructor(
    private readonly table: ClockTable,
    private readonly timekeeper: Timekeeper,
    private readonly watching: Watching,
    private readonly schedule: ClockSchedule,
  ) {}

  /** In every process that has streams open. */
  onApplicationBootstrap(): void {
    const beat = () => void (this.beat ??= this.countStreams().finally(() => (this.beat = null)));
    this.beating = setInterval(beat, this.schedule.heartbeatEveryMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.beating !== null) clearInterval(this.beating);
    await this.beat;
  }

  /** Notes that a player is present whose client has no open stream. Throws `NoClock` and `NotSeated`. */
  async heartbeat(gameId: string, caller: CallerIdentity): Promise<void> {
    const seat = await this.timekeeper.attend(gameId, caller);
    await this.table.attend([{ gameId, seat }], this.schedule.presenceSeconds);
  }

  private async countStreams(): Promise<void> {
    const seats = this.watching.all();
    if (seats.length === 0) return;
    try {
      const back = await this.table.attend(seats, this.schedule.presenceSeconds);
      await Promise.all(back.map((seat) => this.regain(seat)));
    } catch (error) {
      this.logger.warn({ msg: 'streams did not count as presence', err: error });
    }
  }

  /** A game that cannot be carried on holds up no other. */
  private async regain({ gameId, seat }: SeatOfGame): Promise<void> {
    await this.timekeeper.regain(gameId, seat).catch((error: unknown) => {
      this.logger.warn({ msg: 'a return was not recorded', gameId, seat, err: error });
    });
  }
}
