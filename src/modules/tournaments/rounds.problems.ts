import { problem } from '../../platform/problems/index.js';

export class StageUnderWay extends problem('tournament.stage-under-way', {
  status: 409,
  title: 'The stage is not over',
  help: 'Play the remaining rounds of the stage, or send `early: true` once the last published round is over.',
  members: ['stage'],
}) {
  constructor(readonly stage: number) {
    super(`Stage ${stage} has rounds left to play.`);
  }
}

export class NoFurtherStage extends problem('tournament.no-further-stage', {
  status: 409,
  title: 'No further stage',
  help: 'The last stage of the terms has begun. End the tournament when it is over.',
}) {
  constructor() {
    super('The tournament has no further stage.');
  }
}

export class NoFurtherRound extends problem('tournament.no-further-round', {
  status: 409,
  title: 'No further round',
  help: 'The stage has all its rounds. Begin the next stage, or end the tournament.',
}) {
  constructor() {
    super('The stage has no further round.');
  }
}

export class RoundUnderWay extends problem('tournament.round-under-way', {
  status: 409,
  title: 'Results are missing',
  help: 'The round is over when every table has a result; `tables` lists those without one.',
  members: ['round', 'tables'],
}) {
  constructor(
    readonly round: number,
    readonly tables: readonly number[],
  ) {
    super(`Round ${round} has no result at table ${tables.join(', ')}.`);
  }
}

/** Two organisers at once, or a page that shows an older round. */
export class RoundConflict extends problem('tournament.wrong-round', {
  status: 409,
  title: 'Wrong round',
  help: 'Read the tournament again. `round` is the round to which the request applies now. Nothing was recorded.',
  members: ['round'],
}) {
  constructor(readonly round: number) {
    super(`The request applies only to round ${round} now.`);
  }
}

export class NoProposal extends problem('tournament.no-proposal', {
  status: 409,
  title: 'No pairings to publish',
  help: 'Propose pairings again. A proposal is void when a player leaves, enters or returns, or a result is corrected.',
}) {
  constructor() {
    super('There is no proposal, or the proposal has changed.');
  }
}

export class WishImpossible extends problem('tournament.wish-impossible', {
  status: 422,
  title: 'Wishes not possible',
  help: 'Only rounds of a Swiss stage accept wishes. Each named player must be in the stage and be named once.',
}) {}

/** The rules of FIDE leave this case to the arbiter (C.04.3). */
export class NoDutchRound extends problem('tournament.no-dutch-round', {
  status: 409,
  title: 'No round by the Dutch system',
  help: 'Send fewer `forbidden` pairs, or decide as an arbiter: send `locked` pairs, also of players who have met, and `byes`. Or end the stage with `early: true`.',
}) {
  constructor() {
    super(
      'Every round would repeat a pair, join players who are kept apart, give a second bye, or give a side too often.',
    );
  }
}

export class PairingTooLong extends problem('tournament.pairing-too-long', {
  status: 503,
  title: 'Pairings take too long',
  help: 'Too many tournaments are paired at once. Send the request again after Retry-After seconds.',
}) {
  readonly retryAfterSeconds = 5;
  constructor() {
    super('The pairings could not be computed in time.');
  }
}

export class OutlookTooLong extends problem('tournament.outlook-too-long', {
  status: 503,
  title: 'Too many outlooks',
  help: 'Too many outlooks are computed at once. Send the request again after Retry-After seconds.',
}) {
  readonly retryAfterSeconds = 5;
  constructor() {
    super('The outlook could not be computed in time.');
  }
}

export class RoundBegun extends problem('tournament.round-begun', {
  status: 409,
  title: 'The round has begun',
  help: 'A round can be withdrawn only while it has no result and no match.',
  members: ['round'],
}) {
  constructor(readonly round: number) {
    super(`Round ${round} has begun.`);
  }
}

export class TableUnknown extends problem('tournament.no-such-table', {
  status: 404,
  title: 'No such table',
  help: 'GET /v1/tournaments/{id}/rounds/{round} lists the tables of a round.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number | null,
  ) {
    super(table === null ? `You have no table in round ${round}.` : `Round ${round} has no table ${table}.`);
  }
}

/** Nobody records the own result: the opponent would not be asked. */
export class OwnResult extends problem('tournament.own-result', {
  status: 403,
  title: 'Your own pairing',
  help: 'Report the result as a player, so that the opponent confirms it, or ask another member of the staff.',
}) {
  constructor() {
    super('You play at this table yourself.');
  }
}

/** Tie-breakers by ratings would decide the place of the caller. */
export class OwnRatings extends problem('tournament.own-ratings', {
  status: 403,
  title: 'You play in this tournament',
  help: 'Once a stage has begun, ratings are corrected by a member of the staff who does not play in the tournament.',
}) {
  constructor() {
    super('You play in this tournament yourself.');
  }
}

export class ResultImpossible extends problem('tournament.result-impossible', {
  status: 422,
  title: 'No such result',
  help: '`detail` says what does not fit: the games, the kind of decision, or a draw in a match that needs a winner.',
}) {}

export class ResultKnown extends problem('tournament.result-known', {
  status: 409,
  title: 'The table has a result',
  help: 'Correct the result, with a reason. Nothing was recorded.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`Table ${table} of round ${round} has a result.`);
  }
}

export class ResultMissing extends problem('tournament.result-missing', {
  status: 409,
  title: 'The table has no result',
  help: 'Record the result instead of a correction.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`Table ${table} of round ${round} has no result to correct.`);
  }
}

export class ReportedOtherwise extends problem('tournament.reported-otherwise', {
  status: 409,
  title: 'Your opponent reported another result',
  help: 'Confirm the report of the opponent, or dispute it. After a dispute, staff records the result.',
}) {
  constructor() {
    super('The opponent has reported another result.');
  }
}

export class RoundUnknown extends problem('tournament.no-such-round', {
  status: 404,
  title: 'No such round',
  help: 'GET /v1/tournaments/{id}/rounds lists the published rounds.',
  members: ['round'],
}) {
  constructor(readonly round: number) {
    super(`There is no round ${round}.`);
  }
}

export class StageUnknown extends problem('tournament.no-such-stage', {
  status: 404,
  title: 'No such stage',
  help: 'GET /v1/tournaments/{id} lists the stages. A stage has a table or a bracket from its start on.',
}) {
  constructor() {
    super('The tournament has no such stage, or the stage has not begun.');
  }
}

export class NothingReported extends problem('tournament.nothing-reported', {
  status: 409,
  title: 'No report of the opponent',
  help: 'Report the result yourself.',
}) {
  constructor() {
    super('The opponent has reported no result.');
  }
}

export class NoDispute extends problem('tournament.no-dispute', {
  status: 409,
  title: 'You dispute no result',
  help: 'GET /v1/tournaments/{id}/me shows the report, and whether it is disputed.',
}) {
  constructor() {
    super('You dispute no result of this round.');
  }
}

export class ReportedTheSame extends problem('tournament.reported-the-same', {
  status: 409,
  title: 'Your opponent reported the same',
  help: 'Confirm the report, or dispute it with another result.',
}) {
  constructor() {
    super('The opponent has reported the result that you claim.');
  }
}

export class ByRecordedMatch extends problem('tournament.by-recorded-match', {
  status: 409,
  title: 'The result comes from the match',
  help: 'The games of this pairing are recorded, and its result follows from them. Staff can record another result.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super('The result of this pairing follows from its match.');
  }
}

export class BracketMovedOn extends problem('tournament.bracket-moved-on', {
  status: 409,
  title: 'The bracket has moved on',
  help: 'The correction would put another player into a match that has a result. Correct the later match first; `round` and `table` name it.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`Table ${table} of round ${round} was played by a player whom the correction would remove.`);
  }
}
