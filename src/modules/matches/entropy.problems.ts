import { problem } from '../../platform/problems/index.js';

/** Chance is shared where the match says so, and then from its beginning. */
export class EntropyNotAwaited extends problem('entropy.not-awaited', {
  status: 409,
  title: 'No share awaited',
  help: 'Create the match with `randomness: shared`.',
}) {
  constructor() {
    super('The match waits for no shares of its chance.');
  }
}

export class EntropyNotYours extends problem('entropy.not-yours', {
  status: 403,
  title: 'Not yours to give',
  help: 'A player gives the share of its own seat. Who makes matches of others sends `seat`, and no `entropy`.',
}) {
  constructor() {
    super(
      'Players give the share of their own seat; those who make matches for others say only which seat gives none.',
    );
  }
}

/** Another one would be given by somebody who may know those of the others. */
export class EntropyFinal extends problem('entropy.final', {
  status: 409,
  title: 'Share was given',
  help: 'A share is given once.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`${seat} has given its share.`);
  }
}

/** The server would know it before it has committed itself. */
export class EntropyTooEarly extends problem('entropy.too-early', {
  status: 422,
  title: 'Share given too early',
  help: 'Leave `entropy` out; each seat gives it with PUT /v1/matches/{id}/entropy.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`${seat} gives its share when the match is there, and the server has committed itself.`);
  }
}
