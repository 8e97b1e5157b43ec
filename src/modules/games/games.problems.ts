import { problem } from '../../platform/problems/index.js';

export class GameNotFound extends problem('game.not-found', {
  status: 404,
  title: 'No such game',
  help: 'A match names its games: GET /v1/matches/{id}.',
  members: ['gameId'],
}) {
  constructor(readonly gameId: string) {
    super(`There is no game ${gameId}.`);
  }
}

/** The caller named the version it decided on, and the game has gone on since. */
export class StaleVersion extends problem('game.stale-version', {
  status: 409,
  title: 'The game has gone on',
  help: 'Read the state again and decide anew: `actual` is its version now.',
  members: ['expected', 'actual'],
}) {
  constructor(
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`The game is at version ${actual}, not ${expected}.`);
  }
}

/** So many others acted at the same moment that this action never found its turn. */
export class TooManyRaces extends problem('game.too-many-races', {
  status: 409,
  title: 'Others were faster',
  help: 'Nothing was recorded. Send the request again.',
  members: ['actual'],
}) {
  readonly retryAfterSeconds = 1;
  constructor(readonly actual: number) {
    super('Others acted at the same moment again and again; nothing was recorded.');
  }
}

export class NotSeated extends problem('game.not-seated', {
  status: 403,
  title: 'No seat in this game',
  help: 'Act with the key of a player who has a seat in the match. Judges answer decisions for judges, and nothing else; scorekeepers record for all seats of a paper match.',
}) {
  constructor() {
    super('Only the players of a game act in it, each with a key of its own; a judge only answers decisions.');
  }
}

/** How chance fell is reported, and retracted, by the scorekeeper of a match, not by players or judges. */
export class ChanceNotYours extends problem('chance.not-yours', {
  status: 403,
  title: 'Not yours to tell',
  help: 'How chance fell at the table is reported, and retracted, by a scorekeeper of the match, who has no seat in it.',
}) {
  constructor() {
    super('Only the scorekeeper of the match reports how chance fell, or retracts what was reported.');
  }
}

/** A scorekeeper records for all seats, so the request must say for which. */
export class SeatNeeded extends problem('game.seat-needed', {
  status: 422,
  title: 'Seat not named',
  help: 'Scorekeepers record for all seats: send `seat`.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Say for which seat this is: ${seats.join(', ')}.`);
  }
}

/** A player sees what its seat knows; only judges and admins see more while the game is running. */
export class ViewForbidden extends problem('game.view-forbidden', {
  status: 403,
  title: 'Not for your eyes',
  help: 'Players see what their seat knows, and all others what everybody at the table knows, until the match is over and all its players agree that everything becomes public.',
  members: ['as', 'allowed'],
}) {
  constructor(
    readonly as: string,
    readonly allowed: readonly string[],
  ) {
    super(`This key may not see the game as ${as}; it may as ${allowed.join(' or ')}.`);
  }
}

/** Players read of looks at their own game, once it is over; nobody else who only plays or watches does. */
export class DisclosuresWithheld extends problem('game.looks-withheld', {
  status: 403,
  title: 'Looks are not shown',
  help: 'Players read of the looks at their own game when it is over.',
}) {
  constructor() {
    super('Looks at a game are shown to its players when it is over, and at once to those who work at the table.');
  }
}

export class UnknownViewer extends problem('game.unknown-viewer', {
  status: 422,
  title: 'Unknown viewer',
  help: '`viewers` names everybody as whom this game can be seen.',
  members: ['viewers'],
}) {
  constructor(
    as: string,
    readonly viewers: readonly string[],
  ) {
    super(`Nobody sees this game as ${as}; there are ${viewers.join(', ')}.`);
  }
}

export class VersionNotThere extends problem('game.version-not-there', {
  status: 404,
  title: 'No such version',
  help: 'Versions count the events of the game, from 1 to `actual`.',
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
 * Carrying the record out does not lead to what was recorded: it was changed, or this build plays by other rules than
 * its name says. A fault of ours, never of a client: nothing is derived from such a game until somebody has looked.
 */
export class RecordDiverges extends problem('game.record-diverges', {
  status: 409,
  title: 'The record contradicts itself',
  help: 'Carried out again, the game comes to something else than was recorded at `version`: it was changed by other hands. Ask for the audit of the game, which names what differs.',
  members: ['gameId', 'version'],
}) {
  constructor(
    readonly gameId: string,
    readonly version: number,
    why: string,
  ) {
    super(`Game ${gameId} carried out again differs from its record at version ${version}: ${why}`);
  }
}

/** Whatever it is, the record of one game has an end. */
export class GameFull extends problem('game.full', {
  status: 409,
  title: 'The record of this game is full',
  help: 'A player can still concede; call a judge, who can rule on the game. `most` says what one game holds.',
  members: ['gameId', 'most'],
}) {
  constructor(
    readonly gameId: string,
    readonly most: { readonly events: number; readonly bytes: number },
  ) {
    super(`Game ${gameId} holds all that one game may hold.`);
  }
}

/** The game has not come through that version on its way here, or nothing happened since, or it was over then. */
export class NotAStepBack extends problem('rewind.not-a-step', {
  status: 422,
  title: 'No way back to that version',
  help: 'Name an earlier version on the current branch; GET /v1/games/{id} lists the branches.',
  members: ['to', 'version'],
}) {
  constructor(
    readonly to: number,
    readonly version: number,
  ) {
    super(`From version ${version} this game cannot go back to version ${to}.`);
  }
}

/** A ruling has changed the game since: what a judge decided is not undone by going back beyond it. */
export class RewindPastRuling extends problem('rewind.past-ruling', {
  status: 409,
  title: 'A ruling stands in between',
  help: 'Go back to `ruledAt` or a later version. What a ruling did is changed by the ruling on an appeal in its case, not by going back beyond it.',
  members: ['to', 'ruledAt'],
}) {
  constructor(
    readonly to: number,
    readonly ruledAt: number,
  ) {
    super(`A ruling changed the game at version ${ruledAt}; it does not go back beyond that to ${to}.`);
  }
}

/** A player who has learnt something cannot be made to forget it. */
export class TakebackReveals extends problem('takeback.revealed', {
  status: 409,
  title: 'Something came out since',
  help: '`step` is the first version that showed somebody something new. Propose a later one, or call a judge. What was written down wrongly in a paper match its scorekeeper retracts: POST /v1/games/{id}/retractions.',
  members: ['step', 'what'],
}) {
  constructor(
    /** The first step since then that showed somebody something new. */
    readonly step: number,
    readonly what: 'chance' | 'face',
  ) {
    const shown = what === 'chance' ? 'chance decided something' : 'somebody saw a card they had not seen before';
    super(`At version ${step} ${shown}: that cannot be taken back by consent.`);
  }
}

export class TakebackOfEnded extends problem('takeback.game-over', {
  status: 409,
  title: 'The game is over',
  help: 'Open a case: a judge may rule that the game is played on from an earlier step.',
}) {
  constructor() {
    super('The game is over; only a judge can have it played on.');
  }
}

/** Answered, or withdrawn by an action since. */
export class TakebackNotOpen extends problem('takeback.not-open', {
  status: 409,
  title: 'No such proposal is open',
  help: 'A proposal is withdrawn by the next action. GET /v1/games/{id} shows the open one as `takeback`.',
  members: ['proposal'],
}) {
  constructor(readonly proposal: number) {
    super(`The takeback proposed at version ${proposal} is not open.`);
  }
}

export class TakebackAnsweredAlready extends problem('takeback.answered', {
  status: 409,
  title: 'Answered already',
  help: 'The seat that proposes a takeback agrees to it; each other seat answers once.',
  members: ['seat'],
}) {
  constructor(readonly seat: string) {
    super(`${seat} has agreed already.`);
  }
}
