import {
  type Invocation,
  type Json,
  type JsonRecord,
  knows,
  type LegalAnswers,
  type Viewer,
} from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/pure.js';
import type { Game } from './game.js';

/** A game or any other position that is played by rules. */
export type Position = Pick<Game, 'rules' | 'state'> & Partial<Pick<Game, 'ruled'>>;

/** A decision that a seat must answer before the game continues. */
export interface SeatDecision {
  readonly id: string;
  readonly seat: string;
  readonly kind: string;
  readonly prompt: string;
  readonly cites: readonly CitedRule[];
  /** The object that asks, for interfaces. */
  readonly about: string | null;
  /** What must be seen to decide, where that is not on the board. */
  readonly shows?: JsonRecord;
  /** A judge may answer in the place of the seat. */
  readonly judge?: true;
  /** Where legal answers were asked for. */
  readonly legal?: LegalAnswers;
  /** A loop that the seat may propose to repeat; looked for if legal answers were asked for. */
  readonly loop?: OfferedLoop;
}

/**
 * A round of answers, how often to propose it, and the rule that ends the game by it if no player can stop the loop.
 */
export interface OfferedLoop {
  readonly round: readonly Json[];
  readonly times: number;
  readonly cites: readonly CitedRule[];
}

/** What somebody has to decide, and what they may do unasked. */
export interface Asked {
  readonly decisions: readonly SeatDecision[];
  readonly invocations: readonly Invocation[];
}

/** The viewer. A judge also gets the decisions for judges, which show no hidden fact. */
export interface Asking {
  readonly viewer: Viewer;
  readonly judges: boolean;
  /** How many legal answers are listed with each decision; 0 leaves them out. */
  readonly answers: number;
}

export function askedOf(position: Position, { viewer, judges, answers }: Asking): Asked {
  const { rules, state, ruled = null } = position;
  if (ruled !== null) return { decisions: [], invocations: [] };
  const decisions = rules.decisions(state).flatMap(({ cites, ...open }): readonly SeatDecision[] => {
    const isForJudges = rules.compiled.decisions[open.kind]?.judge === true;
    if (!knows(viewer, open.seat) && !(judges && isForJudges)) return [];
    const legal = answers === 0 ? null : rules.legalAnswers(state, open.id, answers);
    const cited = { ...open, cites: citedRules(rules.rulebook, cites) };
    const loop = answers === 0 ? null : offeredLoop(position, viewer, open);
    const further = { ...(isForJudges && { judge: true as const }), ...(loop !== null && { loop }) };
    return [{ ...cited, ...further, ...(legal !== null && { legal }) }];
  });
  const seats = state.seats.filter((seat) => knows(viewer, seat));
  return { decisions, invocations: seats.flatMap((seat) => rules.invocations(state, seat)) };
}

/** For the seat that decides alone: that nothing else can be done shows what its player holds. */
function offeredLoop(
  { rules, state }: Position,
  viewer: Viewer,
  { id, seat }: Pick<SeatDecision, 'id' | 'seat'>,
): OfferedLoop | null {
  const loop = knows(viewer, seat) ? rules.growingLoop(state, id) : null;
  return loop === null ? null : { ...loop, cites: citedRules(rules.rulebook, loop.cites) };
}

/** The seats that the game waits for; none once it is over. */
export const decidingSeats = ({ rules, state, ruled = null }: Position): readonly string[] =>
  ruled === null ? [...new Set(rules.decisions(state).map(({ seat }) => seat))] : [];
