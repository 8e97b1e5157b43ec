import { Injectable } from '@nestjs/common';
import { Clock, PgPools } from '../../platform/database/index.js';
import { ATTEND, CLAIM, NOT_YET, SILENT } from './clocks.sql.js';

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

  async notYet(gameId: string): Promise<void> {
    await this.pools.app.query(NOT_YET, [gameId]);
  }

  /** These seats are there for so many seconds more. Returns those that are recorded as away. */
  async attend(seats: readonly SeatOfGame[], seconds: number): Promise<readonly SeatOfGame[]> {
    const until = new Date(this.clock.now().getTime() + seconds * 1000);
    const values = [seats.map(({ gameId }) => gameId), seats.map(({ seat }) => seat), until];
    const { rows } = await this.pools.app.query<SeatOfGame & { readonly away: boolean }>(ATTEND, values);
    return rows.filter(({ away }) => away);
  }

  async silent(limit: number): Promise<readonly SeatOfGame[]> {
    const { rows } = await this.pools.app.query<SeatOfGame>(SILENT, [this.clock.now(), limit]);
    return rows;
  }
}
