import { NOBODY } from '../state/scope.js';
import { violated } from '../ground/invariant.js';
import { dictionary, withFields } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { LogEntry } from '../state/event.js';
import type { Frame } from '../state/frame.js';
import type { FormerObject, GameObject, GameState, ObjectId, Player, Seat, ZoneId } from '../state/state.js';
import type { Board } from './board.js';
import type { CompiledGame } from './compiled.js';
import type { ChanceReports } from './chance-reports.js';
import { derivedFrom, rememberDerived } from './derived.js';
import type { Landmark } from './loop-found.js';

/**
 * A game in progress: the state so far, the log since it was opened, and what is derived from both. Rule code sees it
 * as `Game` and only reads; the functions of neighbouring folders write.
 *
 * The private copy is made late and once: the records of objects, former objects, zones and players, the frames and the
 * counters are each copied at the first write after a snapshot and written in place from then on (`owned`); everything
 * else is small and replaced. Therefore re-executing a whole game on one draft copies nothing, and `snapshot` costs
 * nothing.
 */
export type Draft = {
  readonly rules: CompiledGame;
  state: Writable<GameState>;
  log: LogEntry[];
  /** The parts of the state that belong to this draft alone. */
  owned: Owned;
  /** The board derived from the state, until a write makes it stale. */
  board: Board | null;
  /** Identifies the present state, for memoized results; replaced at the next write. */
  asOf: object | null;
  /**
   * While a batch of several events is applied: the board before it, because objects that leave are remembered as they
   * were.
   */
  boardBefore: Board | null;
  /** Steps carried out since the last decision, against `LIMITS.stepsBetweenDecisions`. */
  steps: number;
  /** An earlier step since the last decision, by which a loop is recognised. */
  landmark: Landmark | null;
  /**
   * The outcomes that the command under way reports, in a game whose chance is reported. Null: chance comes from the
   * seed.
   */
  reports: ChanceReports | null;
  /** What the command under way has cost (`effort.ts`). */
  effort: number;
};

export type Game = {
  readonly rules: CompiledGame;
  readonly state: GameState;
  board: Board | null;
  asOf?: object | null;
  effort?: number;
};

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

type Owned = {
  objects: { [object: ObjectId]: GameObject } | null;
  former: { [object: ObjectId]: FormerObject } | null;
  zones: { [zone: ZoneId]: readonly ObjectId[] } | null;
  players: { [seat: Seat]: Player } | null;
  frames: Frame[] | null;
  counters: OwnedCounters | null;
};

const nothingOwned = (): Owned => ({
  objects: null,
  former: null,
  zones: null,
  players: null,
  frames: null,
  counters: null,
});

export const openDraft = (rules: CompiledGame, state: GameState): Draft => {
  const known = derivedFrom(rules, state);
  return {
    rules,
    state: { ...state },
    log: [],
    owned: nothingOwned(),
    board: known?.board ?? null,
    asOf: known?.asOf ?? null,
    boardBefore: null,
    steps: 0,
    landmark: null,
    reports: null,
    effort: known?.board.effort ?? 0,
  };
};

/** The present state as a value of its own: later writes to the draft do not change it. */
export const snapshot = (draft: Draft): GameState => {
  const taken = draft.state;
  rememberDerived(draft, taken);
  standAt(draft, taken);
  return taken;
};

/** Goes back to an earlier snapshot of this draft. */
export const restore = (draft: Draft, state: GameState, logLength: number): void => {
  standAt(draft, state);
  draft.log.length = logLength;
  const known = derivedFrom(draft.rules, state);
  draft.board = known?.board ?? null;
  draft.asOf = known?.asOf ?? null;
};

/** From here on nothing is written in place that belongs to this state. */
const standAt = (draft: Draft, state: GameState): void => {
  draft.state = { ...state };
  draft.owned = nothingOwned();
};

/** The parts of the state, by the names of `readsOf`, that derived values may depend on. */
export type Touched = 'zones' | 'turn' | 'players' | 'history' | `mark:${string}`;

/** To be called for every write to such a part: the board becomes stale if it was derived from that part. */
export const touch = (draft: Draft, part: Touched): void => {
  draft.asOf = null;
  if (draft.board?.reads.has(part) === true) draft.board = null;
};

/**
 * To be called for every write that changes which objects are where in play, or which effects exist: any board becomes
 * stale.
 */
export const touchStructure = (draft: Draft): void => {
  draft.asOf = null;
  draft.board = null;
};

export const objectOf = (game: Pick<Game, 'state'>, id: ObjectId): GameObject => {
  const object = game.state.objects[id];
  if (object === undefined) violated(`object ${id} exists`);
  return object;
};

/** Undefined for anything that is no id of an object, such as `constructor` in an answer. */
export const objectIn = ({ state }: Pick<Game, 'state'>, id: ObjectId): GameObject | undefined =>
  Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;

/** Those of the named objects that still exist: that are where they were when they were named. */
export const present = (game: Pick<Game, 'state'>, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap((id) => objectIn(game, id) ?? []);

export const presentIds = (game: Pick<Game, 'state'>, ids: readonly ObjectId[]): readonly ObjectId[] =>
  present(game, ids).map(({ id }) => id);

/** Puts an object record in place, new or changed. */
export const writeObject = (draft: Draft, object: GameObject): void => {
  ownedObjects(draft)[object.id] = object;
};

export const removeObject = (draft: Draft, id: ObjectId): void => {
  delete ownedObjects(draft)[id];
};

const ownedObjects = (draft: Draft): { [object: ObjectId]: GameObject } => {
  draft.asOf = null;
  spend(draft, 2);
  if (draft.owned.objects === null) {
    draft.owned.objects = copied(draft, draft.state.objects);
    draft.state.objects = draft.owned.objects;
  }
  return draft.owned.objects;
};

/** Key by key: a record with so many keys V8 spreads several times slower (130 objects: 190 µs against 16). */
const copied = <T>(draft: Draft, objects: Readonly<Record<ObjectId, T>>): { [object: ObjectId]: T } => {
  const copy: { [object: ObjectId]: T } = dictionary();
  const ids = Object.keys(objects);
  spend(draft, ids.length >> 2);
  for (const id of ids) {
    const object = objects[id];
    if (object !== undefined) copy[id] = object;
  }
  return copy;
};

/** Remembers what an object last was. */
export const writeFormer = (draft: Draft, former: FormerObject): void => {
  ownedFormer(draft)[former.object.id] = former;
};

/** Forgets what all other objects last were. */
export const keepFormer = (draft: Draft, kept: ReadonlySet<ObjectId>): void => {
  const former = ownedFormer(draft);
  for (const id of Object.keys(former)) if (!kept.has(id)) delete former[id];
};

const ownedFormer = (draft: Draft): { [object: ObjectId]: FormerObject } => {
  if (draft.owned.former === null) {
    draft.owned.former = copied(draft, draft.state.former);
    draft.state.former = draft.owned.former;
  }
  return draft.owned.former;
};

/** Puts these objects into a zone, in this order, in place of those that were there. */
export const writeZone = (draft: Draft, zone: ZoneId, ids: readonly ObjectId[]): void => {
  spend(draft, ids.length >> 3);
  if (draft.owned.zones === null) {
    draft.owned.zones = { ...draft.state.zones };
    draft.state.zones = draft.owned.zones;
  }
  draft.owned.zones[zone] = ids;
};

/** The frames, to be written in place. */
export const ownedFrames = (draft: Draft): Frame[] => {
  if (draft.owned.frames === null) {
    draft.owned.frames = [...draft.state.frames];
    draft.state.frames = draft.owned.frames;
  }
  return draft.owned.frames;
};

/** Letters of ids: objects, waiting abilities, effects, triggers, frames, decisions. */
export type IdLetter = 'o' | 'a' | 'e' | 't' | 'f' | 'd';

/** A fresh id. The number of calls follows from public information only, so ids disclose nothing. */
export const freshId = (draft: Draft, letter: IdLetter): string => {
  const { ids } = ownedCounters(draft);
  const number = (ids[letter] ?? 0) + 1;
  ids[letter] = number;
  return `${letter}${number}`;
};

export const freshTimestamp = (draft: Draft): number => {
  const counters = ownedCounters(draft);
  counters.timestamp += 1;
  return counters.timestamp;
};

/** How often chance was used for this purpose before; it counts as used from now on. */
export const countDraw = (draft: Draft, purpose: string): number => {
  const { draws } = ownedCounters(draft);
  const drawn = draws[purpose] ?? 0;
  draws[purpose] = drawn + 1;
  return drawn;
};

type OwnedCounters = {
  readonly ids: { [letter: string]: number };
  timestamp: number;
  readonly draws: { [purpose: string]: number };
};

const ownedCounters = (draft: Draft): OwnedCounters => {
  if (draft.owned.counters === null) {
    const { ids, timestamp, draws } = draft.state.counters;
    draft.owned.counters = { ids: { ...ids }, timestamp, draws: { ...draws } };
    draft.state.counters = draft.owned.counters;
  }
  return draft.owned.counters;
};

/** Seats in turn order from the given one, those who have left excluded. */
export const seatsFrom = (game: Pick<Game, 'state'>, first: Seat): readonly Seat[] => {
  const { seats } = game.state;
  const start = seats.indexOf(first);
  if (start < 0) violated(`seat ${first} is at the table`);
  const inOrder = start === 0 ? seats : [...seats.slice(start), ...seats.slice(0, start)];
  return inOrder.filter((seat) => isPlaying(game, seat));
};

export const isPlaying = (game: Pick<Game, 'state'>, seat: Seat): boolean =>
  seat !== NOBODY && game.state.players[seat]?.['left'] !== true;

/** Changes fields of a player's record. */
export const writePlayer = (draft: Draft, seat: Seat, fields: Player): void => {
  if (draft.owned.players === null) {
    draft.owned.players = { ...draft.state.players };
    draft.state.players = draft.owned.players;
  }
  draft.owned.players[seat] = withFields(draft.owned.players[seat] ?? {}, fields);
  touch(draft, 'players');
};
