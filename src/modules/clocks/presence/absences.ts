import { Injectable, Logger } from '@nestjs/common';
import { Timekeeper } from '../../games/index.js';
import { ClockSchedule, ClockTable } from '../clock-table.js';

/** Records silent seats as absent. */
@Injectable()
export class Absences {
  private readonly logger = new Logger(Absences.name);

  constructor(
    private readonly table: ClockTable,
    private readonly timekeeper: Timekeeper,
    private readonly schedule: ClockSchedule,
  ) {}

  /** A game that cannot be carried on holds up no other; it is looked at again after a while. */
  async note(limit: number): Promise<void> {
    const { presenceSeconds } = this.schedule;
    for (const { gameId, seats } of await this.table.silent(limit)) {
      try {
        await this.timekeeper.lose(gameId, seats, presenceSeconds);
      } catch (error) {
        this.logger.warn({ msg: 'an absence was not recorded', gameId, seats, err: error });
        const later = seats.map((seat) => ({ gameId, seat }));
        await this.table.attend(later, presenceSeconds);
      }
    }
  }
}
