import { Injectable } from '@nestjs/common';
import { Clock, PgPools } from '../../platform/database/index.js';
import { ATTEND, CLAIM, GIVE_BACK, NOT_YET, SILENT } from './clocks.sql.js';

export interface DueDeadline {
  readonly gameId: string;
  readonly deadline: Date;
  /** How often it was given to the queue, this time included. */
  readonly queued: number;
}

export interface SeatOfGame {
  readonly gameId: string;
  readonly seat: string;
}

export interface SeatsOfGame {
  readonly gameId: string;
  readonly seats: readonly string[];
}

/**
 * Deadlines and presence beside the record: deadlines follow from it; who is there at this moment is nobody's record, only
 * that somebody has gone or come back.
 */
@Injectable()
export class ClockTable {
  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {}

  /** Takes what is due; nobody else gets it until the queue has had its time. */
  async claim(limit: number, queueSeconds: number): Promise<readonly DueDeadline[]> {
    const { rows } = await this.pools.app.query<DueDeadline>(CLAIM, [this.clock.now(), limit, queueSeconds]);
    return rows;
  }

  /** They have not come to the queue. */
  async giveBack(due: readonly DueDeadline[]): Promise<void> {
    await this.pools.app.query(GIVE_BACK, [due.map(({ gameId }) => gameId)]);
  }

  async notYet(gameId: string): Promise<void> {
    await this.pools.app.query(NOT_YET, [gameId, this.clock.now()]);
  }

  /** These seats are there for so many seconds more. Returns those that are recorded as away. */
  async attend(seats: readonly SeatOfGame[], seconds: number): Promise<readonly SeatOfGame[]> {
    const until = new Date(this.clock.now().getTime() + seconds * 1000);
    const values = [seats.map(({ gameId }) => gameId), seats.map(({ seat }) => seat), until];
    const { rows } = await this.pools.app.query<SeatOfGame & { readonly away: boolean }>(ATTEND, values);
    return rows.filter(({ away }) => away);
  }

  /** Seats of whom nothing is heard any more, in at most so many games. */
  async silent(limit: number): Promise<readonly SeatsOfGame[]> {
    const { rows } = await this.pools.app.query<SeatsOfGame>(SILENT, [this.clock.now(), limit]);
    return rows;
  }
}
