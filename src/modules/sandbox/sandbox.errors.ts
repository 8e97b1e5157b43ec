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

/** The trial was ended from outside. */
export class TrialTooLong extends Error {
  readonly code = 'sandbox.too-long';
  constructor(
    readonly carriedOut: number,
    readonly limitMs: number,
  ) {
    super(`After ${carriedOut} actions the time of a trial, ${limitMs} ms, was used up.`);
  }
}

export class TrialTooLarge extends Error {
  readonly code = 'sandbox.too-large';
  constructor(
    readonly carriedOut: number,
    readonly limitMb: number,
  ) {
    super(`After ${carriedOut} actions the memory of a trial, ${limitMb} MB, was used up.`);
  }
}

export class TrialTooLongToTell extends Error {
  readonly code = 'sandbox.too-large';
  constructor(length: number) {
    super(`The answer would have ${length} characters: more than an answer may have.`);
  }
}

/** The cards of the position led the engine to what must never happen. */
export class TrialBroken extends Error {
  readonly code = 'sandbox.broken';
  constructor(readonly carriedOut: number) {
    super(`After ${carriedOut} actions the position could not be carried on.`);
  }
}

/** So many trials wait already: of this caller, or of all. */
export class TooManyTrials extends Error {
  readonly code = 'sandbox.too-many';
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} trials wait already.`);
  }
}
