import type { FieldFault } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';

/** The position that was sent is none; every fault is reported with its place in the body. */
export class PositionFaulty extends problem('sandbox.position-faulty', {
  status: 422,
  title: 'Not a position',
  help: '`errors` names every faulty place of the position, as JSON pointers into the body.',
  members: ['errors'],
}) {
  constructor(readonly errors: readonly FieldFault[]) {
    super(`The position has ${errors.length === 1 ? '1 fault' : `${errors.length} faults`}.`);
  }
}

/** A trial begins at one position: the one that was sent, or one of a recorded game. */
export class StartUnclear extends problem('sandbox.start-unclear', {
  status: 422,
  title: 'Where does the trial begin?',
  help: 'Send `position`, or `game` (and a version), or `match` (and a number and a version): exactly one of them.',
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
    super(`The match has ${played} games; there is no game ${number}.`);
  }
}

/** The trial was ended from outside. */
export class TrialTooLong extends problem('sandbox.too-long', {
  status: 422,
  title: 'The trial takes too long',
  help:
    'Send fewer actions or cards, or begin at a later version; `carriedOut` says how many actions were done within ' +
    '`limitMs`.',
  members: ['carriedOut', 'limitMs'],
}) {
  constructor(
    readonly carriedOut: number,
    readonly limitMs: number,
  ) {
    super(`After ${carriedOut} actions the time of a trial, ${limitMs} ms, was used up.`);
  }
}

class TooLarge extends problem('sandbox.too-large', {
  status: 422,
  title: 'The trial takes too much memory',
  help:
    'Send fewer actions or cards, or ask for fewer legal answers; `carriedOut` says how many actions were done within ' +
    '`limitMb`.',
  members: ['carriedOut', 'limitMb'],
}) {}

export class TrialTooLarge extends TooLarge {
  constructor(
    readonly carriedOut: number,
    readonly limitMb: number,
  ) {
    super(`After ${carriedOut} actions the memory of a trial, ${limitMb} MB, was used up.`);
  }
}

export class TrialTooLongToTell extends TooLarge {
  constructor(length: number) {
    super(`The answer would have ${length} characters: more than an answer may have.`);
  }
}

/** The cards of the position led the engine to what must never happen. */
export class TrialBroken extends problem('sandbox.broken', {
  status: 422,
  title: 'The position cannot be carried on',
  help: 'Its cards do what the engine has no way to carry out. Leave some out, and tell us of the position.',
  members: ['carriedOut'],
}) {
  constructor(readonly carriedOut: number) {
    super(`After ${carriedOut} actions the position could not be carried on.`);
  }
}

/** So many trials wait already: of this caller, or of all. */
export class TooManyTrials extends problem('sandbox.too-many', {
  status: 429,
  title: 'Too many trials at once',
  help: 'Send the next one when an earlier one has been answered; `most` may wait, of one caller and of all.',
  members: ['most'],
}) {
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} trials wait already.`);
  }
}
