import type { Citation, GameEvent, Seat } from '../../../../kernel/index.js';

/** 4.1.1: the phases of a turn, and the steps of the first of them. */
export const PHASES = ['ready', 'set', 'draw', 'main', 'end'] as const;
type Phase = (typeof PHASES)[number];

export type TurnLocals = { readonly active: Seat; readonly number: number };

export const phaseBegins = ({ active, number }: TurnLocals, phase: Phase, cites: readonly Citation[]): GameEvent => ({
  kind: 'turnChanged',
  cites,
  turn: { number, active, phase },
});
