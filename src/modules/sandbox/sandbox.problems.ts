import type { FieldFault } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';

/** The position that was sent is none; every fault is reported with its place in the body. */
export class PositionFaulty extends problem('sandbox.position-faulty', {
  status: 422,
  title: 'The position is not valid',
  help: '`errors` names every fault of the position by a JSON pointer into the body.',
  members: ['errors'],
}) {
  constructor(readonly errors: readonly FieldFault[]) {
    super(`The position has ${errors.length === 1 ? '1 fault' : `${errors.length} faults`}.`);
  }
}

/** A trial begins at one position: the one that was sent, or one of a recorded game. */
export class StartUnclear extends problem('sandbox.start-unclear', {
  status: 422,
  title: 'Start of the trial not clear',
  help: 'Send exactly one of `position`, `game` (with a version) and `match` (with a number and a version).',
}) {
  constructor() {
    super('Send exactly one of position, game and match.');
  }
}

/** The match has no game of this number. */
export class GameNotPlayed extends problem('sandbox.game-not-played', {
  status: 404,
  title: 'No such game in the match',
  help: 'GET /v1/matches/{id} lists the games of a match.',
  members: ['number', 'played'],
}) {
  constructor(
    readonly number: number,
    readonly played: number,
  ) {
    super(`The match has ${played} games and no game ${number}.`);
  }
}

/** The trial was ended from outside. */
export class TrialTooLong extends problem('sandbox.too-long', {
  status: 422,
  title: 'The trial takes too long',
  help:
    'Send fewer actions or cards, or begin at a later version. `carriedOut` is the number of actions done within ' +
    '`limitMs`.',
  members: ['carriedOut', 'limitMs'],
}) {
  constructor(
    readonly carriedOut: number,
    readonly limitMs: number,
  ) {
    super(`The trial reached its time limit of ${limitMs} ms after ${carriedOut} actions.`);
  }
}

class TooLarge extends problem('sandbox.too-large', {
  status: 422,
  title: 'The trial takes too much memory',
  help:
    'Send fewer actions or cards, or ask for fewer legal answers. `carriedOut` is the number of actions done within ' +
    '`limitMb`.',
  members: ['carriedOut', 'limitMb'],
}) {}

export class TrialTooLarge extends TooLarge {
  constructor(
    readonly carriedOut: number,
    readonly limitMb: number,
  ) {
    super(`The trial reached its memory limit of ${limitMb} MB after ${carriedOut} actions.`);
  }
}

export class TrialTooLongToTell extends TooLarge {
  constructor(length: number) {
    super(`The answer would have ${length} characters, which is too long.`);
  }
}

/** The cards of the position led the engine to what must never happen. */
export class TrialBroken extends problem('sandbox.broken', {
  status: 422,
  title: 'The position cannot be played',
  help: 'The engine cannot apply what its cards do. Leave some cards out, and report the position to us.',
  members: ['carriedOut'],
}) {
  constructor(readonly carriedOut: number) {
    super(`The position could not be played further after ${carriedOut} actions.`);
  }
}

/** So many trials wait already: of this caller, or of all. */
export class TooManyTrials extends problem('sandbox.too-many', {
  status: 429,
  title: 'Too many trials at once',
  help: 'Send the next trial when an earlier one has been answered. `most` is the number of trials that may wait.',
  members: ['most'],
}) {
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} trials are waiting already.`);
  }
}
