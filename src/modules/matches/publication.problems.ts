import { problem } from '../../platform/problems/index.js';

/** The caller plays no seat of the match, or asks for more than its own. */
export class PublicationNotYours extends problem('publication.not-yours', {
  status: 403,
  title: 'Not yours to agree to',
  help: 'A player answers for its own seat, PUT /v1/matches/{id}/publication; scorekeepers write down what each seat of a paper match (`randomness: asserted`) says. Only those who make matches for others make one `open`.',
}) {
  constructor() {
    super(
      'Players agree to publication for their own seat, and for nobody else; for those of paper matches their scorekeeper may write it down.',
    );
  }
}

/** Scorekeepers write down what each seat says. */
export class PublicationSeatUnclear extends problem('publication.seat-unclear', {
  status: 422,
  title: 'Seat not named',
  help: 'Scorekeepers answer for all seats: send `seat`.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Say whose answer it is; there are ${seats.join(', ')}.`);
  }
}

/** What everybody may have read by now cannot be hidden again. */
export class PublicationFinal extends problem('publication.final', {
  status: 409,
  title: 'Publication was agreed to',
  help: 'An answer can be changed until all players have agreed, and not after that.',
}) {
  constructor() {
    super('All players have agreed to publication; nobody can take that back.');
  }
}

/** Each answer stays on record. */
export class PublicationChangedTooOften extends problem('publication.changed-too-often', {
  status: 409,
  title: 'Answer changed too often',
  help: 'A seat answers `most` times in a match; its last answer stands.',
  members: ['seat', 'most'],
}) {
  constructor(
    readonly seat: string,
    readonly most: number,
  ) {
    super(`The seat ${seat} has answered ${most} times.`);
  }
}
