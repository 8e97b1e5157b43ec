import { PENALTIES } from '../../../engine/index.js';
import {
  type Decoded,
  type EventOf,
  events,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';

export { PENALTIES, type PenaltyKind } from '../../../engine/index.js';

const citation = record({ game: text, rule: text });

const caseOpened = record({
  caseId: text,
  game: text,
  gameId: text,
  matchId: text,
  leagueId: nullable(text),
  /** The players of the match, by seat. */
  seats: list(record({ seat: text, playerId: text })),
  /** The version of the game that is contested. */
  step: integer,
  claim: text,
  rule: nullable(citation),
  text,
});

const caseAssigned = record({ judge: text });

const caseDiscussed = record({ text });

const penalty = record({ seat: text, playerId: text, infraction: text, penalty: literal(...PENALTIES) });

/** By a player of the match, to all at the table. */
const caseAnswered = record({ text });

const caseRuled = record(
  {
    /** From 1; a ruling on an appeal is a further one, and takes the place of the one before. */
    number: integer,
    /** Whether the claim is right. */
    upheld: flag,
    rule: nullable(citation),
    text,
    penalties: list(penalty),
  },
  {
    /** The version of the ladders that the infractions are of. */
    ladder: text,
    rewind: record({ to: integer }),
    result: record({ winners: list(text), draw: flag }),
    /** Whether the game is in a loop that no player can stop: it ends as its rules say. */
    loop: flag,
    matchResult: record(
      { winners: list(text), draw: flag },
      /** The games that each seat has won, and how many were drawn. */
      { score: list(record({ seat: text, won: integer })), drawnGames: integer },
    ),
    invoke: record({ seat: text, object: text, ability: text }),
    /** What mends the game: acts in the name of a seat, about a card. */
    correction: record({
      seat: text,
      source: text,
      acts: list(record({ act: text }, { objects: list(text), player: text, number: integer })),
    }),
  },
);

const rulingCarriedOut = record({
  number: integer,
  /** Where each of its remedies is recorded. */
  effects: list(record({ remedy: text, stream: text, version: integer })),
  /** The remedies that had become impossible, with the reasons. */
  failures: list(record({ remedy: text, code: text, message: text })),
});

const caseAppealed = record({ text });

const caseClosed = record({ text });

export type CaseOpened = Decoded<typeof caseOpened>;
export type CaseRuled = Decoded<typeof caseRuled>;
export type RulingCarriedOut = Decoded<typeof rulingCarriedOut>;
export type Penalty = Decoded<typeof penalty>;
export type MatchResult = NonNullable<CaseRuled['matchResult']>;

const caseEvents = {
  CaseOpened: caseOpened,
  CaseAssigned: caseAssigned,
  CaseDiscussed: caseDiscussed,
  CaseAnswered: caseAnswered,
  CaseRuled: caseRuled,
  RulingCarriedOut: rulingCarriedOut,
  CaseAppealed: caseAppealed,
  CaseClosed: caseClosed,
};

/** A decoded event of a case. Released shapes are frozen, as those of games and matches are. */
export type CaseEvent = EventOf<typeof caseEvents>;

/** Whether there is such an event in a case at all. */
export const isOfCase = (type: string): boolean => Object.hasOwn(caseEvents, type);

export const decodeCaseEvent = events('an event of a case', caseEvents);
