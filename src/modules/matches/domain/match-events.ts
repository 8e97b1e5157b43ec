import {
  type Decoded,
  dictionary,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';
import { cause, spectators, teams, timing } from './game-events.js';

const matchCreated = record(
  {
    matchId: text,
    game: text,
    format: text,
    bestOf: integer,
    seats: list(record({ seat: text, playerId: text, deckId: text })),
  },
  {
    leagueId: nullable(text),
    /** The match is a draft of decks for this format, without winner or loser. */
    decksFor: text,
    /** The match whose decks are played here. */
    draftId: text,
    /** The pairing of a tournament that the match decides. */
    pairing: record({ tournamentId: text, round: integer, table: integer }, { board: integer }),
    /** The pod of a tournament whose players draft here. */
    pod: record({ tournamentId: text, stage: integer, pod: integer }),
    teams,
    timing,
    /** Chance falls at the table, in every game of the match; or every seat adds a share to it (`EntropyGiven`). */
    randomness: literal('asserted', 'shared'),
    /** The share of each seat in the chance of every game, except for later shares; never served. */
    seatSecrets: dictionary(text),
    /** Shared chance: the server's secret of each possible game, by game number. No answer contains it. */
    serverSecrets: list(text),
    /** Absent: they see the games as they are played. */
    spectators,
    /** The players have agreed that everything becomes public; absent: they are asked. */
    publication: literal('open'),
  },
);

const matchGameStarted = record({ gameId: text, number: integer }, { chooser: text });

const matchGameEnded = record({ gameId: text, number: integer, winners: list(text), draw: flag });

const score = record({ won: integer, lost: integer, drawn: integer });

/** The game no longer counts, so the match continues; the next events say how. */
const matchReopened = record(
  { gameId: text, number: integer },
  {
    /** The ruling on an appeal, or the act of staff, by which an earlier one on the match does not hold any more. */
    lifted: cause,
    /** Where staff lifts a no-show. */
    reason: text,
  },
);

/** The result of the match by this ruling and valid rulings on other cases. */
const matchRuled = record(
  { winners: list(text), draw: flag, cause },
  {
    /** The seats that it has lose, where that is all it says. */
    lost: list(text),
    /** Those of `lost` whose games in this match count as lost, too. */
    forfeited: list(text),
    /** The games of each seat, where the ruling says them; otherwise they count as they were played. */
    score: dictionary(score),
    /** Where the seats did not come: in the words of staff. */
    reason: text,
  },
);

/**
 * By ruling, or because they did not come, these seats have lost the match; those of the other sides play on, unless a
 * `MatchEnded` follows.
 */
const matchLossRuled = record(
  { lost: list(text), cause },
  {
    /** Those of `lost` whose games in this match count as lost, too. */
    forfeited: list(text),
    /** Where the seats did not come: in the words of staff. */
    reason: text,
  },
);

/** Why staff closes a match by hand. */
export const CLOSINGS = ['void', 'mistake', 'no-show'] as const;

/** By hand of staff the match is over, and its games decide nothing any more; a `MatchEnded` follows. */
const matchClosed = record({
  kind: literal(...CLOSINGS),
  /** The absent seats, which lose; empty for a match that counts for nothing. */
  lost: list(text),
  reason: text,
  cause,
});

/** It is no longer closed: it continues, or its games and rulings have ended it, and a `MatchEnded` follows. */
const matchClosingLifted = record({ reason: text, cause });

/** What the player of a seat says to everything becoming public after the match; the last answer counts. */
const publicationAnswered = record({ seat: text, consent: flag });

/** The share of a seat in all chance of the match; without `entropy` that of `seatSecrets`. Never served. */
const entropyGiven = record({ seat: text }, { entropy: text });

const matchEnded = record(
  { winners: list(text), draw: flag, games: list(text), result: dictionary(score) },
  {
    /** ISO 8601: when the match was over, where a ruling or staff changed its result later. */
    endedAt: text,
  },
);

/** What is recorded in the stream of a match. */
export const matchEvents = {
  MatchCreated: matchCreated,
  MatchGameStarted: matchGameStarted,
  MatchGameEnded: matchGameEnded,
  MatchReopened: matchReopened,
  MatchRuled: matchRuled,
  MatchLossRuled: matchLossRuled,
  MatchClosed: matchClosed,
  MatchClosingLifted: matchClosingLifted,
  PublicationAnswered: publicationAnswered,
  EntropyGiven: entropyGiven,
  MatchEnded: matchEnded,
};

export type MatchCreated = Decoded<typeof matchCreated>;
export type MatchGameStarted = Decoded<typeof matchGameStarted>;
export type MatchGameEnded = Decoded<typeof matchGameEnded>;
export type MatchReopened = Decoded<typeof matchReopened>;
export type MatchRuled = Decoded<typeof matchRuled>;
export type MatchLossRuled = Decoded<typeof matchLossRuled>;
export type MatchClosed = Decoded<typeof matchClosed>;
export type MatchClosingLifted = Decoded<typeof matchClosingLifted>;
export type PublicationAnswered = Decoded<typeof publicationAnswered>;
export type EntropyGiven = Decoded<typeof entropyGiven>;
export type MatchEnded = Decoded<typeof matchEnded>;
