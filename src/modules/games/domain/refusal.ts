import type { Rejection, Rules } from '../../../engine/index.js';
import { citedRules } from '../../matches/pure.js';
import {
  ActionIllegal,
  type ActionRefused,
  ChanceImpossible,
  ChanceNotAsserted,
  ChanceNotAwaited,
  CorrectionImpossible,
  CorrectionNotAtRest,
  DecisionNotForJudges,
  DecisionNotOpen,
  DecisionOfOtherSeat,
  GameOver,
  InvocationNotAtRest,
  InvocationUnknown,
  RepetitionNotAtRest,
  SeatLeft,
} from '../actions.problems.js';

/** The engine's rejection as the error that a client gets. */
export function refusalOf({ rulebook }: Rules, { message, code, cites, details }: Rejection): ActionRefused {
  const refusal = { message, rejection: code, rules: citedRules(rulebook, cites), details: details ?? null };
  switch (code) {
    case 'game.over':
      return new GameOver(refusal);
    case 'seat.left':
      return new SeatLeft(refusal);
    case 'decision.not-open':
      return new DecisionNotOpen(refusal);
    case 'decision.other-seat':
      return new DecisionOfOtherSeat(refusal);
    case 'decision.not-for-judges':
      return new DecisionNotForJudges(refusal);
    case 'invocation.unknown':
      return new InvocationUnknown(refusal);
    case 'invocation.not-at-rest':
      return new InvocationNotAtRest(refusal);
    case 'chance.not-asserted':
      return new ChanceNotAsserted(refusal);
    case 'chance.not-awaited':
      return new ChanceNotAwaited(refusal);
    case 'chance.impossible':
      return new ChanceImpossible(refusal);
    case 'correction.not-at-rest':
      return new CorrectionNotAtRest(refusal);
    case 'correction.impossible':
      return new CorrectionImpossible(refusal);
    case 'repetition.not-at-rest':
      return new RepetitionNotAtRest(refusal);
    default:
      return new ActionIllegal(refusal);
  }
}

/** The engine would carry it out; but a judge has ended the game. */
export const overByRuling = (): GameOver =>
  new GameOver({ message: 'A ruling has ended the game.', rejection: 'game.over', rules: [], details: null });

/** For what is done at the table beside the game, which the engine knows nothing of. */
export const seatHasLeft = (rules: Rules, seat: string): ActionRefused => refusalOf(rules, rules.seatLeft(seat));
