import { type CardDefinition, type Citation, type Command, type LogEntry, type Rules } from '../../../engine/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import type { GameStarted } from '../../matches/index.js';
import { byHandIn, type ByHand } from './by-hand.js';
import { deltasFrom, type PatchOperation } from './delta.js';
import { type KeyMoment, keyMoments } from './key-moments.js';
import { type Difference, type Reexecution, type Step } from './re-execution.js';

/** Raised when a reader of the old document could misread the new one; additions do not raise it. */
export const REPLAY_FORMAT = 'kifu-replay/1';

/** One game, whole: a viewer needs this document and nothing else. `docs/PROTOCOL.md` describes every field. */
export interface GameReplay {
  readonly format: typeof REPLAY_FORMAT;
  readonly kind: 'game';
  readonly game: ReplayHeader;
  readonly cards: { readonly hash: string; readonly definitions: Readonly<Record<string, CardDefinition>> };
  /** The secrets are out once a game is over: with them anybody can draw every card again. */
  readonly randomness: GameStarted['randomness'];
  readonly verification: {
    readonly engine: string;
    readonly agrees: boolean;
    readonly differences: readonly Difference[];
    /** What no carrying out can verify. */
    readonly byHand: ByHand;
  };
  /** The board of the first frame listed, whole. */
  readonly start: Json;
  readonly frames: readonly ReplayFrame[];
  readonly moments: readonly KeyMoment[];
}

export interface ReplayHeader {
  readonly id: string;
  readonly matchId: string;
  readonly number: number;
  readonly game: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly format: string;
  readonly seats: GameStarted['seats'];
  readonly startedAt: string;
  readonly endedAt: string;
  readonly outcome: {
    readonly winners: readonly string[];
    readonly losers: readonly string[];
    readonly draw: boolean;
    readonly reason: string;
    readonly cites: readonly Citation[];
  };
  readonly turns: number;
  readonly actions: number;
}

export interface ReplayFrame {
  /** 0 is the game set up; each action makes the next. */
  readonly n: number;
  /** Version of the event of the game's stream that recorded it. */
  readonly version: number;
  readonly at: string;
  readonly action: Command | null;
  /** From the board of the frame before; empty in frame 0. */
  readonly delta: readonly PatchOperation[];
  readonly log: readonly LogEntry[];
  readonly stateHash: string;
}

/** Everybody may see every face once the game is over. */
const VIEWER = { kind: 'everything' } as const;

/**
 * Null while the game is running. `onFrame` is awaited after each frame with its number: building takes a while, and
 * whoever builds decides when to let others have the processor.
 */
export async function gameReplay(
  rules: Rules,
  reexecution: Reexecution,
  onFrame: (n: number) => Promise<void>,
): Promise<GameReplay | null> {
  const { started, steps, ended, differences } = reexecution;
  const [opening] = steps;
  if (ended === null || opening === undefined) return null;
  const frames = await framesOf(rules, steps, onFrame);
  const { randomness } = started;
  return {
    format: REPLAY_FORMAT,
    kind: 'game',
    game: headerOf(started, opening.at, ended),
    cards: { hash: started.cardSet, definitions: definitionsOf(rules, started) },
    randomness,
    verification: { engine: rules.engine, agrees: differences.length === 0, differences, byHand: byHandIn(steps) },
    start: boardOf(rules, opening),
    frames,
    moments: [
      ...keyMoments(rules.statistics, frames, seatsOf(started)),
      endOf(frames.length - 1, ended.payload.outcome),
    ],
  };
}

async function framesOf(
  rules: Rules,
  steps: readonly Step[],
  onFrame: (n: number) => Promise<void>,
): Promise<readonly ReplayFrame[]> {
  const frames: ReplayFrame[] = [];
  let next: ((board: Json) => readonly PatchOperation[]) | null = null;
  for (const [n, step] of steps.entries()) {
    const { version, at, command, stateHash } = step;
    const board = boardOf(rules, step);
    const delta = next === null ? [] : next(board);
    next ??= deltasFrom(board);
    frames.push({ n, version, at, action: command, delta, log: rules.logFor(step.log, VIEWER), stateHash });
    await onFrame(n);
  }
  return frames;
}

const boardOf = (rules: Rules, { state }: Step): Json => rules.view(state, VIEWER);

const seatsOf = ({ seats }: GameStarted): readonly string[] => seats.map(({ seat }) => seat);

function headerOf(
  started: GameStarted,
  startedAt: string,
  { payload, at }: NonNullable<Reexecution['ended']>,
): ReplayHeader {
  const { gameId, matchId, number, game, ruleset, engine, format, seats } = started;
  const { outcome, turns, actions } = payload;
  const about = { id: gameId, matchId, number, game, ruleset, engine, format, seats };
  return { ...about, startedAt, endedAt: at, outcome, turns, actions };
}

/** Only the cards of the two decks: a set has hundreds that this game never saw. */
function definitionsOf({ cardSet }: Rules, { seats }: GameStarted): Readonly<Record<string, CardDefinition>> {
  const ids = new Set(seats.flatMap(({ cards }) => cards.map(({ card }) => card)));
  return Object.fromEntries(Object.entries(cardSet.cards).filter(([id]) => ids.has(id)));
}

function endOf(frame: number, { winners, draw, reason }: ReplayHeader['outcome']): KeyMoment {
  const [winner] = winners;
  const title = draw || winner === undefined ? 'The game is drawn' : `${winners.join(' and ')} wins`;
  return { kind: 'end', what: reason, title, frame, seat: draw ? null : (winner ?? null) };
}
