import { randomBytes } from 'node:crypto';
import {
  type GameState,
  type LogEntry,
  openPosition,
  type PositionRejected,
  type Rules,
} from '../../../engine/index.js';

/** Where a trial begins. */
export interface Start {
  readonly kind: 'start';
  readonly rules: Rules;
  readonly state: GameState;
  /** What opening the position led to; nothing for a recorded one. */
  readonly log: readonly LogEntry[];
  readonly labels: Readonly<Record<string, string>>;
  readonly from: { readonly gameId: string; readonly version: number } | null;
  /** The most that may be seen of it. */
  readonly mostSeen: 'judge' | 'everything';
  /** Whether what is drawn and shuffled comes as it did, or will, in the game itself, or as the actions tell. */
  readonly chance: 'recorded' | 'another' | 'asserted';
}

/** A moment of a recorded game, by rules that are found apart. */
export interface RecordedMoment {
  readonly gameId: string;
  readonly version: number;
  readonly game: string;
  /** The hash of its cards. */
  readonly cardSet: string;
  readonly state: GameState;
  /** Whether the caller may know the secrets of its chance. */
  readonly isOpen: boolean;
  /** Hexadecimal, 32 bytes: chance of its own. */
  readonly seed?: string | undefined;
}

/** Each comes with rules to compile. */
const CARDS_MAX = 200;

/** The position of a document, or all its faults. `asserted`: its chance is reported with the actions. */
export function startAt(document: Readonly<Record<string, unknown>>, asserted: boolean): Start | PositionRejected {
  const { cards } = document;
  if (Array.isArray(cards) && cards.length > CARDS_MAX) {
    const message = `at most ${CARDS_MAX} cards, not ${cards.length}`;
    return { kind: 'rejected', faults: [{ path: '/cards', message }] };
  }
  const opened = openPosition(document);
  if (opened.kind === 'rejected') return opened;
  const { rules, state, log, labels } = opened;
  const start: Start = {
    kind: 'start',
    rules,
    state,
    log,
    labels,
    from: null,
    mostSeen: 'everything',
    chance: 'recorded',
  };
  return asserted ? withReportedChance(start) : start;
}

/**
 * A position of a recorded game. While the game is running, a trial must not reveal future draws. So the trial has
 * chance of its own, and deals all unseen cards anew, independent of their present order.
 */
export function startFrom({ isOpen, seed, ...at }: RecordedMoment, rules: Rules, asserted: boolean): Start {
  const { gameId, version, state } = at;
  const mostSeen: Start['mostSeen'] = isOpen ? 'everything' : 'judge';
  const start = { kind: 'start', rules, log: [], labels: {}, from: { gameId, version }, mostSeen } as const;
  const own = seed ?? (isOpen ? undefined : randomBytes(32).toString('hex'));
  const started: Start =
    own === undefined
      ? { ...start, state, chance: 'recorded' }
      : { ...start, state: rules.redeal(state, own), chance: 'another' };
  return asserted || state.chance !== undefined ? withReportedChance(started) : started;
}

const withReportedChance = (start: Start): Start => ({
  ...start,
  state: start.rules.withReportedChance(start.state),
  chance: 'asserted',
});
