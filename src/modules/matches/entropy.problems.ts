import { problem } from '../../platform/problems/index.js';

/** Chance is shared where the match says so, and then from its beginning. */
export class EntropyNotAwaited extends problem('entropy.not-awaited', {
  status: 409,
  title: 'No share of entropy awaited',
  help: 'Create the match with `randomness: shared`.',
}) {
  constructor() {
    super('The match does not wait for shares of entropy.');
  }
}

export class EntropyNotYours extends problem('entropy.not-yours', {
  status: 403,
  title: 'Share of another seat',
  help: 'A player gives the share of their own seat. Staff sends `seat` without `entropy`.',
}) {
  constructor() {
    super('Players give the share of their own seat. Staff can only name an absent seat, and gives no share.');
  }
}

/** Another one would be given by somebody who may know those of the others. */
export class EntropyFinal extends problem('entropy.final', {
  status: 409,
  title: 'The share was given already',
  help: 'Each seat gives its share once.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`Seat ${seat} has already given its share.`);
  }
}

/** The server would know it before it has committed itself. */
export class EntropyTooEarly extends problem('entropy.too-early', {
  status: 422,
  title: 'Share given too early',
  help: 'Leave `entropy` out. Each seat gives its share later with PUT /v1/matches/{id}/entropy.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`Seat ${seat} can give its share only after the match is created and the server has committed its own.`);
  }
}
