import type { Citation, GameEvent, Seat } from '../../../../kernel/index.js';
import type { Phase } from '../../state.js';

/** What the steps of all phases know. */
export type TurnLocals = {
  readonly active: Seat;
  readonly number: number;
  /** The step that follows when no Main Phase has been added. */
  readonly next?: string;
};

/** The phase changes, and whatever waits for its beginning hears of it. */
export const beginning = (
  { active, number }: TurnLocals,
  phase: Phase,
  cites: readonly Citation[],
): readonly GameEvent[] => [
  { kind: 'turnChanged', cites, turn: { number, active, phase } },
  { kind: 'phaseBegan', cites, seat: active, phase },
];
