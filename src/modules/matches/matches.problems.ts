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
  title: 'No seat in the match',
  help: 'Take a seat in the match, or ask an organiser to create the match.',
}) {
  constructor() {
    super('A player may create only matches in which they have a seat.');
  }
}

/** Players make no matches in the league, not even such in which they have a seat. */
export class PairingsByStaff extends problem('match.pairings-by-staff', {
  status: 403,
  title: 'Staff creates the matches',
  help: 'The `pairings` of the league are `staff`. GET /v1/leagues/{id}/roles lists the staff of the league; its organisation may have more.',
}) {
  constructor() {
    super('Only organisers and scorekeepers of this league create its matches.');
  }
}

/** Only a scorekeeper, who records all seats of a match, can report how chance fell in it. */
export class RandomnessNotYours extends problem('match.randomness-not-yours', {
  status: 403,
  title: 'Reported chance needs a scorekeeper',
  help: 'Only scorekeepers, who record for all seats, create matches with `randomness: asserted`.',
}) {
  constructor() {
    super('Only a scorekeeper may create a match with reported chance.');
  }
}

export class PlayerSeatedTwice extends problem('match.player-seated-twice', {
  status: 422,
  title: 'Player seated twice',
  help: 'Name a different player for each seat.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`Player ${playerId} has two seats; each player may have one.`);
  }
}

export class PlayerDisabled extends problem('match.player-disabled', {
  status: 409,
  title: 'Account is disabled',
  help: 'Name another player, or ask an admin to enable the account: PATCH /v1/accounts/{id}.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The account of player ${playerId} is disabled, so the player cannot be matched.`);
  }
}

/** Until the ruling is changed on appeal. */
export class PlayerDisqualified extends problem('match.player-disqualified', {
  status: 409,
  title: 'Player is disqualified',
  help: 'Name another player. An appeal can change the ruling in the case `caseId`: POST /v1/cases/{id}/appeals.',
  members: ['playerId', 'caseId'],
}) {
  constructor(
    readonly playerId: string,
    readonly caseId: string,
  ) {
    super(`A ruling in case ${caseId} disqualifies player ${playerId} in this league.`);
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
  help: 'Name a deck for each seat, or the `draftId` of the match in which all players drafted their decks.',
}) {
  constructor() {
    super('A seat has no deck, and the match names no draft.');
  }
}

export class OneGameOnly extends problem('match.one-game-only', {
  status: 422,
  title: 'One game only',
  help: 'Send `bestOf: 1`. The decks that the match produces are for matches of any length.',
}) {
  constructor(format: string) {
    super(`A match in the format ${format} produces decks: it is one game without winners.`);
  }
}

export class LeadsToNoDecks extends problem('match.leads-to-no-decks', {
  status: 422,
  title: 'The match produces no decks',
  help: 'Only matches with a `decksFor` produce decks; see GET /v1/matches/{id}.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super(`Match ${matchId} produces no decks.`);
  }
}

export class DecksNotThere extends problem('match.decks-not-there', {
  status: 409,
  title: 'No decks yet',
  help: 'Wait until the match has ended.',
  members: ['matchId'],
}) {
  constructor(readonly matchId: string) {
    super(`Match ${matchId} is not over, so its players have no decks yet.`);
  }
}

export class DecksOfOthers extends problem('match.decks-of-others', {
  status: 403,
  title: 'Decks of other players',
  help: 'Players may store the deck that they drafted. Organisers may store all decks of the match.',
}) {
  constructor() {
    super('Only players of the match and organisers may store its decks.');
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
  help: '`terms` has the game, format and length that the league plays. A draft makes decks for this format, and is one game.',
  members: ['terms'],
}) {
  constructor(readonly terms: { readonly game: string; readonly format: string; readonly bestOf: number }) {
    super(`The league plays ${terms.game}, format ${terms.format}, best of ${terms.bestOf}.`);
  }
}

/** Chance may choose cards in a draft. It may neither play a game for a seat, nor replace reported results. */
export class LotUnfit extends problem('match.lot-unfit', {
  status: 422,
  title: 'No lot at the end of time',
  help: 'Leave out `timing.turn.atEnd`, or create a draft that is played here. A draft with it has no `timing.bank`.',
}) {
  constructor() {
    super('A lot answers only in drafts without reported chance and without a bank of time.');
  }
}

/** A lot plays for the other players of a league match, so no player decides that. */
export class LotsByStaff extends problem('match.lots-by-staff', {
  status: 403,
  title: 'Staff creates drafts with lots',
  help: 'Leave out `timing.turn.atEnd`, or ask an organiser or scorekeeper of the league to create the draft.',
}) {
  constructor() {
    super('Only organisers and scorekeepers of this league create its drafts in which lots answer.');
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
