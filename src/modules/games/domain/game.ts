import type { Decided, GameState, LogEntry, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { commandOf, decodeMatchEvent, type GameStarted, type MatchEvent, setupOf } from '../../matches/index.js';
import { GameNotFound, RecordDiverges } from '../games.errors.js';

/** A recorded game at one of its versions. A value: carrying it on makes another one. */
export interface Game {
  readonly id: string;
  readonly started: GameStarted;
  readonly startedAt: string;
  readonly rules: Rules;
  /** Of the last event that `state` knows of, and its hash. */
  readonly version: number;
  readonly hash: string;
  readonly state: GameState;
  readonly endedAt: string | null;
  /** What happened lately, oldest first and without gaps up to `version`. */
  readonly steps: readonly Step[];
}

/** What one event led to. */
export interface Step {
  readonly version: number;
  readonly at: string;
  readonly type: MatchEvent['type'];
  readonly seat: string | null;
  readonly hash: string;
  readonly log: readonly LogEntry[];
}

/** Sets the game up from its first event. */
export function openGame(event: StoredEvent, started: GameStarted, rules: Rules): Game {
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') throw new RecordDiverges(started.gameId, event.version, created.message);
  const { state, log } = created;
  const { version, hash, recordedAt: at } = event;
  const steps = [stepOf(event, log)];
  return checked(
    { id: started.gameId, started, startedAt: at, rules, version, hash, state, endedAt: null, steps },
    event,
  );
}

/**
 * Carries a game on by events that were recorded after it. The state that comes out must be the one whose hash was
 * recorded; otherwise nothing may be derived from this game, by this build.
 */
export function carryOn(game: Game, events: readonly StoredEvent[]): Game {
  const last = events.at(-1);
  if (last === undefined) return game;
  const session = game.rules.session(game.state);
  const steps = events.map((event): Step => {
    const command = commandOf(decodeMatchEvent(event));
    if (command === null) return stepOf(event, []);
    const done = session.submit(command);
    if (done.kind === 'rejected') throw new RecordDiverges(game.id, event.version, done.message);
    return stepOf(event, done.log);
  });
  return checked(extended(game, session.state(), steps), last);
}

/** The game after a command that was decided on it and recorded; the events are the command's, itself first. */
export function afterwards(game: Game, { state, log }: Decided, events: readonly StoredEvent[]): Game {
  return extended(
    game,
    state,
    events.map((event, place) => stepOf(event, place === 0 ? log : [])),
  );
}

function extended(game: Game, state: GameState, steps: readonly Step[]): Game {
  const { version, hash } = steps.at(-1) ?? game;
  const endedAt = steps.find(({ type }) => type === 'GameEnded')?.at ?? game.endedAt;
  return { ...game, version, hash, state, endedAt, steps: [...game.steps, ...steps] };
}

function stepOf(event: StoredEvent, log: readonly LogEntry[]): Step {
  const decoded = decodeMatchEvent(event);
  const { version, hash, recordedAt: at } = event;
  return { version, at, type: decoded.type, seat: commandOf(decoded)?.seat ?? null, hash, log };
}

/** The first event of a game; throws `GameNotFound` for a stream that is empty or not of a game. */
export function openingOf(id: string, event: StoredEvent | undefined): GameStarted {
  const opening = event?.type === 'GameStarted' ? decodeMatchEvent(event) : null;
  if (opening?.type !== 'GameStarted') throw new GameNotFound(id);
  return opening.payload;
}

/** A state hash holds for the build that wrote it; other builds are checked by the audit. */
function checked(game: Game, event: StoredEvent): Game {
  if (event.metadata.engine !== game.rules.engine) return game;
  const actual = game.rules.stateHash(game.state);
  const recorded = stateHashOf(event);
  if (actual !== recorded) throw new RecordDiverges(game.id, event.version, `${actual} is not ${recorded}`);
  return game;
}

function stateHashOf(event: StoredEvent): string | null {
  const { payload } = decodeMatchEvent(event);
  return 'stateHash' in payload ? payload.stateHash : null;
}
