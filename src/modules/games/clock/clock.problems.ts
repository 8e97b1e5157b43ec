import { problem } from '../../../platform/problems/index.js';
import type { Deadline } from '../domain/game-clock.js';

/** The game is played without limits of time. */
export class NoClock extends problem('clock.not-there', {
  status: 404,
  title: 'No clock',
  help: 'The match was created without a `timing`, so its seats have unlimited time.',
  members: ['gameId'],
}) {
  constructor(readonly gameId: string) {
    super(`Game ${gameId} has no clock.`);
  }
}

/** Somebody's time had ended before this arrived. That it had is recorded. */
export class TimeIsUp extends problem('clock.expired', {
  status: 409,
  title: 'Time is up',
  help: 'The time of `seats` ended at `deadline`, before your request arrived, and this was recorded. In a draft with lots, read the game and choose on. A judge may rule otherwise.',
  members: ['deadline', 'seats'],
}) {
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

export class ClockOfEnded extends problem('clock.game-over', {
  status: 409,
  title: 'The game is over',
  help: 'Nothing was recorded. Open a case: a judge may rule that the game continues.',
}) {
  constructor() {
    super('The game is over, so its clocks no longer run.');
  }
}

/** No such seat, or one that has left the game. */
export class NoSuchClock extends problem('clock.no-such-seat', {
  status: 422,
  title: 'No such clock',
  help: '`seats` lists the seats that still play.',
  members: ['seat', 'seats'],
}) {
  constructor(
    readonly seat: string,
    readonly seats: readonly string[],
  ) {
    super(`Seat ${seat} has no clock; these seats have one: ${seats.join(', ')}.`);
  }
}

/** The caller's clock goes wrong, or another game is meant: it was not so then, or is not so yet. */
export class MomentImpossible extends problem('clock.moment-impossible', {
  status: 422,
  title: 'Moment not possible',
  help: 'Clocks can be stopped as of now, or as of a moment after the last event of the game. Compare your clock with `latest`.',
  members: ['since', 'earliest', 'latest'],
}) {
  constructor(
    readonly since: string,
    readonly earliest: string,
    readonly latest: string,
  ) {
    super(`The clocks can be stopped as of a moment between ${earliest} and ${latest}, not ${since}.`);
  }
}
