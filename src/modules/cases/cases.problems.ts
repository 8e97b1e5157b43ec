import { problem } from '../../platform/problems/index.js';

export class CaseNotFound extends problem('case.not-found', {
  status: 404,
  title: 'No such case',
  help: 'GET /v1/cases lists cases.',
  members: ['caseId'],
}) {
  constructor(readonly caseId: string) {
    super(`There is no case ${caseId}.`);
  }
}

export class NotAParty extends problem('case.not-a-party', {
  status: 403,
  title: 'Not your match',
  help: 'Players contest steps of matches of their own, and appeal against rulings on them; judges, and who records a match, contest any step.',
}) {
  constructor() {
    super('This is for those who played the match.');
  }
}

/** The limit counts cases of one player in one match: judges read each of them. */
export class TooManyCases extends problem('case.too-many', {
  status: 409,
  title: 'Too many cases',
  help: 'At most `most` cases of one player in one match wait for a ruling. Open another one when a judge has ruled on one of them.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`${most} cases of yours in this match wait for a ruling.`);
  }
}

/** Judges have to read each of them. */
export class TooManyStatements extends problem('case.too-many-statements', {
  status: 409,
  title: 'Too many statements',
  help: 'The players of a match say at most `most` things to a case. What is missing goes into an appeal, once there is a ruling.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`The players have said ${most} things to this case.`);
  }
}

/** It is not in a state in which this can be done to it: two judges at once, or somebody came too late. */
export class CaseStatusConflict extends problem('case.wrong-status', {
  status: 409,
  title: 'Not in this state of the case',
  help: 'Read the case again: `status` is what it is now, `possible` where this can be done.',
  members: ['status', 'possible'],
}) {
  constructor(
    readonly status: string,
    readonly possible: readonly string[],
  ) {
    super(`The case is ${status}; this is for a case that is ${possible.join(' or ')}.`);
  }
}

export class CaseClosedAlready extends problem('case.closed', {
  status: 409,
  title: 'The case is closed',
  help: 'What is decided stays decided. Nothing was recorded.',
}) {
  constructor() {
    super('The case is closed.');
  }
}

export class AppealWindowClosed extends problem('case.window-closed', {
  status: 409,
  title: 'Too late',
  help: 'Games and rulings can be contested for as long as the league says, at least three months; `until` was the end.',
  members: ['until'],
}) {
  constructor(readonly until: string) {
    super(`It could be contested until ${until}.`);
  }
}

/** Nobody is asked whether they were right themselves. */
export class OwnRuling extends problem('case.own-ruling', {
  status: 403,
  title: 'Your own ruling',
  help: 'The judge who gave a ruling does not decide on the appeal against it: ask another head judge of the league, or an admin.',
}) {
  constructor() {
    super('The appeal is against your own ruling: another head judge, or an admin, decides on it.');
  }
}

/** A ruling is not put out of the players' reach while they can appeal against it. */
export class AppealPossible extends problem('case.appeal-possible', {
  status: 409,
  title: 'Players can still appeal',
  help: 'A case that was ruled on is closed when the time to appeal is over, at `until`, or by the ruling on an appeal.',
  members: ['until'],
}) {
  constructor(readonly until: string) {
    super(`The players can appeal against the ruling until ${until}.`);
  }
}

export class StepNotContestable extends problem('case.no-such-step', {
  status: 422,
  title: 'No such step',
  help: 'A step is a version of the game after its first one; `version` is the newest.',
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
    'A game is rewound or gets a result (and so does its match), not both; a draw has no winners, not everybody wins, and a team wins as a whole; ' +
    'seats and infractions must be those of the match and its game.',
}) {}

/** Noted of an appeal that lifts a loss, where the others have played on: what they have played since stands. */
export class LossNotLifted extends problem('case.loss-not-lifted', {
  status: 409,
  title: 'Still out of the game',
  help:
    'A player who has left a game by a ruling comes back only by a rewind to before `version`, by a ruling on a further ' +
    'appeal. The next games of the match are played by all who have not lost it.',
  members: ['seats', 'version'],
}) {
  constructor(
    readonly seats: readonly string[],
    readonly version: number,
  ) {
    super(
      `${seats.join(' and ')} left the game at version ${version}, and nothing but a rewind to before that calls a player back: the others have played on.`,
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
    super('A later game of the match has begun; the result of this one can be changed, but it is not played on.');
  }
}

/**
 * A ruling on another case has decided the match as a whole: a game of it that is played on would count for nothing.
 */
export class MatchDecided extends problem('case.match-decided', {
  status: 409,
  title: 'A ruling has decided the match',
  help: 'Say how the game ended (`result`) or the match (`matchResult`), or have that ruling changed on appeal first.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super('A ruling on another case has decided the match; its games are not played on.');
  }
}
