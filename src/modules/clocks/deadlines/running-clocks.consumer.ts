import { Injectable, Logger } from '@nestjs/common';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { deadlineOf, Timekeeper, type TimedGame } from '../../games/index.js';
import { decodeMatchEvent } from '../../matches/index.js';
import { ClockSchedule } from '../clock-schedule.js';
import { FORGET_DEADLINE, FORGET_PRESENCE, KEEP_DEADLINE, KEEP_PRESENCE, KNOWN } from '../clocks.sql.js';

/** Games that nobody can carry on in this build of the service: their time stands, too. */
const UNPLAYABLE = ['card-set.unavailable', 'game.record-diverges'];

/**
 * Writes down, as games with clocks go on, when the next time ends in each of them and who must be there. Of several events
 * of a game only the last matters, so each game is looked at once, as it is now.
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

  private async write(tx: Transaction, gameId: string): Promise<void> {
    const game = await this.find(gameId);
    const playing = game === null || game.clock.over ? [] : game.clock.seats.filter(({ left }) => !left);
    await tx.query(FORGET_PRESENCE, [gameId, playing.map(({ seat }) => seat)]);
    if (game === null || playing.length === 0) return void (await tx.query(FORGET_DEADLINE, [gameId]));
    const deadline = deadlineOf(game.clock);
    await tx.query(KEEP_DEADLINE, [gameId, deadline && new Date(deadline.at), this.schedule.aheadSeconds]);
    if (game.clock.timing.disconnect === undefined) return;
    for (const { seat, seenAt, graceMs } of playing) {
      const until = new Date(seenAt + this.schedule.presenceSeconds * 1000);
      await tx.query(KEEP_PRESENCE, [gameId, seat, until, graceMs !== null]);
    }
  }

  private async find(gameId: string): Promise<TimedGame | null> {
    try {
      return await this.timekeeper.find(gameId);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && UNPLAYABLE.includes(String(error.code)))) throw error;
      this.logger.error({ msg: 'the clock of a game stands, for nobody can play it', gameId, err: error });
      return null;
    }
  }
}

/** Whether a clock may run from here on that was not known before. */
function beginsAnew(event: LedgerEvent): boolean {
  if (event.type === 'Rewound') return true;
  const { type, payload } = event.type === 'GameStarted' ? decodeMatchEvent(event) : { type: null, payload: null };
  return type === 'GameStarted' && payload.timing !== undefined;
}
