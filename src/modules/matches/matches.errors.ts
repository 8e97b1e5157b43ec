import type { CitedRule } from '../../platform/http/index.js';

export class MatchNotFound extends Error {
  readonly code = 'match.not-found';
  constructor(readonly matchId: string) {
    super(`There is no match ${matchId}.`);
  }
}

/** A player's key makes matches of that player only. */
export class MatchOfOthers extends Error {
  readonly code = 'match.of-others';
  constructor() {
    super('A player may create a match only with a seat of its own in it.');
  }
}

/** Players make no matches in the league, not even such in which they have a seat. */
export class PairingsByStaff extends Error {
  readonly code = 'match.pairings-by-staff';
  constructor() {
    super('The organisers and scorekeepers of this league make its matches.');
  }
}

/** Only whoever records all seats of a match can tell how chance fell in it. */
export class RandomnessNotYours extends Error {
  readonly code = 'match.randomness-not-yours';
  constructor() {
    super('Only those who may record for all seats create a match whose chance falls at a table.');
  }
}

export class PlayerSeatedTwice extends Error {
  readonly code = 'match.player-seated-twice';
  constructor(readonly playerId: string) {
    super(`Player ${playerId} has two seats; each player takes one.`);
  }
}

/** The deck of a seat is of somebody else, or of another game or format. */
export class DeckUnfit extends Error {
  readonly code = 'match.deck-unfit';
  constructor(
    readonly seat: string,
    readonly deckId: string,
    why: string,
  ) {
    super(`Deck ${deckId} cannot be played by ${seat}: ${why}.`);
  }
}

/** The match asks for something else than its league plays. */
export class LeagueMismatch extends Error {
  readonly code = 'match.league-mismatch';
  constructor(readonly terms: { readonly game: string; readonly format: string; readonly bestOf: number }) {
    super(`The league plays ${terms.game}, format ${terms.format}, best of ${terms.bestOf}.`);
  }
}

/** Whoever asks plays no seat of the match, or asks for more than its own. */
export class PublicationNotYours extends Error {
  readonly code = 'publication.not-yours';
  constructor() {
    super(
      'Players agree to publication for their own seat, and for nobody else; for those of paper matches their scorekeeper may write it down.',
    );
  }
}

/** Scorekeepers write down what each seat says. */
export class PublicationSeatUnclear extends Error {
  readonly code = 'publication.seat-unclear';
  constructor(readonly seats: readonly string[]) {
    super(`Say whose answer it is; there are ${seats.join(', ')}.`);
  }
}

/** What everybody may have read by now cannot be hidden again. */
export class PublicationFinal extends Error {
  readonly code = 'publication.final';
  constructor() {
    super('All players have agreed to publication; nobody can take that back.');
  }
}

/** Chance is shared where the match says so, and then from its beginning. */
export class EntropyNotAwaited extends Error {
  readonly code = 'entropy.not-awaited';
  constructor() {
    super('The match waits for no shares of its chance.');
  }
}

export class EntropyNotYours extends Error {
  readonly code = 'entropy.not-yours';
  constructor() {
    super('Players give the share of their own seat; whoever makes matches of others says only which seat gives none.');
  }
}

/** Another one would be given by somebody who may know those of the others. */
export class EntropyFinal extends Error {
  readonly code = 'entropy.final';
  constructor(readonly seat: string) {
    super(`${seat} has given its share.`);
  }
}

/** The server would know it before it has committed itself. */
export class EntropyTooEarly extends Error {
  readonly code = 'entropy.too-early';
  constructor(readonly seat: string) {
    super(`${seat} gives its share when the match is there, and the server has committed itself.`);
  }
}

/** The rules of the game do not allow this table. `rejection` is the engine's own code. */
export class SetupRefused extends Error {
  readonly code = 'match.setup-refused';
  constructor(
    message: string,
    readonly rejection: string,
    readonly rules: readonly CitedRule[],
  ) {
    super(message);
  }
}
