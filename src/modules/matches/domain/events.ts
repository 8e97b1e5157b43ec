import type { Json, StoredEvent } from '../../../platform/event-store/index.js';
import {
  type Decoded,
  type Decoder,
  dictionary,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
  Undecodable,
} from '../../../platform/decoding/index.js';

/** Engine data inside an event: the engine alone gives it a meaning, and decodes it. */
const engineData: Decoder<Json> = (value, at) => {
  if (value === undefined) throw new Undecodable(at, 'there');
  // What the event store hands out was parsed from JSON text, so it is JSON whatever it is.
  return value as Json;
};

/** How far spectators are behind: by one of the two. */
const spectators = record({ delay: record({}, { seconds: integer, turns: integer }) });

/** `zone` where the list names the one that these copies begin in. */
const deckLine = record({ card: text, count: integer }, { zone: text });

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
    seats: list(record({ seat: text, playerId: text, deckId: text, deckName: text, cards: list(deckLine) })),
    randomness: record({
      /** `asserted`: chance fell at a table and is told; then the secrets only say what stands in for untold cards. */
      kind: literal('seeded', 'asserted'),
      serverSecret: text,
      seatSecrets: dictionary(text),
      commitments: dictionary(text),
    }),
    stateHash: text,
  },
  { startingChooser: text, timing, spectators },
);

/** How chance fell at the table, by the label under which the game waits to be told. */
const asserted = list(record({ label: text, outcome: list(text) }));

const actionTaken = record(
  {
    seat: text,
    answers: list(record({ decision: record({ id: text, kind: text }), answer: engineData })),
    stateHash: text,
  },
  {
    positionHash: text,
    /** A judge answered in the place of the seat. */
    by: literal('judge'),
    asserted,
  },
);

const chanceAsserted = record({ asserted, stateHash: text }, { positionHash: text });

const textInvoked = record(
  { seat: text, object: text, ability: text, stateHash: text },
  {
    positionHash: text,
    /** By ruling: the player had forgotten it. */
    by: literal('judge'),
  },
);

const repetitionProposed = record(
  { seat: text, round: list(engineData), times: integer, stateHash: text },
  { positionHash: text },
);

const conceded = record({ seat: text, stateHash: text });

const citation = record({ game: text, rule: text });

const outcome = record({ winners: list(text), losers: list(text), draw: flag, reason: text, cites: list(citation) });

const gameEnded = record({
  outcome,
  actions: integer,
  turns: integer,
  stateHash: text,
});

/** What brought an intervention about: the proposal of a takeback by its version, or a ruling by its case and number. */
const cause = record({ kind: literal('takeback', 'ruling'), id: text });

/** By ruling; acts of the judge about a card. */
const corrected = record({
  seat: text,
  source: text,
  acts: list(record({ act: text }, { objects: list(text), player: text, number: integer })),
  cause,
  stateHash: text,
});

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
  },
);

const takebackProposed = record({ seat: text, to: integer, stateHash: text });

const takebackAnswered = record({ seat: text, answer: literal('yes', 'no'), stateHash: text });

const resultRuled = record({ outcome, cause, stateHash: text });

const timeExpired = record({
  /** ISO 8601: the moment at which the time ended, which is before this was recorded. */
  deadline: text,
  /** Several where the time of several ended at that moment. */
  expired: list(record({ seat: text, kind: literal('bank', 'turn', 'disconnect') })),
  stateHash: text,
});

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
    timing,
    /** Chance falls at the table, in every game of the match. */
    randomness: literal('asserted'),
    /** What each seat puts into the chance of every game of the match; served to nobody. */
    seatSecrets: dictionary(text),
    /** Absent: they see the games as they are played. */
    spectators,
    /** Whoever plays has agreed that everything becomes public; absent: they are asked. */
    publication: literal('open'),
  },
);

const matchGameStarted = record({ gameId: text, number: integer }, { chooser: text });

const matchGameEnded = record({ gameId: text, number: integer, winners: list(text), draw: flag });

const score = record({ won: integer, lost: integer, drawn: integer });

/** The game does not count any more, and so the match goes on; what follows says how. */
const matchReopened = record({ gameId: text, number: integer });

const matchRuled = record({ winners: list(text), draw: flag, cause });

/** What the player of a seat says to everything becoming public after the match; the last answer counts. */
const publicationAnswered = record({ seat: text, consent: flag });

const matchEnded = record({ winners: list(text), draw: flag, games: list(text), result: dictionary(score) });

export type Timing = Decoded<typeof timing>;
export type GameStarted = Decoded<typeof gameStarted>;
export type ActionTaken = Decoded<typeof actionTaken>;
export type ChanceAsserted = Decoded<typeof chanceAsserted>;
export type Corrected = Decoded<typeof corrected>;
export type TextInvoked = Decoded<typeof textInvoked>;
export type RepetitionProposed = Decoded<typeof repetitionProposed>;
export type Conceded = Decoded<typeof conceded>;
export type GameEnded = Decoded<typeof gameEnded>;
export type Cause = Decoded<typeof cause>;
export type RewoundTo = Decoded<typeof rewound>;
export type TakebackProposed = Decoded<typeof takebackProposed>;
export type TakebackAnswered = Decoded<typeof takebackAnswered>;
export type ResultRuled = Decoded<typeof resultRuled>;
export type TimeExpired = Decoded<typeof timeExpired>;
export type ClockPaused = Decoded<typeof clockPaused>;
export type ClockResumed = Decoded<typeof clockResumed>;
export type TimeExtended = Decoded<typeof timeExtended>;
export type PresenceLost = Decoded<typeof presenceLost>;
export type PresenceRegained = Decoded<typeof presenceRegained>;
export type MatchCreated = Decoded<typeof matchCreated>;
export type MatchGameStarted = Decoded<typeof matchGameStarted>;
export type MatchGameEnded = Decoded<typeof matchGameEnded>;
export type MatchReopened = Decoded<typeof matchReopened>;
export type MatchRuled = Decoded<typeof matchRuled>;
export type PublicationAnswered = Decoded<typeof publicationAnswered>;
export type MatchEnded = Decoded<typeof matchEnded>;

/**
 * A decoded event of a game or a match, tagged by its type. Released shapes are frozen: a change is a new version, an
 * upcaster in the event store, and a fixture of the old JSON.
 */
export type MatchEvent =
  | { readonly type: 'GameStarted'; readonly payload: GameStarted }
  | { readonly type: 'ActionTaken'; readonly payload: ActionTaken }
  | { readonly type: 'ChanceAsserted'; readonly payload: ChanceAsserted }
  | { readonly type: 'TextInvoked'; readonly payload: TextInvoked }
  | { readonly type: 'RepetitionProposed'; readonly payload: RepetitionProposed }
  | { readonly type: 'Conceded'; readonly payload: Conceded }
  | { readonly type: 'GameEnded'; readonly payload: GameEnded }
  | { readonly type: 'Rewound'; readonly payload: RewoundTo }
  | { readonly type: 'TakebackProposed'; readonly payload: TakebackProposed }
  | { readonly type: 'TakebackAnswered'; readonly payload: TakebackAnswered }
  | { readonly type: 'Corrected'; readonly payload: Corrected }
  | { readonly type: 'ResultRuled'; readonly payload: ResultRuled }
  | { readonly type: 'TimeExpired'; readonly payload: TimeExpired }
  | { readonly type: 'ClockPaused'; readonly payload: ClockPaused }
  | { readonly type: 'ClockResumed'; readonly payload: ClockResumed }
  | { readonly type: 'TimeExtended'; readonly payload: TimeExtended }
  | { readonly type: 'PresenceLost'; readonly payload: PresenceLost }
  | { readonly type: 'PresenceRegained'; readonly payload: PresenceRegained }
  | { readonly type: 'MatchCreated'; readonly payload: MatchCreated }
  | { readonly type: 'MatchGameStarted'; readonly payload: MatchGameStarted }
  | { readonly type: 'MatchGameEnded'; readonly payload: MatchGameEnded }
  | { readonly type: 'MatchReopened'; readonly payload: MatchReopened }
  | { readonly type: 'MatchRuled'; readonly payload: MatchRuled }
  | { readonly type: 'PublicationAnswered'; readonly payload: PublicationAnswered }
  | { readonly type: 'MatchEnded'; readonly payload: MatchEnded };

/** Throws `Undecodable` for a type this module does not own and for a payload that is not what its type promises. */
export function decodeMatchEvent(event: Pick<StoredEvent, 'stream' | 'version' | 'type' | 'payload'>): MatchEvent {
  const { type, payload } = event;
  const at = `${type} ${event.stream}/${event.version}`;
  switch (type) {
    case 'GameStarted':
      return { type, payload: gameStarted(payload, at) };
    case 'ActionTaken':
      return { type, payload: actionTaken(payload, at) };
    case 'ChanceAsserted':
      return { type, payload: chanceAsserted(payload, at) };
    case 'TextInvoked':
      return { type, payload: textInvoked(payload, at) };
    case 'RepetitionProposed':
      return { type, payload: repetitionProposed(payload, at) };
    case 'Conceded':
      return { type, payload: conceded(payload, at) };
    case 'GameEnded':
      return { type, payload: gameEnded(payload, at) };
    case 'Rewound':
      return { type, payload: rewound(payload, at) };
    case 'TakebackProposed':
      return { type, payload: takebackProposed(payload, at) };
    case 'TakebackAnswered':
      return { type, payload: takebackAnswered(payload, at) };
    case 'Corrected':
      return { type, payload: corrected(payload, at) };
    case 'ResultRuled':
      return { type, payload: resultRuled(payload, at) };
    case 'TimeExpired':
      return { type, payload: timeExpired(payload, at) };
    case 'ClockPaused':
      return { type, payload: clockPaused(payload, at) };
    case 'ClockResumed':
      return { type, payload: clockResumed(payload, at) };
    case 'TimeExtended':
      return { type, payload: timeExtended(payload, at) };
    case 'PresenceLost':
      return { type, payload: presenceLost(payload, at) };
    case 'PresenceRegained':
      return { type, payload: presenceRegained(payload, at) };
    case 'MatchCreated':
      return { type, payload: matchCreated(payload, at) };
    case 'MatchGameStarted':
      return { type, payload: matchGameStarted(payload, at) };
    case 'MatchGameEnded':
      return { type, payload: matchGameEnded(payload, at) };
    case 'MatchReopened':
      return { type, payload: matchReopened(payload, at) };
    case 'MatchRuled':
      return { type, payload: matchRuled(payload, at) };
    case 'PublicationAnswered':
      return { type, payload: publicationAnswered(payload, at) };
    case 'MatchEnded':
      return { type, payload: matchEnded(payload, at) };
    default:
      throw new Undecodable(at, 'an event of a game or a match');
  }
}
