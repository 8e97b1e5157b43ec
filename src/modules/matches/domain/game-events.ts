import type { Json } from '../../../platform/event-store/index.js';
import {
  type Decoded,
  type Decoder,
  decoder,
  dictionary,
  flag,
  integer,
  list,
  literal,
  record,
  text,
  Undecodable,
} from '../../../platform/decoding/index.js';
import type { Proof } from './proof.js';

/** Engine data inside an event: the engine alone gives it a meaning, and decodes it. */
const engineData: Decoder<Json> = decoder({}, (value, at) => {
  if (value === undefined) throw new Undecodable(at, 'there');
  // What the event store hands out was parsed from JSON text, so it is JSON whatever it is.
  return value as Json;
});

/** The delay of spectators: seconds or turns. */
export const spectators = record({ delay: record({}, { seconds: integer, turns: integer }) });

/** `zone`: the zone in which these copies begin, if the list names one. */
const deckLine = record({ card: text, count: integer }, { zone: text });

/** The teams; each seat is in one team. Absent if each seat plays alone. */
export const teams = list(list(text));

/** The time limits of the seats, in seconds. Each present part applies. */
export const timing = record(
  {},
  {
    /** The time of a seat for the whole game, and its gain for each finished turn. */
    bank: record({ seconds: integer, incrementSeconds: integer }),
    /** The thinking time of a seat within one turn of any player. */
    turn: record(
      { seconds: integer },
      {
        /** At its end a lot answers for the seat; absent: the seat has lost. */
        atEnd: literal('lot'),
      },
    ),
    /** The limit of absence of a seat. */
    disconnect: record({ graceSeconds: integer }),
  },
);

/**
 * The cause of an intervention: a takeback by the version of its proposal, a retraction by its first retracted version,
 * or a ruling by its case and number.
 */
export const cause = record({ kind: literal('takeback', 'retraction', 'ruling', 'closing'), id: text });

const gameStarted = record(
  {
    gameId: text,
    matchId: text,
    number: integer,
    game: text,
    ruleset: text,
    engine: text,
    cardSet: text,
    format: text,
    seats: list(
      record(
        { seat: text, playerId: text, deckId: text, deckName: text, cards: list(deckLine) },
        /** Cards of the deck that earlier games of the match have used up. */
        { without: list(text) },
      ),
    ),
    randomness: record({
      /**
       * `asserted`: random outcomes are reported. The secrets then only determine the placeholders of unreported cards.
       */
      kind: literal('seeded', 'asserted'),
      serverSecret: text,
      seatSecrets: dictionary(text),
      commitments: dictionary(text),
    }),
    stateHash: text,
  },
  {
    teams,
    startingChooser: text,
    timing,
    spectators,
    /** Absent from the oldest events. */
    logHash: text,
  },
);

/**
 * The proof of an event that applies a command (see `Proof`): at least one of the two hashes. Version 1 of its schema
 * has only the hash of the state.
 */
const proof = { logHash: text, stateHash: text };

const proven = <Value extends Proof>(of: Decoder<Value>): Decoder<Value> =>
  decoder({ ...of.schema, anyOf: [{ required: ['logHash'] }, { required: ['stateHash'] }] }, (value, at) => {
    const decoded = of(value, at);
    if (decoded.logHash === undefined && decoded.stateHash === undefined)
      throw new Undecodable(`${at}/logHash`, 'there');
    return decoded;
  });

/** The reported random outcomes, by the label for which the game waits. */
const asserted = list(record({ label: text, outcome: list(text) }));

const actionTaken = proven(
  record(
    {
      seat: text,
      answers: list(record({ decision: record({ id: text, kind: text }), answer: engineData })),
    },
    {
      ...proof,
      positionHash: text,
      /** Who answered in the place of the seat: a judge, or a lot because its time was over. */
      by: literal('judge', 'lot'),
      /** When the time of the seat was over, and which of so many legal answers the lot took, from 0. */
      lot: record({ deadline: text, of: integer, taken: integer }),
      asserted,
    },
  ),
);

const chanceAsserted = proven(record({ asserted }, { ...proof, positionHash: text }));

const textInvoked = proven(
  record(
    { seat: text, object: text, ability: text },
    {
      ...proof,
      positionHash: text,
      /** By a ruling: the player had forgotten the text. */
      by: literal('judge'),
      /** Absent from the oldest events. */
      cause,
    },
  ),
);

const repetitionProposed = proven(
  record(
    { seat: text, round: list(engineData), times: integer },
    /** The seat of each answer of the round, if other seats answer, too. */
    { ...proof, positionHash: text, seats: list(text) },
  ),
);

const conceded = proven(record({ seat: text }, proof));

/** By a ruling, these seats have lost the game, and the other seats continue. */
const lossRuled = record({ seats: list(text), cause, stateHash: text, logHash: text });

const citation = record({ game: text, rule: text });

const outcome = record({ winners: list(text), losers: list(text), draw: flag, reason: text, cites: list(citation) });

const gameEnded = record({
  outcome,
  actions: integer,
  turns: integer,
  stateHash: text,
});

/** By a ruling: acts of the judge about a card. */
const corrected = record(
  {
    seat: text,
    source: text,
    acts: list(record({ act: text }, { objects: list(text), player: text, number: integer })),
    cause,
    stateHash: text,
  },
  /** Absent from the oldest events. */
  { logHash: text },
);

const rewound = record(
  {
    /** The version of this stream to whose state the game returns. */
    to: integer,
    /** The number of the branch that begins here; the first branch is 1. */
    branch: integer,
    /** The number of actions that lead to the state. */
    actions: integer,
    cause,
    substitutions: list(record({ seat: text, object: text, was: text, is: text })),
    stateHash: text,
  },
  {
    /** The chance from here on, if the game was over and its secrets may be public. */
    randomness: record({ serverSecret: text, commitment: text }),
    /** Why an action was retracted. The text may name hidden cards. */
    reason: text,
  },
);

const takebackProposed = record({ seat: text, to: integer, stateHash: text });

const takebackAnswered = record({ seat: text, answer: literal('yes', 'no'), stateHash: text });

/** The result of the game by this ruling and by valid rulings on other cases. */
const resultRuled = record(
  { outcome, cause, stateHash: text },
  {
    /** The losing seats, if the ruling names only losers. */
    lost: list(text),
    /** The ruling sets no result. It only lifts the earlier ruling on the case. */
    lifts: flag,
  },
);

const timeExpired = record(
  {
    /** ISO 8601: the moment at which the time ended, which is before this was recorded. */
    deadline: text,
    /** Several seats, if their time ended at the same moment. */
    expired: list(record({ seat: text, kind: literal('bank', 'turn', 'disconnect') })),
    stateHash: text,
  },
  /** Absent from the oldest events. */
  { logHash: text },
);

const clockPaused = record(
  { reason: text, stateHash: text },
  {
    /** ISO 8601: the start of the pause, if it is before this was recorded. */
    since: text,
  },
);

const clockResumed = record({ stateHash: text });

const timeExtended = record({ seat: text, seconds: integer, reason: text, stateHash: text });

const presenceLost = record({ seat: text, stateHash: text });

const presenceRegained = record({ seat: text, stateHash: text });

/** The events in the stream of a game. */
export const gameEvents = {
  GameStarted: gameStarted,
  ActionTaken: actionTaken,
  ChanceAsserted: chanceAsserted,
  TextInvoked: textInvoked,
  RepetitionProposed: repetitionProposed,
  Conceded: conceded,
  GameEnded: gameEnded,
  Rewound: rewound,
  TakebackProposed: takebackProposed,
  TakebackAnswered: takebackAnswered,
  Corrected: corrected,
  LossRuled: lossRuled,
  ResultRuled: resultRuled,
  TimeExpired: timeExpired,
  ClockPaused: clockPaused,
  ClockResumed: clockResumed,
  TimeExtended: timeExtended,
  PresenceLost: presenceLost,
  PresenceRegained: presenceRegained,
};

export type Timing = Decoded<typeof timing>;
export type Cause = Decoded<typeof cause>;
export type GameStarted = Decoded<typeof gameStarted>;
export type ActionTaken = Decoded<typeof actionTaken>;
export type ChanceAsserted = Decoded<typeof chanceAsserted>;
export type TextInvoked = Decoded<typeof textInvoked>;
export type RepetitionProposed = Decoded<typeof repetitionProposed>;
export type Conceded = Decoded<typeof conceded>;
export type GameEnded = Decoded<typeof gameEnded>;
export type RewoundTo = Decoded<typeof rewound>;
export type TakebackProposed = Decoded<typeof takebackProposed>;
export type TakebackAnswered = Decoded<typeof takebackAnswered>;
export type Corrected = Decoded<typeof corrected>;
export type ResultRuled = Decoded<typeof resultRuled>;
export type TimeExpired = Decoded<typeof timeExpired>;
export type ClockPaused = Decoded<typeof clockPaused>;
export type ClockResumed = Decoded<typeof clockResumed>;
export type TimeExtended = Decoded<typeof timeExtended>;
export type PresenceLost = Decoded<typeof presenceLost>;
export type PresenceRegained = Decoded<typeof presenceRegained>;
