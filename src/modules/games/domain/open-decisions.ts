import type { LegalAnswers } from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/index.js';
import type { Game } from './game.js';

/** A question that a seat must answer before the game goes on. */
export interface SeatDecision {
  readonly id: string;
  readonly seat: string;
  readonly kind: string;
  readonly prompt: string;
  readonly cites: readonly CitedRule[];
  /** The object that asks, for interfaces. */
  readonly about: string | null;
  /** Where legal answers were asked for. */
  readonly legal?: LegalAnswers;
}

/** The open decisions of one seat, each with at most so many of its legal answers; 0 leaves them out. */
export function decisionsOf({ rules, state }: Game, seat: string, answers: number): readonly SeatDecision[] {
  const open = rules.decisions(state).filter((decision) => decision.seat === seat);
  return open.map((decision) => {
    const legal = answers === 0 ? null : rules.legalAnswers(state, decision.id, answers);
    return { ...decision, cites: citedRules(rules.rulebook, decision.cites), ...(legal !== null && { legal }) };
  });
}

/** The seats that the game waits for; nobody once it is over. */
export const decidingSeats = ({ rules, state }: Game): readonly string[] => [
  ...new Set(rules.decisions(state).map(({ seat }) => seat)),
];
