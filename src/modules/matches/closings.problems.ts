import { problem } from '../../platform/problems/index.js';

/** By hand of staff the match is over; that must be lifted before it is ended otherwise. */
export class MatchClosedAlready extends problem('match.closed-already', {
  status: 409,
  title: 'The match is closed',
  help: 'Lift the closing first: POST /v1/matches/{id}/reopenings.',
  members: ['kind'],
}) {
  constructor(readonly kind: string) {
    super(`Staff has closed the match already (${kind}).`);
  }
}

export class MatchNotClosed extends problem('match.not-closed', {
  status: 409,
  title: 'The match is not closed',
  help: 'Only what staff has closed by hand is opened again so. A ruling is changed on appeal.',
}) {
  constructor() {
    super('Nobody has closed the match by hand, or this was lifted already.');
  }
}

/** Who did not come is said of a no-show, and of nothing else. */
export class AbsentUnclear extends problem('match.absent-unclear', {
  status: 422,
  title: 'Who did not come is not clear',
  help: 'Of a `no-show` name in `absent` the seats that did not come; of `void` and `mistake` name none.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Of a no-show, and of nothing else, name who did not come: ${seats.join(', ')}.`);
  }
}

export class NothingToForfeit extends problem('match.nothing-to-forfeit', {
  status: 422,
  title: 'Nobody wins this match',
  help: 'What is played for decks is closed as `void` or `mistake`.',
}) {
  constructor() {
    super('The match is played for decks: nobody wins it, or loses it by not coming.');
  }
}
