import { problem } from '../../platform/problems/index.js';

/** The caller plays no seat of the match, or asks for more than its own. */
export class PublicationNotYours extends problem('publication.not-yours', {
  status: 403,
  title: 'Answer of another seat',
  help: 'A player answers for their own seat with PUT /v1/matches/{id}/publication. Scorekeepers record the answer of each seat of a paper match (`randomness: asserted`). Only staff creates a match with `open` publication.',
}) {
  constructor() {
    super(
      'Players agree to publication for their own seat only. The scorekeeper of a paper match may record the answers of all seats.',
    );
  }
}

/** Scorekeepers write down what each seat says. */
export class PublicationSeatUnclear extends problem('publication.seat-unclear', {
  status: 422,
  title: 'Seat not named',
  help: 'Scorekeepers answer for all seats, so send `seat`.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Name the seat that answers: ${seats.join(', ')}.`);
  }
}

/** What everybody may have read by now cannot be hidden again. */
export class PublicationFinal extends problem('publication.final', {
  status: 409,
  title: 'Publication is final',
  help: 'An answer can be changed only until all players have agreed.',
}) {
  constructor() {
    super('All players have agreed to publication, so no answer can be changed.');
  }
}

/** Each answer stays on record. */
export class PublicationChangedTooOften extends problem('publication.changed-too-often', {
  status: 409,
  title: 'Answer changed too often',
  help: 'A seat may answer `most` times in a match. Its last answer counts.',
  members: ['seat', 'most'],
}) {
  constructor(
    readonly seat: string,
    readonly most: number,
  ) {
    super(`The seat ${seat} has answered ${most} times.`);
  }
}
