import { problem } from '../../platform/problems/index.js';

export class CaseNotFound extends problem('case.not-found', {
  status: 404,
  title: 'No such case',
  help: 'List the cases with GET /v1/cases.',
  members: ['caseId'],
}) {
  constructor(readonly caseId: string) {
    super(`There is no case ${caseId}.`);
  }
}

export class NotAParty extends problem('case.not-a-party', {
  status: 403,
  title: 'Not your match',
  help: 'Players may contest steps of their own matches and appeal against rulings on these matches. Judges and the scorekeeper of a match may contest any step.',
}) {
  constructor() {
    super('Only the players of the match may do this.');
  }
}

/** The limit counts cases of one player in one match: judges read each of them. */
export class TooManyCases extends problem('case.too-many', {
  status: 409,
  title: 'Too many cases',
  help: 'At most `most` cases of one player in one match may wait for a ruling. Open another case when a judge has ruled on one of them.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`You have ${most} cases in this match that wait for a ruling.`);
  }
}

/** Judges have to read each of them. */
export class TooManyStatements extends problem('case.too-many-statements', {
  status: 409,
  title: 'Too many statements',
  help: 'The players of a match may make at most `most` statements in a case. After a ruling, add further statements in an appeal.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`The players have made ${most} statements in this case.`);
  }
}

/** It is not in a state in which this can be done to it: two judges at once, or somebody came too late. */
export class CaseStatusConflict extends problem('case.wrong-status', {
  status: 409,
  title: 'Not possible in this status',
  help: 'Read the case again. `status` is its present status; `possible` lists the statuses in which the request is possible.',
  members: ['status', 'possible'],
}) {
  constructor(
    readonly status: string,
    readonly possible: readonly string[],
  ) {
    super(`The case is ${status}. The request needs a case that is ${possible.join(' or ')}.`);
  }
}

export class CaseClosedAlready extends problem('case.closed', {
  status: 409,
  title: 'The case is closed',
  help: 'The decision is final. Nothing was recorded.',
}) {
  constructor() {
    super('The case is closed.');
  }
}

export class AppealWindowClosed extends problem('case.window-closed', {
  status: 409,
  title: 'Time to contest is over',
  help: 'The league sets how long games and rulings can be contested, at least three months. The time ended at `until`.',
  members: ['until'],
}) {
  constructor(readonly until: string) {
    super(`The time to contest or appeal ended at ${until}.`);
  }
}

/** A judge may not decide about the judge's own ruling. */
export class OwnRuling extends problem('case.own-ruling', {
  status: 403,
  title: 'Your own ruling',
  help: 'A judge may not decide on an appeal against their own ruling. Ask another head judge of the league, or an admin.',
}) {
  constructor() {
    super('The appeal is against your own ruling. Another head judge or an admin must decide on it.');
  }
}

/** A ruling is not put out of the players' reach while they can appeal against it. */
export class AppealPossible extends problem('case.appeal-possible', {
  status: 409,
  title: 'Players can still appeal',
  help: 'A case with a ruling is closed at `until`, when the time to appeal is over, or by the ruling on an appeal.',
  members: ['until'],
}) {
  constructor(readonly until: string) {
    super(`The players can appeal against the ruling until ${until}.`);
  }
}

export class StepNotContestable extends problem('case.no-such-step', {
  status: 422,
  title: 'No such step',
  help: 'A step is a version of the game from 2 on; `version` is the newest.',
  members: ['step', 'version'],
}) {
  constructor(
    readonly step: number,
    readonly version: number,
  ) {
    super(`The game has the steps 2 to ${version}, not ${step}.`);
  }
}

export class RuleUnknown extends problem('case.unknown-rule', {
  status: 422,
  title: 'No such rule',
  help: 'Cite a rule by its number in the rulebook of the game.',
  members: ['game', 'rule'],
}) {
  constructor(
    readonly game: string,
    readonly rule: string,
  ) {
    super(`The rulebook of ${game} has no rule ${rule}.`);
  }
}

/** The ruling contradicts itself, or names what there is not. */
export class RulingImpossible extends problem('case.ruling-impossible', {
  status: 422,
  title: 'No such ruling',
  help:
    'A ruling rewinds a game or sets a result, but not both; the same holds for its match. A draw has no winners; otherwise not all seats can win. ' +
    'A team wins together. Seats and infractions must be those of the match and its game.',
}) {}

/** For an appeal that lifts a loss after the others have played on: their later play still counts. */
export class LossNotLifted extends problem('case.loss-not-lifted', {
  status: 409,
  title: 'The seat stays out of the game',
  help:
    'A player whom a ruling removed from a game returns only if a ruling on a further appeal rewinds it to before ' +
    '`version`. All players who have not lost the match play its next games.',
  members: ['seats', 'version'],
}) {
  constructor(
    readonly seats: readonly string[],
    readonly version: number,
  ) {
    super(
      `${seats.join(' and ')} left the game at version ${version}, and the other players have played on. Only a rewind to before that version returns them.`,
    );
  }
}

/** The next game of the match has begun: an earlier one is not played again. */
export class LaterGameBegun extends problem('case.later-game', {
  status: 409,
  title: 'A later game has begun',
  help: 'Change the result of the game instead.',
  members: ['gameId'],
}) {
  constructor(readonly gameId: string) {
    super('A later game of the match has begun. The result of this game can be changed, but the game cannot continue.');
  }
}

/**
 * A ruling on another case has decided the match as a whole: a game of it that is played on would count for nothing.
 */
export class MatchDecided extends problem('case.match-decided', {
  status: 409,
  title: 'A ruling has decided the match',
  help: 'Set the result of the game (`result`) or of the match (`matchResult`), or first change the other ruling by an appeal.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super('A ruling on another case has decided the match, so its games cannot continue.');
  }
}
