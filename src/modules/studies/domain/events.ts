import {
  type Decoded,
  type EventOf,
  events,
  flag,
  integer,
  list,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';

/** What the author says about a step of the game: the version of the game that the step made. */
const chapter = record({ step: integer, title: text, text });

const studyBegun = record({
  studyId: text,
  gameId: text,
  matchId: text,
  /** Who may change it: a player, the account of staff, or the key of staff without an account. */
  ownerId: text,
  /** The player who writes it; null if staff does. */
  playerId: nullable(text),
  title: text,
  chapters: list(chapter),
});

const studyChanged = record(
  {},
  {
    title: text,
    isPublic: flag,
    /** A chapter takes the place of the one at its step. */
    chapters: list(chapter),
    /** Steps whose chapters go. */
    removed: list(integer),
  },
);

export type Chapter = Decoded<typeof chapter>;
export type StudyBegun = Decoded<typeof studyBegun>;
export type StudyChanged = Decoded<typeof studyChanged>;

const studyEvents = { StudyBegun: studyBegun, StudyChanged: studyChanged };

/** An event of a study. Frozen. */
export type StudyEvent = EventOf<typeof studyEvents>;

export const decodeStudyEvent = events('an event of a study', studyEvents);
