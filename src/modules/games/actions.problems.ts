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
  title: 'The decision is not open',
  help: 'List the open decisions with GET /v1/games/{id}/decisions.',
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
  help: 'Judges may answer only the decisions that GET /v1/games/{id}/decisions marks with `judge`. If you also record the game, send the `seat`.',
}) {}

/** No such text of the caller's is in play, or the engine carries it out itself. */
export class InvocationUnknown extends refused('invocation.unknown', {
  status: 422,
  title: 'No such text in play',
  help: '`details` lists the texts that your seat may invoke now.',
}) {}

export class InvocationNotAtRest extends refused('invocation.not-at-rest', {
  status: 409,
  title: 'The game is not at rest',
  help: 'A text can be invoked only while the game waits for a turn action. Finish the present resolution first.',
}) {}

export class RepetitionNotAtRest extends refused('repetition.not-at-rest', {
  status: 409,
  title: 'No loop can be proposed now',
  help: 'Only the player whose turn action the game waits for may propose a loop, while nothing else is being resolved.',
}) {}

/** The game awaits a random outcome that is not reported yet. */
export class ChanceNotAsserted extends refused('chance.not-asserted', {
  status: 422,
  title: 'Chance has not been reported',
  help: 'Report every outcome that `details.awaiting` lists: with POST /v1/games/{id}/chance, or as `asserted` with the action.',
}) {}

export class ChanceNotAwaited extends refused('chance.not-awaited', {
  status: 409,
  title: 'Outcome not awaited',
  help: 'Report only the outcomes that GET /v1/games/{id} lists as `awaiting`.',
}) {}

export class ChanceImpossible extends refused('chance.impossible', {
  status: 422,
  title: 'Outcome not possible',
  help: '`details` names the impossible outcome: the seat has no such unknown card left, or the outcome is not among the possible ones. If an earlier report was wrong, retract it with POST /v1/games/{id}/retractions.',
}) {}

export class CorrectionNotAtRest extends refused('correction.not-at-rest', {
  status: 409,
  title: 'The game is not at rest',
  help: 'A game can be corrected only while it waits for a turn action. Finish the present resolution first, or rewind the game.',
}) {}

export class CorrectionImpossible extends refused('correction.impossible', {
  status: 422,
  title: 'Correction not possible',
  help: '`details` names the act and its faulty part, or lists all acts that exist.',
}) {}

export class GameOver extends refused('game.over', {
  status: 409,
  title: 'The game is over',
  help: 'No action is possible after the end of a game. The match names the next game, if there is one.',
}) {}

export class SeatLeft extends refused('game.seat-left', {
  status: 409,
  title: 'The seat has left the game',
  help: 'A player who has lost or conceded cannot act.',
}) {}
