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

/** How far spectators are behind: by one of the two. */
export const spectators = record({ delay: record({}, { seconds: integer, turns: integer }) });

/** `zone` where the list names the one that these copies begin in. */
const deckLine = record({ card: text, count: integer }, { zone: text });

/** Who plays together: each seat is in one of the teams. Absent where each plays for itself. */
export const teams = list(list(text));

/** What time the seats of a match have; each part that is there counts, in seconds. */
export const timing = record(
  {},
  {
    /** A seat's own time for the whole game, and what it gains with each turn that it has finished. */
    bank: record({ seconds: integer, incrementSeconds: integer }),
    /** What a seat may think within one turn, its own or another's. */
    turn: record({ seconds: integer }),
    /** How long a seat may be away. */
    disconnect: record({ graceSeconds: integer }),
  },
);

/**
 * What brought an intervention about: the proposal of a takeback by its version, a retraction by the first version that
 * it retracts, or a ruling by its case and number.
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
       * `asserted`: chance fell at a table and is reported; then the secrets only say what stands in for untold cards.
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
 * What an event that carries out a command proves it by (see `Proof`): one of the two at least. Version 1 of its schema
 * has the state's hash alone.
 */
const proof = { logHash: text, stateHash: text };

const proven = <Value extends Proof>(of: Decoder<Value>): Decoder<Value> =>
  decoder({ ...of.schema, anyOf: [{ required: ['logHash'] }, { required: ['stateHash'] }] }, (value, at) => {
    const decoded = of(value, at);
    if (decoded.logHash === undefined && decoded.stateHash === undefined)
      throw new Undecodable(`${at}/logHash`, 'there');
    return decoded;
  });

/** How chance fell at the table, by the label under which the game waits for it. */
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
      /** A judge answered in the place of the seat. */
      by: literal('judge'),
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
      /** By ruling: the player had forgotten it. */
      by: literal('judge'),
      /** Absent from the oldest events. */
      cause,
    },
  ),
);

const repetitionProposed = proven(
  record(
    { seat: text, round: list(engineData), times: integer },
    /** Whose each answer of the round is, where some are those of others. */
    { ...proof, positionHash: text, seats: list(text) },
  ),
);

const conceded = proven(record({ seat: text }, proof));

/** By ruling these seats have lost the game, and the others play on. */
const lossRuled = record({ seats: list(text), cause, stateHash: text, logHash: text });

const citation = record({ game: text, rule: text });

const outcome = record({ winners: list(text), losers: list(text), draw: flag, reason: text, cites: list(citation) });

const gameEnded = record({
  outcome,
  actions: integer,
  turns: integer,
  stateHash: text,
});

/** By ruling; acts of the judge about a card. */
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
    /** The version of this stream whose state is that of the game again. */
    to: integer,
    /** The branch that begins here; the first is 1. */
    branch: integer,
    /** How many actions lead to the state. */
    actions: integer,
    cause,
    substitutions: list(record({ seat: text, object: text, was: text, is: text })),
    stateHash: text,
  },
  {
    /** Where the game was over, and so its secrets were out: the chance from here on. */
    randomness: record({ serverSecret: text, commitment: text }),
    /** Why an action was retracted. The text may name hidden cards. */
    reason: text,
  },
);

const takebackProposed = record({ seat: text, to: integer, stateHash: text });

const takebackAnswered = record({ seat: text, answer: literal('yes', 'no'), stateHash: text });

/** What the game comes to by this ruling and those on other cases that hold. */
const resultRuled = record(
  { outcome, cause, stateHash: text },
  {
    /** The seats that it has lose, where that is all it says. */
    lost: list(text),
    /** It says nothing of its own: what was ruled on the case before does not hold any more. */
    lifts: flag,
  },
);

const timeExpired = record(
  {
    /** ISO 8601: the moment at which the time ended, which is before this was recorded. */
    deadline: text,
    /** Several where the time of several ended at that moment. */
    expired: list(record({ seat: text, kind: literal('bank', 'turn', 'disconnect') })),
    stateHash: text,
  },
  /** Absent from the oldest events. */
  { logHash: text },
);

const clockPaused = record(
  { reason: text, stateHash: text },
  {
    /** ISO 8601: since when, where that was before this was recorded. */
    since: text,
  },
);

const clockResumed = record({ stateHash: text });

const timeExtended = record({ seat: text, seconds: integer, reason: text, stateHash: text });

const presenceLost = record({ seat: text, stateHash: text });

const presenceRegained = record({ seat: text, stateHash: text });

/** What is recorded in the stream of a game. */
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
