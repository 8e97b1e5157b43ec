import { problem } from '../../platform/problems/index.js';

/** By hand of staff the match is over; that must be lifted before it is ended otherwise. */
export class MatchClosedAlready extends problem('match.closed-already', {
  status: 409,
  title: 'The match is closed',
  help: 'Reopen the match first: POST /v1/matches/{id}/reopenings.',
  members: ['kind'],
}) {
  constructor(readonly kind: string) {
    super(`Staff has already closed the match (${kind}).`);
  }
}

export class MatchNotClosed extends problem('match.not-closed', {
  status: 409,
  title: 'The match is not closed',
  help: 'Only a match that staff closed can be reopened. A ruling is changed by an appeal.',
}) {
  constructor() {
    super('Staff has not closed the match, or it was reopened already.');
  }
}

/** Who did not come is said of a no-show, and of nothing else. */
export class AbsentUnclear extends problem('match.absent-unclear', {
  status: 422,
  title: 'Absent seats not clear',
  help: 'For `no-show`, list the seats that did not come in `absent`. For `void` and `mistake`, leave `absent` out.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Name the absent seats for a no-show, and only for a no-show: ${seats.join(', ')}.`);
  }
}

export class NothingToForfeit extends problem('match.nothing-to-forfeit', {
  status: 422,
  title: 'The match has no winners',
  help: 'Close a match that produces decks as `void` or `mistake`.',
}) {
  constructor() {
    super('The match produces decks and has no winner, so nobody can lose it by a no-show.');
  }
}
