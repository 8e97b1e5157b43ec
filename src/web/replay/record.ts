/** A game as it is looked at: its steps, what happened in each, and the board after each. Ended or running. */
import { isRecord } from '../api/json.js';
import type { Board, GameReplay, KeyMoment, LogEntry, Schemas } from '../api/kifu.js';
import type { CardDefinition } from '../engine/games.js';

export interface Step {
  readonly version: number;
  readonly at: string;
  readonly log: readonly LogEntry[];
  /** It is an action of the game, not an answer to a question on the way. */
  readonly isAction: boolean;
}

export interface SeatOfRecord {
  readonly seat: string;
  readonly playerId: string | null;
  readonly deckName?: string;
}

/** A number of every seat along the steps. */
export type Curve = Schemas['CurveDto'];

export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly matchId: string;
  readonly viewer: string;
  readonly branch: number;
  readonly branches: number;
  readonly seats: readonly SeatOfRecord[];
  readonly steps: readonly Step[];
  readonly moments: readonly KeyMoment[];
  /** Absent while the game is running, and in documents of earlier builds. */
  readonly curves?: readonly Curve[];
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Definitions by the ids of objects. */
  readonly objects: ReadonlyMap<string, string>;
  /** Null while the game is running, and for a branch that was rewound before its end. */
  readonly outcome: GameReplay['game']['outcome'];
  /** Undefined while it is not there yet. */
  readonly boardAt: (step: number) => Board | undefined;
}

/** Turns by the step that begins them. */
export interface Turn {
  readonly number: number;
  readonly seat: string;
  readonly from: number;
}

/** From the entries that say so; what comes before the first is turn 0. */
export function turnsOf(steps: readonly Step[]): readonly Turn[] {
  const turns: Turn[] = [{ number: 0, seat: '', from: 0 }];
  for (const [n, { log }] of steps.entries()) {
    for (const { kind, number, seat } of log) {
      if (kind !== 'turnChanged' || typeof number !== 'number' || typeof seat !== 'string') continue;
      const last = turns.at(-1);
      if (last?.number === number && last.seat === seat) continue;
      if (last?.from === n && turns.length > 1) turns.pop();
      turns.push({ number, seat, from: n });
    }
  }
  return turns;
}

/** The place of the last one that begins at or before a step. */
export function lastAt(froms: readonly { readonly from: number }[], step: number): number {
  let [low, high] = [0, froms.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((froms[middle]?.from ?? 0) <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

export type Stride = 'step' | 'action' | 'turn' | 'moment';

/** Where a stride forwards or backwards from a step leads. */
export function strideFrom(
  record: GameRecord,
  turns: readonly Turn[],
  step: number,
  stride: Stride,
  by: 1 | -1,
): number {
  const last = record.steps.length - 1;
  const stops = stopsOf(record, turns, stride);
  const next = by > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step);
  return next ?? (by > 0 ? last : 0);
}

function stopsOf({ steps, moments }: GameRecord, turns: readonly Turn[], stride: Stride): readonly number[] {
  switch (stride) {
    case 'step':
      return [...steps.keys()];
    case 'action':
      return [...steps.entries()].flatMap(([n, { isAction }]) => (isAction ? [n] : []));
    case 'turn':
      return turns.map(({ from }) => from);
    case 'moment':
      return moments.map(({ frame }) => frame);
  }
}

/** What a player does with a turn says which action it is; passing is none. */
export const isActionOf = (log: readonly LogEntry[]): boolean =>
  log.some(
    ({ kind, answer }) => kind === 'answered' && isRecord(answer) && 'action' in answer && answer['action'] !== 'pass',
  );
