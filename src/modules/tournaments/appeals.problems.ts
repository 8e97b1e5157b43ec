import { problem } from '../../platform/problems/index.js';

export class NothingToAppeal extends problem('tournament.nothing-to-appeal', {
  status: 409,
  title: 'No ruling to appeal',
  help: 'You can appeal a result that staff recorded at your table. Dispute a report of your opponent instead.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`Staff has decided no result at table ${table} of round ${round}.`);
  }
}

export class AlreadyAppealed extends problem('tournament.already-appealed', {
  status: 409,
  title: 'The table has had its appeal',
  help: 'A match has one appeal, and its answer is final. GET /v1/tournaments/{id}/cases shows the appeal.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`A player has appealed the result of table ${table} of round ${round} already.`);
  }
}

export class NoAppeal extends problem('tournament.no-appeal', {
  status: 409,
  title: 'No appeal waits here',
  help: 'GET /v1/tournaments/{id}/calls lists what waits for a judge.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`No appeal of table ${table} of round ${round} waits for an answer.`);
  }
}

export class OwnTableRuling extends problem('tournament.own-ruling', {
  status: 403,
  title: 'Your own ruling',
  help: 'Ask another judge or an organiser to decide on the appeal. You can still correct the result yourself.',
}) {
  constructor() {
    super('The appeal is against your own ruling, so another person must reject it.');
  }
}
