import { applyBatch } from '../events/apply.js';
import { interrupt, UNANSWERED } from '../frames/asking.js';
import { atRest } from '../frames/at-rest.js';
import { push } from '../frames/stack.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { isPlaying, seatsFrom, type Draft, type Game } from '../game/draft.js';
import { ask, done, go, occur } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import type { RepetitionRules } from '../game/repetition-rules.js';
import { LIMITS } from '../ground/limits.js';
import type { Json, JsonRecord } from '../json/index.js';
import { cardsNamedIn, shownToAll } from '../loops/naming.js';
import type { Citation } from '../rules/citation.js';
import { reject, rejectRequest, type Rejection } from '../rules/rejection.js';
import { refuseAnswer } from '../run/legal.js';
import type { Decision } from '../state/decision.js';
import type { Proposal, Repetition } from '../state/repetition.js';
import type { Seat } from '../state/state.js';

type Proposed = Repetition & {
  /** The seats that must still agree, and the one that is being asked. */
  readonly unasked: readonly Seat[];
  readonly asked?: Seat;
};

/** Asks every other player for consent, in turn order; the first refusal ends it, and nothing has happened. */
export const repetition = procedure<Proposed>('repetition', {
  ask: (game, { unasked, asked: _asked, ...proposal }) => {
    const [asked, ...others] = unasked.filter((seat) => isPlaying(game, seat));
    const { seat, round, times, seats } = proposal;
    const { bids, cites } = rulesOf(game);
    if (asked === undefined) return occur({ kind: 'repetitionAgreed', cites: citesOf(game), ...proposal }, 'end');
    const params = { by: seat, round: shownToAll(game, seat, round), times, ...(seats !== undefined && { seats }) };
    const question = bids === undefined ? { kind: 'consent', cites } : { kind: 'repetitionBid', cites: bids.cites };
    return ask({ seat: asked, params, ...question }, 'answered', { unasked: others, asked });
  },
  answered: (game, { seat: by, asked = '', times, stops }, result) => {
    if (typeof result === 'number') {
      return result < (stops?.after ?? times) ? go('ask', { stops: { seat: asked, after: result } }) : go('ask');
    }
    if (result === 'yes') return go('ask');
    return occur({ kind: 'repetitionRefused', cites: citesOf(game), seat: asked, by }, 'end');
  },
  end: () => done(),
  // The player who was asked has left, and the others still decide; or the player who proposed it has left.
  stopped: (_game, _proposed, reason) => (reason === UNANSWERED ? go('ask') : done()),
});

/** The proposed number or a smaller one: then the player who names it stops the loop, if that is possible. */
export const bidDecision: DecisionKind<{
  readonly by: Seat;
  readonly round: readonly Json[];
  readonly times: number;
}> = {
  kind: 'repetitionBid',
  prompt: 'How often at most is the round repeated before you stop it?',
  space: (_game, { times }) => ({ kind: 'number', min: 0, max: times }),
  shows: (_game, proposal): JsonRecord => proposal,
};

export const consentDecision: DecisionKind<{
  readonly by: Seat;
  readonly round: readonly Json[];
  readonly times: number;
}> = {
  kind: 'consent',
  prompt: 'Do you understand the round, and is it repeated as often as proposed?',
  space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
  shows: (_game, proposal): JsonRecord => proposal,
};

/** Submits the proposal to the others, or returns why it cannot be made. */
export const proposeRepetition = (draft: Draft, proposal: Proposal): Rejection | null => {
  const { seat, round, times, seats } = proposal;
  const rule = draft.rules.game.repetition;
  if (rule === undefined)
    return rejectRequest('repetition.no-rule', 'The game has no rule by which a loop is repeated.');
  const rest = atRest(draft);
  if (rest?.decision.seat !== seat) {
    const message = 'A loop can be proposed only at rest, by the player who may act next.';
    return reject('repetition.not-at-rest', rule.cites, message);
  }
  const refusal = refuseProposal(draft, rest.decision, proposal, rule);
  if (refusal !== null) return refusal;
  const shown = shownToAll(draft, seat, round);
  const whose = seats === undefined ? {} : { seats };
  applyBatch(draft, [{ kind: 'repetitionProposed', cites: rule.cites, seat, round: shown, times, ...whose }]);
  interrupt(draft, rest.step);
  const unasked = seatsFrom(draft, seat).filter((other) => other !== seat);
  push(draft, repetition.with({ seat, round, times, ...whose, named: cardsNamedIn(draft, seat, round), unasked }));
  return null;
};

/**
 * Only the first answer is tested beforehand. Whether the others are legal may depend on hidden facts, and a refusal
 * would disclose them.
 */
const refuseProposal = (
  draft: Draft,
  decision: Decision,
  { seat, round, times, seats = round.map(() => seat) }: Proposal,
  { cites }: RepetitionRules,
): Rejection | null => {
  const { repetitions, answersInRound } = LIMITS;
  if (!Number.isSafeInteger(times) || times < 1 || times > repetitions) {
    const message = `A loop can be repeated 1 to ${repetitions} times.`;
    return reject('repetition.times', cites, message, { max: repetitions });
  }
  const [first] = round;
  if (first === undefined || round.length > answersInRound) {
    const message = `A round has from 1 to ${answersInRound} answers.`;
    return reject('repetition.round', cites, message, { max: answersInRound });
  }
  if (seats.length !== round.length || seats[0] !== seat || !seats.every((one) => isAtTable(draft, one))) {
    const message = 'Each answer of a round belongs to a seat that still plays, and the first answer to the proposer.';
    return reject('repetition.seats', cites, message);
  }
  return refuseAnswer(draft, decision, first);
};

const isAtTable = (draft: Draft, seat: Seat): boolean => draft.state.seats.includes(seat) && isPlaying(draft, seat);

const rulesOf = ({ rules }: Pick<Game, 'rules'>): RepetitionRules => rules.game.repetition ?? { cites: [] };

const citesOf = (game: Pick<Game, 'rules'>): readonly Citation[] => rulesOf(game).cites;
