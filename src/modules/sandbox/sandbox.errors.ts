import type { FieldFault } from '../../platform/http/index.js';

/** The position that was sent is none; every fault is told with the place in the body where it is. */
export class PositionFaulty extends Error {
  readonly code = 'sandbox.position-faulty';
  constructor(readonly errors: readonly FieldFault[]) {
    super(`The position has ${errors.length === 1 ? '1 fault' : `${errors.length} faults`}.`);
  }
}

/** A trial begins at one position: the one that was sent, or one of a recorded game. */
export class StartUnclear extends Error {
  readonly code = 'sandbox.start-unclear';
  constructor() {
    super('Send exactly one of position, game and match.');
  }
}

/** The match has no game of this number. */
export class GameNotPlayed extends Error {
  readonly code = 'sandbox.game-not-played';
  constructor(
    readonly number: number,
    readonly played: number,
  ) {
    super(`The match has ${played} games; there is no game ${number}.`);
  }
}

export class TrialTooLong extends Error {
  readonly code = 'sandbox.too-long';
  constructor(
    readonly carriedOut: number,
    milliseconds: number,
  ) {
    super(`After ${carriedOut} actions the time of a trial, ${milliseconds} ms, was used up.`);
  }
}
