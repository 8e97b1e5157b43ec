import type { CitedRule } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';

export class MatchNotFound extends problem('match.not-found', {
  status: 404,
  title: 'No such match',
  help: 'List the matches with GET /v1/matches.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super(`There is no match ${matchId}.`);
  }
}

/** A player's key makes matches of that player only. */
export class MatchOfOthers extends problem('match.of-others', {
  status: 403,
  title: 'Match of other players',
  help: 'Take a seat in the match, or ask an organiser to create it.',
}) {
  constructor() {
    super('A player may create a match only with a seat of its own in it.');
  }
}

/** Players make no matches in the league, not even such in which they have a seat. */
export class PairingsByStaff extends problem('match.pairings-by-staff', {
  status: 403,
  title: 'Match for the staff to make',
  help: 'The `pairings` of the league are `staff`. Ask one of them: GET /v1/leagues/{id}/roles, and the same of its organisation, lists who they are.',
}) {
  constructor() {
    super('The organisers and scorekeepers of this league make its matches.');
  }
}

/** Only a scorekeeper, who records all seats of a match, can report how chance fell in it. */
export class RandomnessNotYours extends problem('match.randomness-not-yours', {
  status: 403,
  title: 'Chance must be the seed’s',
  help: 'Matches with `randomness: asserted` are created by scorekeepers, who record what all seats do.',
}) {
  constructor() {
    super('Only those who may record for all seats create a match whose chance falls at a table.');
  }
}

export class PlayerSeatedTwice extends problem('match.player-seated-twice', {
  status: 422,
  title: 'Player seated twice',
  help: 'Give every seat to another player.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`Player ${playerId} has two seats; each player takes one.`);
  }
}

export class PlayerDisabled extends problem('match.player-disabled', {
  status: 409,
  title: 'Account is disabled',
  help: 'Name another player, or have an admin enable the account: PATCH /v1/accounts/{id}.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The account of player ${playerId} is disabled, so no match can be made for this player.`);
  }
}

/** Until the ruling is changed on appeal. */
export class PlayerDisqualified extends problem('match.player-disqualified', {
  status: 409,
  title: 'Player is disqualified',
  help: 'Name another player. The ruling in the case `caseId` can be changed on appeal: POST /v1/cases/{id}/appeals.',
  members: ['playerId', 'caseId'],
}) {
  constructor(
    readonly playerId: string,
    readonly caseId: string,
  ) {
    super(`Player ${playerId} is disqualified in this league by the ruling in case ${caseId}.`);
  }
}

/** The deck of a seat is of somebody else, or of another game or format. */
export class DeckUnfit extends problem('match.deck-unfit', {
  status: 422,
  title: 'Deck does not fit its seat',
  help: "Name a deck of the seat's player, made for the game and format of the match.",
  members: ['seat', 'deckId'],
}) {
  constructor(
    readonly seat: string,
    readonly deckId: string,
    why: string,
  ) {
    super(`Deck ${deckId} cannot be played by ${seat}: ${why}.`);
  }
}

export class DeckMissing extends problem('match.deck-missing', {
  status: 422,
  title: 'Deck not named',
  help: 'Name a deck for each seat, or the `draftId` of the match in which all have drafted theirs.',
}) {
  constructor() {
    super('A seat names no deck, and the match no draft that has led to one.');
  }
}

export class OneGameOnly extends problem('match.one-game-only', {
  status: 422,
  title: 'No series of games',
  help: 'Send `bestOf: 1`. The decks that it leads to are for matches of any length.',
}) {
  constructor(format: string) {
    super(`A match in the format ${format} is played for decks: it is one game, and nobody wins it.`);
  }
}

export class LeadsToNoDecks extends problem('match.leads-to-no-decks', {
  status: 422,
  title: 'Not played for decks',
  help: 'Matches with a `decksFor` lead to decks: see GET /v1/matches/{id}.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super(`Match ${matchId} is played to be won, not for decks.`);
  }
}

export class DecksNotThere extends problem('match.decks-not-there', {
  status: 409,
  title: 'Decks not there yet',
  help: 'Wait until the match has ended.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super(`Match ${matchId} is not over: its players have no decks yet.`);
  }
}

export class DecksOfOthers extends problem('match.decks-of-others', {
  status: 403,
  title: 'Decks of other players',
  help: 'Players store the deck that they drafted themselves; organisers those of all.',
}) {
  constructor() {
    super('Only those who played the match, and those who may read all decks, store its decks.');
  }
}

/** A player of the match to be did not take part in the draft, or left it. */
export class NotDrafted extends problem('match.not-drafted', {
  status: 422,
  title: 'No deck drafted',
  help: 'Seat players who have drafted a deck, or name a `deckId` for the seat.',
  members: ['draftId', 'playerId'],
}) {
  constructor(
    readonly draftId: string,
    readonly playerId: string,
  ) {
    super(`Player ${playerId} has drafted no deck in ${draftId}.`);
  }
}

/** The match asks for something else than its league plays. */
export class LeagueMismatch extends problem('match.league-mismatch', {
  status: 422,
  title: 'Not a match of this league',
  help: '`terms` says which game, format and length the league plays.',
  members: ['terms'],
}) {
  constructor(readonly terms: { readonly game: string; readonly format: string; readonly bestOf: number }) {
    super(`The league plays ${terms.game}, format ${terms.format}, best of ${terms.bestOf}.`);
  }
}

/** The caller plays no seat of the match, or asks for more than its own. */
export class PublicationNotYours extends problem('publication.not-yours', {
  status: 403,
  title: 'Not yours to agree to',
  help: 'A player answers for its own seat, PUT /v1/matches/{id}/publication; scorekeepers write down what each seat of a paper match (`randomness: asserted`) says. Only those who make matches for others make one `open`.',
}) {
  constructor() {
    super(
      'Players agree to publication for their own seat, and for nobody else; for those of paper matches their scorekeeper may write it down.',
    );
  }
}

/** Scorekeepers write down what each seat says. */
export class PublicationSeatUnclear extends problem('publication.seat-unclear', {
  status: 422,
  title: 'Seat not named',
  help: 'Scorekeepers answer for all seats: send `seat`.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Say whose answer it is; there are ${seats.join(', ')}.`);
  }
}

/** What everybody may have read by now cannot be hidden again. */
export class PublicationFinal extends problem('publication.final', {
  status: 409,
  title: 'Publication was agreed to',
  help: 'An answer can be changed until all players have agreed, and not after that.',
}) {
  constructor() {
    super('All players have agreed to publication; nobody can take that back.');
  }
}

/** Each answer stays on record. */
export class PublicationChangedTooOften extends problem('publication.changed-too-often', {
  status: 409,
  title: 'Answer changed too often',
  help: 'A seat answers `most` times in a match; its last answer stands.',
  members: ['seat', 'most'],
}) {
  constructor(
    readonly seat: string,
    readonly most: number,
  ) {
    super(`The seat ${seat} has answered ${most} times.`);
  }
}

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

/** The rules of the game do not allow this table. `rejection` is the engine's own code. */
export class SetupRefused extends problem('match.setup-refused', {
  status: 422,
  title: 'The rules forbid this table',
  help: "`rules` names the rule; `rejection` is the rule engine's code.",
  members: ['rejection', 'rules'],
}) {
  constructor(
    message: string,
    readonly rejection: string,
    readonly rules: readonly CitedRule[],
  ) {
    super(message);
  }
}

/** By hand of staff the match is over; that must be lifted before it is ended otherwise. */
export class MatchClosedAlready extends problem('match.closed-already', {
  status: 409,
  title: 'The match is closed',
  help: 'Lift the closing first: POST /v1/matches/{id}/reopenings.',
  members: ['kind'],
}) {
  constructor(readonly kind: string) {
    super(`Staff has closed the match already (${kind}).`);
  }
}

export class MatchNotClosed extends problem('match.not-closed', {
  status: 409,
  title: 'The match is not closed',
  help: 'Only what staff has closed by hand is opened again so. A ruling is changed on appeal.',
}) {
  constructor() {
    super('Nobody has closed the match by hand, or this was lifted already.');
  }
}

/** Who did not come is said of a no-show, and of nothing else. */
export class AbsentUnclear extends problem('match.absent-unclear', {
  status: 422,
  title: 'Who did not come is not clear',
  help: 'Of a `no-show` name in `absent` the seats that did not come; of `void` and `mistake` name none.',
  members: ['seats'],
}) {
  constructor(readonly seats: readonly string[]) {
    super(`Of a no-show, and of nothing else, name who did not come: ${seats.join(', ')}.`);
  }
}

export class NothingToForfeit extends problem('match.nothing-to-forfeit', {
  status: 422,
  title: 'Nobody wins this match',
  help: 'What is played for decks is closed as `void` or `mistake`.',
}) {
  constructor() {
    super('The match is played for decks: nobody wins it, or loses it by not coming.');
  }
}
