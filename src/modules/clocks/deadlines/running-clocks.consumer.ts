import { Injectable, Logger } from '@nestjs/common';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type Deadline, deadlineOf, type SeatClock, Timekeeper, type TimedGame } from '../../games/index.js';
import { decodeMatchEvent } from '../../matches/index.js';
import {
  ClockSchedule,
  FORGET_DEADLINE,
  FORGET_PRESENCE,
  KEEP_DEADLINE,
  KEEP_PRESENCE,
  KNOWN,
} from '../clock-table.js';

/** Refusals of a game that this build of the service cannot continue. */
const UNPLAYABLE = ['card-set.unavailable', 'game.record-diverges'];

/**
 * Stores the next deadline of each game with clocks, and its seats with a limit of absence. Only the last of several
 * events of a game matters, so each game is read once, in its present state.
 */
@Injectable()
export class RunningClocks implements Consumer {
  readonly name = 'clocks';
  readonly events = [
    'GameStarted',
    'ActionTaken',
    'ChanceAsserted',
    'TextInvoked',
    'RepetitionProposed',
    'Conceded',
    'Corrected',
    'LossRuled',
    'TakebackProposed',
    'TakebackAnswered',
    'Rewound',
    'TimeExpired',
    'ClockPaused',
    'ClockResumed',
    'TimeExtended',
    'PresenceLost',
    'PresenceRegained',
    'GameEnded',
  ];
  private readonly logger = new Logger(RunningClocks.name);

  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly schedule: ClockSchedule,
  ) {}

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const { rows } = await tx.query<{ gameId: string }>(KNOWN, [streams]);
    const known = new Set(rows.map(({ gameId }) => gameId));
    for (const event of events) if (beginsAnew(event)) known.add(event.stream);
    for (const gameId of known) await this.write(tx, gameId);
  }

  /** A game whose record is damaged has no deadline until the record is mended. */
  async setAside(tx: Transaction, gameId: string): Promise<void> {
    const { rows } = await tx.query<{ gameId: string }>(KNOWN, [[gameId]]);
    if (rows.length > 0) await this.keep(tx, gameId, null, []);
  }

  private async write(tx: Transaction, gameId: string): Promise<void> {
    const game = await this.find(gameId);
    // Known still: another build records what happens next in the game, and then its time is written down again.
    if (game === 'unplayable') return this.keep(tx, gameId, null, []);
    if (game === null || game.clock.over) return this.forget(tx, gameId);
    const present = isPresenceCounted(game) ? game.clock.seats.filter(({ left }) => !left) : [];
    await this.keep(tx, gameId, deadlineOf(game.clock), present);
  }

  private async keep(
    tx: Transaction,
    gameId: string,
    deadline: Deadline | null,
    present: readonly SeatClock[],
  ): Promise<void> {
    await tx.query(KEEP_DEADLINE, [gameId, deadline && new Date(deadline.at), this.schedule.aheadSeconds]);
    await tx.query(FORGET_PRESENCE, [gameId, present.map(({ seat }) => seat)]);
    for (const { seat, seenAt, graceMs } of present) {
      const until = new Date(seenAt + this.schedule.presenceSeconds * 1000);
      await tx.query(KEEP_PRESENCE, [gameId, seat, until, graceMs !== null]);
    }
  }

  private async forget(tx: Transaction, gameId: string): Promise<void> {
    await tx.query(FORGET_DEADLINE, [gameId]);
    await tx.query(FORGET_PRESENCE, [gameId, []]);
  }

  private async find(gameId: string): Promise<TimedGame | 'unplayable' | null> {
    try {
      return await this.timekeeper.find(gameId);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && UNPLAYABLE.includes(String(error.code)))) throw error;
      this.logger.error({ msg: 'the clock of a game stands, for this build cannot play it', gameId, err: error });
      return 'unplayable';
    }
  }
}

/** At a table the players sit there, and only the scorekeeper is connected. */
const isPresenceCounted = ({ clock, started }: TimedGame): boolean =>
  clock.timing.disconnect !== undefined && started.randomness.kind !== 'asserted';

/** Whether a clock may run from here on that was not known before. */
function beginsAnew(event: LedgerEvent): boolean {
  if (event.type === 'Rewound') return true;
  const { type, payload } = event.type === 'GameStarted' ? decodeMatchEvent(event) : { type: null, payload: null };
  return type === 'GameStarted' && payload.timing !== undefined;
}
