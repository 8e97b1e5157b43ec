import { randomBytes } from 'node:crypto';
import { type GameState, type LogEntry, openPosition, type Rules } from '../../../engine/index.js';
import { type FieldFault } from '../../../platform/http/index.js';
import { type RecordedPosition } from '../../games/index.js';
import { PositionFaulty } from '../sandbox.errors.js';

/** Where a trial begins. */
export interface Start {
  readonly rules: Rules;
  readonly state: GameState;
  /** What opening the position led to; nothing for a recorded one. */
  readonly log: readonly LogEntry[];
  readonly labels: Readonly<Record<string, string>>;
  readonly from: { readonly gameId: string; readonly version: number } | null;
  /** Whether what is drawn and shuffled comes as it did, or will, in the game itself. */
  readonly chance: 'recorded' | 'another';
}

/** Each comes with rules to compile. */
const CARDS_MAX = 200;

/** The position of a document; throws `PositionFaulty` with all its faults. */
export function startAt(document: Readonly<Record<string, unknown>>): Start {
  const { cards } = document;
  if (Array.isArray(cards) && cards.length > CARDS_MAX) {
    throw new PositionFaulty([faultAt('/cards', `at most ${CARDS_MAX} cards, not ${cards.length}`)]);
  }
  const opened = openPosition(document);
  if (opened.kind === 'rejected') {
    throw new PositionFaulty(opened.faults.map(({ path, message }) => faultAt(path, message)));
  }
  const { rules, state, log, labels } = opened;
  return { rules, state, log, labels, from: null, chance: 'recorded' };
}

/**
 * A position of a recorded game. While the game is running, nobody gets to know what will be drawn in it, not even by
 * trying it out: the trial has chance of its own.
 */
export function startFrom({ gameId, version, rules, state, isOpen }: RecordedPosition): Start {
  const from = { gameId, version };
  const at = { rules, log: [], labels: {}, from };
  if (isOpen || state.seed === null) return { ...at, state, chance: 'recorded' };
  return { ...at, state: { ...state, seed: randomBytes(32).toString('hex') }, chance: 'another' };
}

const faultAt = (path: string, message: string): FieldFault => ({ in: 'body', pointer: `/position${path}`, message });
