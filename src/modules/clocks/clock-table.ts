import { Injectable } from '@nestjs/common';
import { Clock, PgPools } from '../../platform/database/index.js';

/** When what is looked for. Tests make it faster. */
export class ClockSchedule {
  /** How often to look for deadlines that come near, and for seats that have fallen silent. */
  readonly lookEveryMs: number = 500;
  /** A deadline is given to the queue so long before it comes: most move on before that, and never reach it. */
  readonly aheadSeconds: number = 60;
  /** Time that should have been expired for so long has been lost by the queue, and is given to it again. */
  readonly queueSeconds: number = 10;
  /** A seat counts as present for so long after an action, or a heartbeat. */
  readonly presenceSeconds: number = 30;
  /** How often open streams count as a heartbeat. */
  readonly heartbeatEveryMs: number = 1_000;
}

/** $1 games: those of them that are known to have a clock and to run. */
export const KNOWN = `select game_id as "gameId" from game_deadlines where game_id = any($1)`;

/** $1 game, $2 deadline or null, $3 seconds before it. A job of another deadline is void. */
export const KEEP_DEADLINE = `
insert into game_deadlines as known (game_id, deadline, due_at)
values ($1, $2::timestamptz, $2::timestamptz - make_interval(secs => $3))
on conflict (game_id) do update set deadline = excluded.deadline, due_at = excluded.due_at, queued = 0
where known.deadline is distinct from excluded.deadline`;

/** $1 game, $2 seat, $3 until when, $4 whether it is recorded as away. */
export const KEEP_PRESENCE = `
insert into seat_presence as known (game_id, seat, until, away) values ($1, $2, $3, $4)
on conflict (game_id, seat) do update set until = greatest(known.until, excluded.until), away = excluded.away`;

export const FORGET_DEADLINE = `delete from game_deadlines where game_id = $1`;

export const FORGET_PRESENCE = `delete from seat_presence where game_id = $1 and not seat = any($2)`;

/**
 * Takes deadlines whose time has come near, $2 of them, and gives them another time in case the queue loses them: $3
 * seconds after the deadline, or after now ($1) where that has passed; later each time, for a game that cannot be
 * carried on must not fill the queue.
 */
const CLAIM = `
update game_deadlines d set queued = queued + 1,
  due_at = greatest(deadline, $1) + make_interval(secs => $3 * power(2, least(queued, 12)))
from (
  select game_id from game_deadlines where due_at <= $1 order by due_at limit $2 for update skip locked
) due
where d.game_id = due.game_id
returning d.game_id as "gameId", d.deadline, d.queued`;

/** $1 games: what was claimed of them has not reached the queue, and is due as it was before. */
const GIVE_BACK = `update game_deadlines set due_at = deadline, queued = greatest(queued - 1, 0) where game_id = any($1)`;

/**
 * $1 game, $2 now: the queue was early, and is asked again. A deadline that is over by then is not the one that the
 * game has: what that is, is about to be written down.
 */
const NOT_YET = `
update game_deadlines set due_at = deadline - interval '1 second' where game_id = $1 and deadline > $2`;

/** $1 games and $2 seats, in pairs; $3 until when. Only what has moved far enough to matter is written. */
const ATTEND = `
update seat_presence known set until = $3
from unnest($1::uuid[], $2::text[]) as here (game_id, seat)
where known.game_id = here.game_id and known.seat = here.seat
  and (known.away or known.until < $3::timestamptz - interval '5 seconds')
returning known.game_id as "gameId", known.seat, known.away`;

/** $1 now, $2 how many games: the seats in each of them whose time as present is over. */
const SILENT = `
select game_id as "gameId", array_agg(seat order by seat) as seats from seat_presence
where not away and until < $1 group by game_id order by min(until) limit $2`;

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
 * Deadlines and presence beside the record: deadlines follow from it. Present presence is not recorded, only that a
 * seat has gone or come back.
 */
@Injectable()
export class ClockTable {
  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {}

  /** Takes what is due; other workers do not get it until the queue has had its time. */
  async claim(limit: number, queueSeconds: number): Promise<readonly DueDeadline[]> {
    const { rows } = await this.pools.app.query<DueDeadline>(CLAIM, [this.clock.now(), limit, queueSeconds]);
    return rows;
  }

  /** Deadlines without a job in the queue. */
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

  /** Silent seats, without a heartbeat, in at most the given number of games. */
  async silent(limit: number): Promise<readonly SeatsOfGame[]> {
    const { rows } = await this.pools.app.query<SeatsOfGame>(SILENT, [this.clock.now(), limit]);
    return rows;
  }
}
