import type { Deadline } from '../domain/game-clock.js';

/** The game is played without limits of time. */
export class NoClock extends Error {
  readonly code = 'clock.not-there';
  constructor(readonly gameId: string) {
    super(`Game ${gameId} is played without a clock.`);
  }
}

/** Somebody's time had ended before this arrived. That it had is recorded. */
export class TimeIsUp extends Error {
  readonly code = 'clock.expired';
  readonly deadline: string;
  readonly seats: readonly string[];
  constructor({ at, expired }: Deadline) {
    const deadline = new Date(at).toISOString();
    const seats = expired.map(({ seat }) => seat);
    super(`The time of ${seats.join(' and ')} ended at ${deadline}.`);
    this.deadline = deadline;
    this.seats = seats;
  }
}

export class ClockOfEnded extends Error {
  readonly code = 'clock.game-over';
  constructor() {
    super('The game is over; nobody has a clock any more.');
  }
}

/** No such seat, or one that has left the game. */
export class NoSuchClock extends Error {
  readonly code = 'clock.no-such-seat';
  constructor(
    readonly seat: string,
    readonly seats: readonly string[],
  ) {
    super(`${seat} has no clock; there are those of ${seats.join(', ')}.`);
  }
}

/** The clock of whoever asks goes wrong, or they mean another game: it was not so then, or is not so yet. */
export class MomentImpossible extends Error {
  readonly code = 'clock.moment-impossible';
  constructor(
    readonly since: string,
    readonly earliest: string,
    readonly latest: string,
  ) {
    super(`The clocks can be stopped as of a moment between ${earliest} and ${latest}, not ${since}.`);
  }
}
