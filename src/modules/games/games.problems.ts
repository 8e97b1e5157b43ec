import { problem } from '../../platform/problems/index.js';

export class GameNotFound extends problem('game.not-found', {
  status: 404,
  title: 'No such game',
  help: 'GET /v1/matches/{id} lists the games of a match.',
  members: ['gameId'],
}) {
  constructor(readonly gameId: string) {
    super(`There is no game ${gameId}.`);
  }
}

/** The caller decided on a version, and the game has a newer one. */
export class StaleVersion extends problem('game.stale-version', {
  status: 409,
  title: 'The game has changed',
  help: 'Read the state again and decide anew; `actual` is the present version of the game.',
  members: ['expected', 'actual'],
}) {
  constructor(
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`The game is at version ${actual}, not ${expected}.`);
  }
}

/** Other actions came first so often that this action was given up. */
export class TooManyRaces extends problem('game.too-many-races', {
  status: 409,
  title: 'Too many simultaneous actions',
  help: 'Nothing was recorded. Send the request again.',
  members: ['actual'],
}) {
  readonly retryAfterSeconds = 1;
  constructor(readonly actual: number) {
    super('Other requests changed the game at the same moment, several times. Nothing was recorded.');
  }
}

export class NotSeated extends problem('game.not-seated', {
  status: 403,
  title: 'No seat in this game',
  help: 'Use the key of a player who has a seat in the match. Judges may answer only decisions for judges. Scorekeepers record for all seats of a paper match.',
}) {
  constructor() {
    super(
      'Only the players of a game may act in it, each with a key of their own. A judge may only answer decisions for judges.',
    );
  }
}

/** Only the scorekeeper of a match reports and retracts random outcomes. */
export class ChanceNotYours extends problem('chance.not-yours', {
  status: 403,
  title: 'Only the scorekeeper reports chance',
  help: 'A scorekeeper of the match, who has no seat in it, reports and retracts the outcomes of chance.',
}) {
  constructor() {
    super('Only a scorekeeper of the match may report or retract outcomes of chance.');
  }
}

/** A scorekeeper records for all seats, so the request must name the seat. */
export class SeatNeeded extends problem('game.seat-needed', {
  status: 422,
  title: 'Seat not named',
  help: 'Scorekeepers record for all seats, so send `seat`.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Name one of the seats: ${seats.join(', ')}.`);
  }
}

/** A player sees what its seat knows; only judges and admins see more while the game is running. */
export class ViewForbidden extends problem('game.view-forbidden', {
  status: 403,
  title: 'View not allowed',
  help: 'Players see what their seat knows; other readers see what is known to the whole table. Everything is visible once the match is over and all its players agree to publication.',
  members: ['as', 'allowed'],
}) {
  constructor(
    readonly as: string,
    readonly allowed: readonly string[],
  ) {
    super(`This key may not view the game as ${as}. It may view the game as ${allowed.join(' or ')}.`);
  }
}

/** Players can read the looks at their own game after its end. Other players and spectators cannot. */
export class DisclosuresWithheld extends problem('game.looks-withheld', {
  status: 403,
  title: 'Disclosures are not shown yet',
  help: 'Read the looks again when the game is over.',
}) {
  constructor() {
    super('Players can read the looks at their game when it is over. Staff of the match can read them at once.');
  }
}

export class UnknownViewer extends problem('game.unknown-viewer', {
  status: 422,
  title: 'Unknown viewer',
  help: '`viewers` lists the viewers as whom this game can be read.',
  members: ['viewers'],
}) {
  constructor(
    as: string,
    readonly viewers: readonly string[],
  ) {
    super(`There is no viewer ${as} of this game; there are ${viewers.join(', ')}.`);
  }
}

export class VersionNotThere extends problem('game.version-not-there', {
  status: 404,
  title: 'No such version',
  help: 'Versions count the events of the game; they go from 1 to `actual`.',
  members: ['asked', 'actual'],
}) {
  constructor(
    readonly asked: number,
    readonly actual: number,
  ) {
    super(`The game has the versions 1 to ${actual}, not ${asked}.`);
  }
}

/**
 * The re-execution differs from the record: the record was changed, or this build plays by other rules than its name
 * says. It is never a fault of the client. Nothing is derived from such a game until an operator has checked it.
 */
export class RecordDiverges extends problem('game.record-diverges', {
  status: 409,
  title: 'The record differs from its re-execution',
  help: 'Re-executing the game gives another result than was recorded at `version`, so the record was changed from outside. Request an audit of the game: it names the difference.',
  members: ['gameId', 'version'],
}) {
  constructor(
    readonly gameId: string,
    readonly version: number,
    why: string,
  ) {
    super(`The re-execution of game ${gameId} differs from its record at version ${version}: ${why}`);
  }
}

/** The record of every game has a limit. */
export class GameFull extends problem('game.full', {
  status: 409,
  title: 'The record of this game is full',
  help: 'A player can still concede. Call a judge, who can rule on the game. `most` is the limit of one game.',
  members: ['gameId', 'most'],
}) {
  constructor(
    readonly gameId: string,
    readonly most: { readonly events: number; readonly bytes: number },
  ) {
    super(`Game ${gameId} has reached the limit of one game.`);
  }
}

/** The game never had that version on its present branch, or nothing happened since, or it was already over. */
export class NotAStepBack extends problem('rewind.not-a-step', {
  status: 422,
  title: 'No rewind to this version',
  help: 'Name an earlier version on the current branch; GET /v1/games/{id} lists the branches.',
  members: ['to', 'version'],
}) {
  constructor(
    readonly to: number,
    readonly version: number,
  ) {
    super(`This game cannot be rewound from version ${version} to version ${to}.`);
  }
}

/** A ruling has changed the game since. A rewind must not undo a ruling. */
export class RewindPastRuling extends problem('rewind.past-ruling', {
  status: 409,
  title: 'No rewind past a ruling',
  help: 'Go back to `ruledAt` or a later version. Only a ruling on an appeal in the same case can change a ruling.',
  members: ['to', 'ruledAt'],
}) {
  constructor(
    readonly to: number,
    readonly ruledAt: number,
  ) {
    super(`A ruling changed the game at version ${ruledAt}, so the game cannot be rewound to version ${to}.`);
  }
}

/** A takeback cannot make a player forget revealed information. */
export class TakebackReveals extends problem('takeback.revealed', {
  status: 409,
  title: 'Hidden information was revealed since',
  help: '`step` is the first version that revealed something to a player. Propose a later version, or call a judge. The scorekeeper of a paper match retracts wrong entries with POST /v1/games/{id}/retractions.',
  members: ['step', 'what'],
}) {
  constructor(
    /** The first step since then that revealed something to a player. */
    readonly step: number,
    readonly what: 'chance' | 'face',
  ) {
    const shown = what === 'chance' ? 'chance decided something' : 'a player saw a new card';
    super(`At version ${step} ${shown}. Players cannot take this back by consent.`);
  }
}

export class TakebackOfEnded extends problem('takeback.game-over', {
  status: 409,
  title: 'The game is over',
  help: 'Open a case: a judge may rule that the game continues from an earlier step.',
}) {
  constructor() {
    super('The game is over. Only a ruling can continue it.');
  }
}

/** The proposal was answered, or an action withdrew it. */
export class TakebackNotOpen extends problem('takeback.not-open', {
  status: 409,
  title: 'No such proposal is open',
  help: 'The next action withdraws a proposal. GET /v1/games/{id} shows the open proposal as `takeback`.',
  members: ['proposal'],
}) {
  constructor(readonly proposal: number) {
    super(`The takeback proposed at version ${proposal} is not open.`);
  }
}

export class TakebackAnsweredAlready extends problem('takeback.answered', {
  status: 409,
  title: 'Answered already',
  help: 'The seat that proposes a takeback has agreed to it. Each other seat answers once.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`${seat} has agreed already.`);
  }
}
