import {
  DECKLISTS,
  DRAFT_SOURCES,
  HOWS,
  MEASURE_NAMES,
  OUTCOMES,
  PAIRING_SYSTEMS,
  PENALTY_KINDS,
  RESULT_SOURCES,
  SEEDINGS,
  STAGE_KINDS,
  TABLE_CASE_KINDS,
  type TournamentEvent,
} from '../../../competition/index.js';
import {
  type Decoder,
  decoder,
  events,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
  Undecodable,
} from '../../../platform/decoding/index.js';
import type { Json, NewEvent, StoredEvent } from '../../../platform/event-store/index.js';

/** Two values of one kind. */
const pairOf = <Value>(of: Decoder<Value>): Decoder<readonly [Value, Value]> =>
  decoder({ ...list(of).schema, minItems: 2, maxItems: 2 }, (value, at) => {
    const [first, second, ...more] = list(of)(value, at);
    if (first === undefined || second === undefined || more.length > 0) throw new Undecodable(at, 'a pair');
    return [first, second];
  });

const scoreOfGames = decoder<readonly [number, number, number]>(
  { ...list(integer).schema, minItems: 3 },
  (value, at) => {
    const [won, lost, drawn] = list(integer)(value, at);
    if (won === undefined || lost === undefined || drawn === undefined) throw new Undecodable(at, 'three numbers');
    return [won, lost, drawn];
  },
);

const times = decoder<1 | 2>({ type: 'integer', enum: [1, 2] }, (value, at) => {
  const number = integer(value, at);
  if (number !== 1 && number !== 2) throw new Undecodable(at, '1 or 2');
  return number;
});

const policy = record(
  {
    id: text,
    title: text,
    source: text,
    points: record({ win: integer, draw: integer, loss: integer, bye: integer }),
    gamePoints: record({ win: integer, draw: integer }),
    gamesOfBye: integer,
    floor: nullable(pairOf(integer)),
    measures: list(literal(...MEASURE_NAMES)),
  },
  { unit: integer },
);

const stage = record(
  {
    kind: literal(...STAGE_KINDS),
    bestOf: integer,
    players: nullable(integer),
    rounds: nullable(integer),
    times,
    groups: integer,
    thirdPlace: flag,
    continues: flag,
  },
  {
    pairing: literal(...PAIRING_SYSTEMS),
    draft: record(
      { format: text, podSize: integer, deckId: nullable(text), withinPods: flag },
      { pickSeconds: integer },
    ),
  },
);

const tournamentCreated = record(
  {
    tournamentId: text,
    leagueId: nullable(text),
    name: text,
    game: text,
    format: text,
    policy,
    stages: list(stage),
    roundsTable: list(record({ upTo: integer, rounds: integer })),
    capacity: nullable(integer),
    selfRegistration: flag,
    checkIn: flag,
    lateEntry: literal('loss', 'bye'),
    intentionalDraws: flag,
    recorded: flag,
    seeding: literal(...SEEDINGS),
  },
  { seasonId: text, decklists: literal(...DECKLISTS), boards: integer },
);

const result = record({ outcome: literal(...OUTCOMES), games: scoreOfGames, how: literal(...HOWS) });
const source = literal(...RESULT_SOURCES);
const pairing = { table: integer, players: pairOf(text), place: nullable(text) };
const atTable = { round: integer, table: integer };
/** A match of a table, or of a board of two teams. */
const onBoard = { board: integer };
const ofPod = { stage: integer, pod: integer };
const atTime = { round: integer, at: integer };
const nothing = record({});

const tournamentEvents = {
  TournamentCreated: tournamentCreated,
  AnnouncementChanged: record({
    name: text,
    startsAt: nullable(text),
    endsAt: nullable(text),
    timeZone: nullable(text),
    place: nullable(text),
    about: nullable(text),
    prizes: nullable(text),
    rounds: list(record({ round: integer, startsAt: text })),
  }),
  RegistrationOpened: nothing,
  RegistrationClosed: nothing,
  PlayersRegistered: record({
    players: list(
      record(
        { playerId: text, team: nullable(text), table: nullable(integer) },
        { lineup: record({ name: text, members: list(text) }), rating: integer },
      ),
    ),
  }),
  LineupChanged: record({ playerId: text, members: list(text), reserves: list(text) }),
  RatingsCorrected: record({
    ratings: list(record({ playerId: text, before: nullable(integer), after: nullable(integer) })),
    reason: text,
  }),
  DeckSubmitted: record({ playerId: text, deckId: text }),
  PlayersCheckedIn: record({ players: list(text) }),
  PlayerDropped: record({ playerId: text, kind: literal('drop', 'no-show'), reason: text }),
  PlayerReturned: record({ playerId: text }),
  PlayerDisqualified: record({ playerId: text, reason: text }),
  PenaltyGiven: record(
    {
      playerId: text,
      kind: literal(...PENALTY_KINDS),
      at: nullable(record(atTable)),
      rule: nullable(text),
      reason: text,
    },
    { infraction: text },
  ),
  StageStarted: record(
    {
      stage: integer,
      players: list(text),
      rounds: nullable(integer),
      seed: text,
      lots: list(text),
    },
    { draft: record({ deckId: nullable(text), pods: list(list(text)) }) },
  ),
  DraftMatchMade: record({ ...ofPod, matchId: text }),
  DraftEnded: record({ ...ofPod, source: literal(...DRAFT_SOURCES) }, { reason: text }),
  DraftReopened: record({ ...ofPod, reason: text }),
  RoundProposed: record(
    {
      stage: integer,
      round: integer,
      seed: text,
      locked: list(pairOf(text)),
      forbidden: list(pairOf(text)),
      awardedByes: list(text),
      swapped: flag,
      tables: list(record(pairing)),
      byes: list(text),
    },
    { halfByes: list(text) },
  ),
  RoundPublished: record({ round: integer }),
  RoundWithdrawn: record({ round: integer, reason: text }),
  ClockStarted: record({ ...atTime, length: integer }),
  ClockPaused: record(atTime),
  ClockResumed: record(atTime),
  TimeExtended: record({ ...atTable, length: integer, reason: text }),
  JudgeCalled: record({ ...atTable, playerId: text, reason: text }, onBoard),
  JudgeCallAnswered: record(atTable, { ...onBoard, note: text }),
  TableCaseTaken: record({ ...atTable, kind: literal(...TABLE_CASE_KINDS), judge: nullable(text) }, onBoard),
  PairingMatchMade: record({ ...atTable, matchId: text }, onBoard),
  ResultReported: record({ ...atTable, playerId: text, result }, onBoard),
  ResultDisputed: record({ ...atTable, playerId: text, reason: text }, { ...onBoard, claim: result }),
  DisputeWithdrawn: record({ ...atTable, playerId: text }, onBoard),
  ResultRecorded: record({ ...atTable, result, source }, { ...onBoard, reason: text }),
  RulingAppealed: record({ ...atTable, playerId: text, reason: text }, onBoard),
  AppealRejected: record({ ...atTable, reason: text }, onBoard),
  ResultCorrected: record(
    {
      ...atTable,
      before: result,
      after: nullable(result),
      reason: text,
      source,
      replaced: list(record({ ...pairing, round: integer })),
    },
    onBoard,
  ),
  RoundEnded: record({ round: integer }),
  TournamentEnded: nothing,
  TournamentCancelled: record({ reason: text }),
};

/** Whether a stream of such events is a tournament. */
export const isOfTournament = (type: string): boolean => Object.hasOwn(tournamentEvents, type);

const decode = events('an event of a tournament', tournamentEvents);

/** A decoded event of a tournament. Released shapes are frozen, as those of games and matches are. */
export const decodeTournamentEvent = Object.assign(
  (event: Pick<StoredEvent, 'stream' | 'version' | 'type' | 'payload'>): TournamentEvent => decode(event),
  { kinds: decode.kinds },
);

/** An event as the store takes it: plain JSON. */
export const recorded = ({ type, payload }: TournamentEvent): NewEvent => ({
  type,
  payload: JSON.parse(JSON.stringify(payload)) as Json,
});
