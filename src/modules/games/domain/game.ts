import type { GameState, LogEntry, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  commandOf,
  decodeMatchEvent,
  firstLotSecret,
  gameEvents,
  GameRun,
  type GameStarted,
  interventionLog,
  logHash,
  type LotSecret,
  lotSecretAfter,
  type MatchEvent,
  NOTHING_BEFORE,
  proofIn,
  setupOf,
} from '../../matches/index.js';
import { GameNotFound, RecordDiverges } from '../games.problems.js';
import { clockAfter, type GameClock, openClock } from './game-clock.js';
import { bytesIn } from './room.js';
import { BEGUN, isBesideTheTable, seatIn, type Standing, standingAfter } from './standing.js';

/** A recorded game at one version, as a value: applying events makes a new value. */
export interface Game extends Standing {
  readonly id: string;
  readonly started: GameStarted;
  readonly startedAt: string;
  readonly rules: Rules;
  /** The version of the last event that `state` contains, and its hash. */
  readonly version: number;
  readonly hash: string;
  /** The size of all its events in bytes. */
  readonly bytes: number;
  /** The hash from which the hash of the next log continues. */
  readonly proof: string;
  readonly state: GameState;
  /** Null for a game without clocks. */
  readonly clock: GameClock | null;
  /** The secret of the lots that come next. */
  readonly lots: LotSecret;
  /** The last steps, oldest first and without gaps up to `version`. Steps that were taken back are included. */
  readonly steps: readonly Step[];
}

/** The effects of one event. */
export interface Step {
  readonly version: number;
  readonly at: string;
  readonly type: MatchEvent['type'];
  readonly seat: string | null;
  readonly hash: string;
  readonly log: readonly LogEntry[];
}

/**
 * Turns an error inside the engine into `RecordDiverges`: such an error means that the record was changed in a way that
 * its hashes do not show.
 */
function derived<Value>(id: string, version: number, derive: () => Value): Value {
  try {
    return derive();
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw new RecordDiverges(id, version, error.message);
  }
}

/** Sets up the game from its first event. */
export function openGame(event: StoredEvent, started: GameStarted, rules: Rules): Game {
  return derived(started.gameId, event.version, () => opened(event, started, rules));
}

function opened(event: StoredEvent, started: GameStarted, rules: Rules): Game {
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') throw new RecordDiverges(started.gameId, event.version, created.message);
  const { state, log } = created;
  const { version, hash, recordedAt: startedAt } = event;
  const decoded = decodeMatchEvent(event);
  const steps = [stepOf(event, decoded, log)];
  const { timing, gameId: id } = started;
  const clock = timing === undefined ? null : openClock(timing, state.seats, Date.parse(startedAt), state);
  const begun = {
    id,
    started,
    startedAt,
    rules,
    version,
    hash,
    bytes: bytesIn([event]),
    proof: proofIn(decoded),
    state,
    clock,
    lots: firstLotSecret(started),
    ...BEGUN,
    steps,
  };
  requireLog(begun, event, decoded, { state, before: NOTHING_BEFORE, log });
  return checked(begun, event);
}

/** Whether a decision on that version still holds: only events of clocks and presence followed. */
export function isUnchangedSince({ version, steps }: Game, decidedOn: number): boolean {
  const since = steps.filter((step) => step.version > decidedOn);
  // If the steps since then are no longer in memory, the version is too old.
  return since.length === version - decidedOn && since.every(({ type }) => isBesideTheTable(type));
}

/**
 * The game after the next recorded events, none of which rewinds to before it. Every log and the new state must match
 * the recorded hashes. Otherwise this build derives nothing from the game.
 */
export function gameAfter(game: Game, events: readonly StoredEvent[]): Game {
  const last = events.at(-1);
  if (last === undefined) return game;
  const run = new GameRun(game.rules, game.started, game, events);
  let { clock, proof: before } = game;
  const steps = events.map((event): Step => {
    const decoded = decodeMatchEvent(event);
    const { version } = event;
    const led = derived(game.id, version, () => run.apply(version, decoded, event.metadata.engine));
    if (!('log' in led)) throw new RecordDiverges(game.id, version, led.message);
    requireLog(game, event, decoded, { state: run.passing, before, log: led.log });
    before = proofIn(decoded);
    clock &&= clockAfter(clock, decoded, Date.parse(event.recordedAt), run.passing);
    return stepOf(event, decoded, led.log);
  });
  return checked(extended({ ...game, clock, state: run.state() }, events, steps), last);
}

/** The game after a recorded decision, with the new state and the log of the first event. */
export function afterwards(
  game: Game,
  { state, log }: { readonly state: GameState; readonly log: readonly LogEntry[] },
  events: readonly StoredEvent[],
): Game {
  let { clock, state: now } = game;
  const steps = events.map((event, place) => {
    const decoded = decodeMatchEvent(event);
    if (movesGame(decoded)) now = state;
    clock &&= clockAfter(clock, decoded, Date.parse(event.recordedAt), now);
    return stepOf(event, decoded, place === 0 && log.length > 0 ? log : interventionLog(decoded));
  });
  return extended({ ...game, clock, state }, events, steps);
}

/** Whether the event is a step of the game. Other events are about its clock, its players or its result. */
export const movesGame = (event: MatchEvent): boolean => event.type === 'Rewound' || commandOf(event) !== null;

function extended(game: Game, events: readonly StoredEvent[], added: readonly Step[]): Game {
  const { version, hash } = added.at(-1) ?? game;
  const standing = events.reduce<Standing & Pick<Game, 'proof' | 'lots'>>((before, event) => {
    const decoded = decodeMatchEvent(event);
    const lots = lotSecretAfter(before.lots, decoded);
    return { ...standingAfter(before, decoded, event.version, event.recordedAt), proof: proofIn(decoded), lots };
  }, game);
  const bytes = game.bytes + bytesIn(events);
  return { ...game, ...standing, version, hash, bytes, steps: [...game.steps, ...added] };
}

function stepOf(event: StoredEvent, decoded: MatchEvent, log: readonly LogEntry[]): Step {
  const { version, hash, recordedAt: at } = event;
  return { version, at, type: decoded.type, seat: seatIn(decoded), hash, log };
}

/** The first event of a game; throws `GameNotFound` for a stream that is empty or not of a game. */
export function openingOf(id: string, event: StoredEvent | undefined): GameStarted {
  if (event === undefined || !Object.hasOwn(gameEvents, event.type)) throw new GameNotFound(id);
  const opening = decodeMatchEvent(event);
  if (opening.type !== 'GameStarted' || opening.payload.gameId !== id) {
    throw new RecordDiverges(id, event.version, 'it does not begin with the start of this game');
  }
  return opening.payload;
}

/** Hashes are comparable only within one build. The audit checks games of other builds. */
const isOfBuild = ({ metadata }: StoredEvent, { engine }: Rules): boolean => metadata.engine === engine;

/** Compares the log of the event with its recorded hash, if the event has one. */
function requireLog(
  { id, rules }: Pick<Game, 'id' | 'rules'>,
  event: StoredEvent,
  { payload }: MatchEvent,
  led: { readonly state: Pick<GameState, 'seed'>; readonly before: string; readonly log: readonly LogEntry[] },
): void {
  if (!('logHash' in payload) || payload.logHash === undefined || !isOfBuild(event, rules)) return;
  const actual = logHash(led.state, led.before, led.log);
  if (actual !== payload.logHash) throw new RecordDiverges(id, event.version, `${actual} is not ${payload.logHash}`);
}

/** Compares the state of the game with the hash in the last event, if the event has one. */
function checked(game: Game, event: StoredEvent): Game {
  const { payload } = decodeMatchEvent(event);
  if (!('stateHash' in payload) || payload.stateHash === undefined || !isOfBuild(event, game.rules)) return game;
  const actual = game.rules.stateHash(game.state);
  if (actual !== payload.stateHash) {
    throw new RecordDiverges(game.id, event.version, `${actual} is not ${payload.stateHash}`);
  }
  return game;
}
