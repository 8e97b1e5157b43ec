import { setImmediate as others } from 'node:timers/promises';
import type { CardDefinition, Citation, LogEntry, Rules, Viewer } from '../../../engine/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { randomnessFor, seatsFor, type RandomnessView, type SeatView, viewerName } from '../../games/index.js';
import type { GameStarted } from '../../matches/index.js';
import { type Curve, CurvesOfGame } from './curves.js';
import { deltaOf } from './delta.js';
import type { PatchOperation } from './patch-operation.js';
import { endMoment, type KeyMoment, keyMoments } from './key-moments.js';
import type { Difference } from './proving.js';
import { type BranchRun, branchRun } from './branch-run.js';
import type { Reexecution, Step } from './comparison.js';
import { SeenObjects } from './seen-objects.js';
import { type SeenAction, seenAction, seenDifference, textsIn } from './seen.js';
import { type ByHand, byHandIn } from './unproven.js';

/** The format version. It rises if a reader of the old format could misread the new one. Additions do not raise it. */
export const REPLAY_FORMAT = 'kifu-replay/1';

/** One game, whole: a viewer needs this document and nothing else. `docs/PROTOCOL.md` describes every field. */
export interface GameReplay {
  readonly format: typeof REPLAY_FORMAT;
  readonly kind: 'game';
  readonly game: ReplayHeader;
  readonly cards: { readonly hash: string; readonly definitions: Readonly<Record<string, CardDefinition>> };
  /** For the viewer `everything`, with the secrets of chance, from which everybody can compute every draw. */
  readonly randomness: RandomnessView;
  readonly verification: {
    readonly engine: string;
    readonly agrees: boolean;
    readonly differences: readonly Difference[];
    /** The facts that no re-execution can verify. */
    readonly byHand: ByHand;
  };
  /** The board of the first frame listed, whole. */
  readonly start: Json;
  readonly frames: readonly ReplayFrame[];
  readonly moments: readonly KeyMoment[];
  /** The curves of the whole game, even in a slice. Earlier builds wrote none. */
  readonly curves?: readonly Curve[];
}

export interface ReplayHeader {
  readonly id: string;
  /** The viewer: everything, spectator, or a seat. Data that the viewer may not know is absent. */
  readonly viewer: string;
  /** The branch of the document, and the number of branches. The last branch counts. */
  readonly branch: number;
  readonly branches: number;
  readonly matchId: string;
  readonly number: number;
  readonly game: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly format: string;
  readonly seats: readonly SeatView[];
  readonly startedAt: string;
  /** Both null for a branch that was rewound before its end. */
  readonly endedAt: string | null;
  readonly outcome: {
    readonly winners: readonly string[];
    readonly losers: readonly string[];
    readonly draw: boolean;
    readonly reason: string;
    readonly cites: readonly Citation[];
  } | null;
  readonly turns: number;
  readonly actions: number;
}

export interface ReplayFrame {
  /** 0 is the game set up; each action makes the next. */
  readonly n: number;
  /** Version of the event of the game's stream that recorded it. */
  readonly version: number;
  readonly at: string;
  readonly action: SeenAction | null;
  /** From the board of the frame before; empty in frame 0. */
  readonly delta: readonly PatchOperation[];
  readonly log: readonly LogEntry[];
  /** Only if the event has one. */
  readonly stateHash?: string;
}

/** The document to create. */
interface Edition {
  readonly viewer: Viewer;
  /** By default the last branch, which counts. */
  readonly branch?: number;
}

/** The edition of a game whose cards are all public. */
const WHOLE: Edition = { viewer: { kind: 'everything' } };

/**
 * The document of one branch of an ended game, for one viewer; null while the game is running. `onFrame` is awaited
 * after each frame with its number. Building takes a while, so the caller decides when to yield the processor.
 */
export async function gameReplay(
  rules: Rules,
  reexecution: Reexecution,
  onFrame: (n: number) => Promise<void>,
  { viewer, branch }: Edition = WHOLE,
): Promise<GameReplay | null> {
  const { started, differences } = reexecution;
  const run = branchRun(reexecution, branch);
  const { steps, ended } = run;
  const [opening] = steps;
  if (branchRun(reexecution).ended === null || opening === undefined) return null;
  const start = boardOf(rules, opening, viewer);
  const seen = new SeenObjects(rules.cardSet.cards);
  const curves = new CurvesOfGame(rules.statistics, started.format, seatsOf(started));
  const frames = await framesOf(rules, steps, viewer, { seen, curves }, onFrame);
  const seats = seatsFor(started, viewer);
  const game = { ...headerOf(reexecution, run), viewer: viewerName(viewer), seats };
  const told = { statistics: rules.statistics, format: started.format, seats: seatsOf(started), frames, seen };
  return {
    format: REPLAY_FORMAT,
    kind: 'game',
    game,
    cards: { hash: started.cardSet, definitions: definitionsOf(rules, [seats, start, frames]) },
    randomness: randomnessFor(started, viewer.kind === 'everything'),
    verification: {
      engine: rules.engine,
      agrees: differences.length === 0,
      differences: differences.map((difference) => seenDifference(difference, viewer)),
      byHand: byHandIn(steps),
    },
    start,
    frames,
    moments: [
      ...keyMoments(told),
      ...(ended === null ? [] : [endMoment(frames.length - 1, game.turns, ended.payload.outcome)]),
    ],
    curves: curves.drawn(),
  };
}

async function framesOf(
  rules: Rules,
  steps: readonly Step[],
  viewer: Viewer,
  { seen, curves }: { readonly seen: SeenObjects; readonly curves: CurvesOfGame },
  onFrame: (n: number) => Promise<void>,
): Promise<readonly ReplayFrame[]> {
  const frames: ReplayFrame[] = [];
  const views = rules.views();
  let before: Json | null = null;
  for (const [n, step] of steps.entries()) {
    const { version, at, command, stateHash } = step;
    const view = views(step.state, viewer);
    const board: Json = view;
    const hashed = stateHash !== null && { stateHash };
    const log = rules.logFor(step.log, viewer);
    const delta = before === null ? [] : deltaOf(before, board);
    if (before === null) seen.add(board);
    for (const operation of delta) if ('value' in operation) seen.add(operation.value);
    for (const entry of log) seen.addEntry(entry);
    before = board;
    const action = seenAction(command, viewer, log);
    curves.add({ n, at, seat: actorOf(action), log, board: view });
    frames.push({ n, version, at, action, delta, log, ...hashed });
    await onFrame(n);
  }
  return frames;
}

/** Null for an answer of a judge in the place of a seat. */
const actorOf = (action: SeenAction | null): string | null =>
  action !== null && 'seat' in action && !('by' in action) ? action.seat : null;

const boardOf = (rules: Rules, { state }: Step, viewer: Viewer): Json => rules.view(state, viewer);

const seatsOf = ({ seats }: GameStarted): readonly string[] => seats.map(({ seat }) => seat);

function headerOf(
  { started, rewinds }: Reexecution,
  { number: branch, steps, ended }: BranchRun,
): Omit<ReplayHeader, 'viewer' | 'seats'> {
  const { gameId, matchId, number, game, ruleset, engine, format } = started;
  const about = { id: gameId, branch, branches: rewinds.length + 1, matchId, number, game, ruleset, engine, format };
  const last = steps.at(-1);
  return {
    ...about,
    startedAt: steps[0]?.at ?? '',
    endedAt: ended?.at ?? null,
    outcome: ended?.payload.outcome ?? null,
    turns: ended?.payload.turns ?? last?.state.turn.number ?? 0,
    actions: ended?.payload.actions ?? steps.filter(({ command }) => command !== null).length,
  };
}

/** Only the cards that the document names: a set has hundreds, and which of them are in a deck may be hidden. */
function definitionsOf({ cardSet }: Rules, document: unknown): Readonly<Record<string, CardDefinition>> {
  const ids = textsIn(document);
  return Object.fromEntries(Object.entries(cardSet.cards).filter(([id]) => ids.has(id)));
}

/** The document of a branch for a viewer that the game has. */
export interface NamedEdition {
  readonly viewer: string;
  /** By default the branch that counts. */
  readonly branch: number | null;
}

/** The most requested document once a match is public. Other documents are created at their first request. */
export const WIDEST: NamedEdition = { viewer: 'everything', branch: null };

/** Frames between two reports of progress. */
const REPORT_EVERY = 25;

/**
 * A document of an ended game, as `gameReplay` makes it. Null while the game is running, and for an unknown branch or
 * viewer. `onProgress` receives the progress from 0 to 1. The function yields the processor in between.
 */
export async function namedReplay(
  reexecution: Reexecution,
  { viewer: name, branch }: NamedEdition,
  onProgress: (done: number) => Promise<void>,
): Promise<GameReplay | null> {
  const { rules, steps, rewinds } = reexecution;
  const viewer = viewersOf(reexecution).find((each) => viewerName(each) === name);
  const branches = rewinds.length + 1;
  if (viewer === undefined || (branch !== null && (branch < 1 || branch > branches))) return null;
  const onFrame = async (n: number): Promise<void> => {
    await others();
    if (n % REPORT_EVERY === 0) await onProgress(n / steps.length);
  };
  return gameReplay(rules, reexecution, onFrame, { viewer, branch: branch ?? branches });
}

const viewersOf = ({ started }: Reexecution): readonly Viewer[] => [
  { kind: 'everything' },
  { kind: 'spectator' },
  ...started.seats.map(({ seat }) => ({ kind: 'player', seat }) as const),
];
