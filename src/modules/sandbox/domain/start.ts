import { randomBytes } from 'node:crypto';
import { type GameState, type LogEntry, openPosition, type Rules } from '../../../engine/index.js';
import { type FieldFault } from '../../../platform/http/index.js';
import { type RecordedPosition } from '../../games/index.js';
import { PositionFaulty } from '../sandbox.errors.js';
import type { TrialTime } from './trial.js';

/** Where a trial begins. */
export interface Start {
  readonly rules: Rules;
  readonly state: GameState;
  /** What opening the position led to; nothing for a recorded one. */
  readonly log: readonly LogEntry[];
  readonly labels: Readonly<Record<string, string>>;
  readonly from: { readonly gameId: string; readonly version: number } | null;
  /** Whether what is drawn and shuffled comes as it did, or will, in the game itself, or as the actions tell. */
  readonly chance: 'recorded' | 'another' | 'asserted';
}

/** Where the chance of a trial comes from, where somebody says. */
export interface ChanceWished {
  /** Hexadecimal, 32 bytes. */
  readonly seed?: string | undefined;
  /** It is told with the actions. */
  readonly asserted: boolean;
}

/** Each comes with rules to compile. */
const CARDS_MAX = 200;

/** The position of a document; throws `PositionFaulty` with all its faults. */
export function startAt(
  document: Readonly<Record<string, unknown>>,
  { asserted }: ChanceWished,
  time: TrialTime,
): Start {
  const { cards } = document;
  if (Array.isArray(cards) && cards.length > CARDS_MAX) {
    throw new PositionFaulty([faultAt('/cards', `at most ${CARDS_MAX} cards, not ${cards.length}`)]);
  }
  const opened = openPosition(document, time.watch);
  if (opened.kind === 'rejected') {
    throw new PositionFaulty(opened.faults.map(({ path, message }) => faultAt(path, message)));
  }
  const { rules, state, log, labels } = opened;
  const start: Start = { rules, state, log, labels, from: null, chance: 'recorded' };
  return asserted ? told(start) : start;
}

/**
 * A position of a recorded game. While the game is running, nobody gets to know what will be drawn in it, not even by
 * trying it out: the trial has chance of its own, by which what lies unseen in the decks is shuffled too.
 */
export function startFrom({ isOpen, ...at }: RecordedPosition, { seed, asserted }: ChanceWished): Start {
  const { gameId, version, rules, state } = at;
  const start = { rules, log: [], labels: {}, from: { gameId, version } };
  const own = seed ?? (isOpen ? undefined : randomBytes(32).toString('hex'));
  const started: Start =
    own === undefined
      ? { ...start, state, chance: 'recorded' }
      : { ...start, state: dealtBy(own, rules, state), chance: 'another' };
  return asserted || state.chance !== undefined ? told(started) : started;
}

/** Taken back to where it is, with another seed; nothing is dealt any more once it is over. */
function dealtBy(seed: string, rules: Rules, state: GameState): GameState {
  return state.outcome === null ? rules.rewind({ to: state, from: state, number: 1, seed }).state : state;
}

const told = (start: Start): Start => ({
  ...start,
  state: start.rules.toldFrom(start.state),
  chance: 'asserted',
});

const faultAt = (path: string, message: string): FieldFault => ({ in: 'body', pointer: `/position${path}`, message });
