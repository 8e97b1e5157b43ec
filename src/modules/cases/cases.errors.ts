export class CaseNotFound extends Error {
  readonly code = 'case.not-found';
  constructor(readonly caseId: string) {
    super(`There is no case ${caseId}.`);
  }
}

export class NotAParty extends Error {
  readonly code = 'case.not-a-party';
  constructor() {
    super('This is for those who played the match.');
  }
}

/** Of one player in one match; judges have to read each of them. */
export class TooManyCases extends Error {
  readonly code = 'case.too-many';
  constructor(readonly most: number) {
    super(`${most} cases of yours in this match wait for a ruling.`);
  }
}

/** It is not in a state in which this can be done to it: two judges at once, or somebody came too late. */
export class CaseStatusConflict extends Error {
  readonly code = 'case.wrong-status';
  constructor(
    readonly status: string,
    readonly possible: readonly string[],
  ) {
    super(`The case is ${status}; this is for a case that is ${possible.join(' or ')}.`);
  }
}

export class CaseClosedAlready extends Error {
  readonly code = 'case.closed';
  constructor() {
    super('The case is closed.');
  }
}

export class AppealWindowClosed extends Error {
  readonly code = 'case.window-closed';
  constructor(readonly until: string) {
    super(`It could be contested until ${until}.`);
  }
}

/** Nobody is asked whether they were right themselves. */
export class OwnRuling extends Error {
  readonly code = 'case.own-ruling';
  constructor() {
    super('The appeal is against your own ruling: another head judge, or an admin, decides on it.');
  }
}

/** A ruling is not put out of the players' reach while they can appeal against it. */
export class AppealPossible extends Error {
  readonly code = 'case.appeal-possible';
  constructor(readonly until: string) {
    super(`The players can appeal against the ruling until ${until}.`);
  }
}

export class StepNotContestable extends Error {
  readonly code = 'case.no-such-step';
  constructor(
    readonly step: number,
    readonly version: number,
  ) {
    super(`The game has the steps 2 to ${version}, not ${step}.`);
  }
}

export class RuleUnknown extends Error {
  readonly code = 'case.unknown-rule';
  constructor(
    readonly game: string,
    readonly rule: string,
  ) {
    super(`The rulebook of ${game} has no rule ${rule}.`);
  }
}

/** The ruling contradicts itself, or names what there is not. */
export class RulingImpossible extends Error {
  readonly code = 'case.ruling-impossible';
}

/** The next game of the match has begun: an earlier one is not played again. */
export class LaterGameBegun extends Error {
  readonly code = 'case.later-game';
  constructor(readonly gameId: string) {
    super('A later game of the match has begun; the result of this one can be changed, but it is not played on.');
  }
}

/** A ruling on another case has decided the match as a whole: a game of it that is played on would count for nothing. */
export class MatchDecided extends Error {
  readonly code = 'case.match-decided';
  constructor(readonly matchId: string) {
    super('A ruling on another case has decided the match; its games are not played on.');
  }
}
