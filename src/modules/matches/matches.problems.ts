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
