import type { Json } from '../../platform/event-store/index.js';
import type { CitedRule } from '../../platform/http/index.js';
import type { ProblemRow } from '../../platform/problems/index.js';

/** What the engine says of an action that the rules do not allow. */
interface Refusal {
  readonly message: string;
  /** The engine's own code. */
  readonly rejection: string;
  readonly rules: readonly CitedRule[];
  readonly details: Json;
}

/** Each refusal of the engine is one of these, by what the caller can do about it. */
export abstract class ActionRefused extends Error {
  abstract readonly code: string;
  readonly rejection: string;
  readonly rules: readonly CitedRule[];
  readonly details: Json;
  constructor({ message, rejection, rules, details }: Refusal) {
    super(message);
    this.rejection = rejection;
    this.rules = rules;
    this.details = details;
  }
}

/** Declares a refusal of the engine, as `problem` declares others. */
const refused = <const Code extends string>(code: Code, row: Omit<ProblemRow, 'members'>) =>
  class extends ActionRefused {
    static readonly code = code;
    static readonly row: ProblemRow = { ...row, members: ['rejection', 'rules', 'details'] };
    readonly code = code;
  };

export class ActionIllegal extends refused('action.illegal', {
  status: 422,
  title: 'The rules forbid this action',
  help: "`rules` names the rules; `rejection` is the rule engine's code. Nothing was recorded.",
}) {}

export class DecisionNotOpen extends refused('decision.not-open', {
  status: 409,
  title: 'Decision is not open',
  help: 'Ask for the open decisions: GET /v1/games/{id}/decisions.',
}) {}

export class DecisionOfOtherSeat extends refused('decision.other-seat', {
  status: 403,
  title: 'Decision of another seat',
  help: 'Wait until a decision is open for your seat.',
}) {}

/** A judge answers only what the rules of the game let a judge answer. */
export class DecisionNotForJudges extends refused('decision.not-for-judges', {
  status: 403,
  title: 'Not a decision for judges',
  help: 'Judges answer only decisions that say so: GET /v1/games/{id}/decisions lists them. Who also records the game names the `seat`.',
}) {}

/** No such text of the caller's is in play, or the engine carries it out itself. */
export class InvocationUnknown extends refused('invocation.unknown', {
  status: 422,
  title: 'No such text in play',
  help: '`details` names the texts that your seat may invoke now.',
}) {}

export class InvocationNotAtRest extends refused('invocation.not-at-rest', {
  status: 409,
  title: 'Something is under way',
  help: 'A text is invoked while the game waits for nothing but a turn action. Finish what is under way first.',
}) {}

export class RepetitionNotAtRest extends refused('repetition.not-at-rest', {
  status: 409,
  title: 'Not yours to repeat now',
  help: 'A loop is proposed by the player whose turn action the game waits for, while nothing else is under way.',
}) {}

/** The game comes to chance, or waits at it, that nobody has reported yet. */
export class ChanceNotAsserted extends refused('chance.not-asserted', {
  status: 422,
  title: 'Chance has not been reported',
  help: 'Tell what `details.awaiting` lists, all of it: POST /v1/games/{id}/chance, or `asserted` with the action.',
}) {}

export class ChanceNotAwaited extends refused('chance.not-awaited', {
  status: 409,
  title: 'Nobody can know that yet',
  help: 'Only what comes to light is reported: GET /v1/games/{id} lists it as `awaiting`.',
}) {}

export class ChanceImpossible extends refused('chance.impossible', {
  status: 422,
  title: 'It cannot have fallen so',
  help: '`details` names what cannot have been: no such card of that seat is left where nobody knows the cards, or it is none of the possible outcomes. Was another card reported wrongly before? Retract that: POST /v1/games/{id}/retractions.',
}) {}

export class CorrectionNotAtRest extends refused('correction.not-at-rest', {
  status: 409,
  title: 'Something is under way',
  help: 'A game is corrected while it waits for nothing but a turn action. Have what is under way finished first, or rewind.',
}) {}

export class CorrectionImpossible extends refused('correction.impossible', {
  status: 422,
  title: 'The game cannot be corrected so',
  help: '`details` names the act and the part of it that does not fit, or all acts that there are.',
}) {}

export class GameOver extends refused('game.over', {
  status: 409,
  title: 'The game is over',
  help: 'Nobody acts after the end. The match names the next game, if there is one.',
}) {}

export class SeatLeft extends refused('game.seat-left', {
  status: 409,
  title: 'The seat has left the game',
  help: 'A player who has lost or conceded acts no more.',
}) {}
