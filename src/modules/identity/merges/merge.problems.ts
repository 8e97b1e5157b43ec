import { problem } from '../../../platform/problems/index.js';

/** Records merge one level deep, so that each record has one place where its matches count. */
export class PlayerIsMerged extends problem('identity.player-merged', {
  status: 409,
  title: 'The record is merged',
  help: 'Use the player `into`, or separate the record first: POST /v1/players/{into}/separations.',
  members: ['playerId', 'into'],
}) {
  constructor(
    readonly playerId: string,
    readonly into: string,
  ) {
    super(`The record ${playerId} is merged into player ${into}.`);
  }
}

export class PlayerHasRecords extends problem('identity.player-has-records', {
  status: 409,
  title: 'Other records are merged into this one',
  help: 'Separate these records first, then merge each of them into the player who is to keep the matches.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`Other records are merged into player ${playerId}.`);
  }
}

export class PlayerIsSame extends problem('identity.same-player', {
  status: 409,
  title: 'Both records are the same',
  help: 'Name another record as `playerId`.',
}) {
  constructor() {
    super('A record cannot be merged into itself.');
  }
}

export class PlayerNotMerged extends problem('identity.player-not-merged', {
  status: 409,
  title: 'Record is not merged into this player',
  help: 'GET /v1/players/{id}/records lists the records that are merged into a player.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The record ${playerId} is not merged into this player.`);
  }
}
