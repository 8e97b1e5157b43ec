import type { Json } from '../../platform/event-store/index.js';
import type { CitedRule } from '../../platform/http/index.js';

export class GameNotFound extends Error {
  readonly code = 'game.not-found';
  constructor(readonly gameId: string) {
    super(`There is no game ${gameId}.`);
  }
}

/** The caller named the version it decided on, and the game has gone on since. */
export class StaleVersion extends Error {
  readonly code = 'game.stale-version';
  constructor(
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`The game is at version ${actual}, not ${expected}.`);
  }
}

/** So many others acted at the same moment that this action never found its turn. */
export class TooManyRaces extends Error {
  readonly code = 'game.too-many-races';
  readonly retryAfterSeconds = 1;
  constructor(readonly actual: number) {
    super('Others acted at the same moment again and again; nothing was recorded.');
  }
}

export class NotSeated extends Error {
  readonly code = 'game.not-seated';
  constructor() {
    super('Only the players of a game act in it, each with a key of its own; a judge only answers decisions.');
  }
}

/** Players and judges do what is theirs to do; how chance fell is told, and retracted, by whoever records the match. */
export class ChanceNotYours extends Error {
  readonly code = 'chance.not-yours';
  constructor() {
    super('Only whoever records the match for all seats tells how chance fell, or retracts what was told.');
  }
}

/** A scorekeeper records for all seats, so the request must say for which. */
export class SeatNeeded extends Error {
  readonly code = 'game.seat-needed';
  constructor(readonly seats: readonly string[]) {
    super(`Say for which seat this is: ${seats.join(', ')}.`);
  }
}

/** A player sees what its seat knows; only judges and admins see more while the game is running. */
export class ViewForbidden extends Error {
  readonly code = 'game.view-forbidden';
  constructor(
    readonly as: string,
    readonly allowed: readonly string[],
  ) {
    super(`This key may not see the game as ${as}; it may as ${allowed.join(' or ')}.`);
  }
}

/** Players read of looks at their own game, once it is over; nobody else who only plays or watches does. */
export class LooksWithheld extends Error {
  readonly code = 'game.looks-withheld';
  constructor() {
    super('Looks at a game are told to its players when it is over, and at once to those who work at the table.');
  }
}

export class UnknownViewer extends Error {
  readonly code = 'game.unknown-viewer';
  constructor(
    as: string,
    readonly viewers: readonly string[],
  ) {
    super(`Nobody sees this game as ${as}; there are ${viewers.join(', ')}.`);
  }
}

export class VersionNotThere extends Error {
  readonly code = 'game.version-not-there';
  constructor(
    readonly asked: number,
    readonly actual: number,
  ) {
    super(`The game has the versions 1 to ${actual}, not ${asked}.`);
  }
}

/** What the engine says of an action that the rules do not allow. */
export interface Refusal {
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

export class ActionIllegal extends ActionRefused {
  readonly code = 'action.illegal';
}

export class DecisionNotOpen extends ActionRefused {
  readonly code = 'decision.not-open';
}

export class DecisionOfOtherSeat extends ActionRefused {
  readonly code = 'decision.other-seat';
}

/** A judge answers only what the rules of the game let a judge answer. */
export class DecisionNotForJudges extends ActionRefused {
  readonly code = 'decision.not-for-judges';
}

/** No such text of the caller's is in play, or the engine carries it out itself. */
export class InvocationUnknown extends ActionRefused {
  readonly code = 'invocation.unknown';
}

export class InvocationNotAtRest extends ActionRefused {
  readonly code = 'invocation.not-at-rest';
}

export class RepetitionNotAtRest extends ActionRefused {
  readonly code = 'repetition.not-at-rest';
}

/** The game comes to chance, or waits at it, that nobody has told yet. */
export class ChanceNotAsserted extends ActionRefused {
  readonly code = 'chance.not-asserted';
}

export class ChanceNotAwaited extends ActionRefused {
  readonly code = 'chance.not-awaited';
}

export class ChanceImpossible extends ActionRefused {
  readonly code = 'chance.impossible';
}

export class CorrectionNotAtRest extends ActionRefused {
  readonly code = 'correction.not-at-rest';
}

export class CorrectionImpossible extends ActionRefused {
  readonly code = 'correction.impossible';
}

export class GameOver extends ActionRefused {
  readonly code = 'game.over';
}

export class SeatLeft extends ActionRefused {
  readonly code = 'game.seat-left';
}

/**
 * Carrying the record out does not lead to what was recorded: it was changed, or this build plays by other rules than
 * its name says. A fault of ours, never of a client: nothing is derived from such a game until somebody has looked.
 */
export class RecordDiverges extends Error {
  readonly code = 'game.record-diverges';
  constructor(
    readonly gameId: string,
    readonly version: number,
    why: string,
  ) {
    super(`Game ${gameId} carried out again differs from its record at version ${version}: ${why}`);
  }
}

/** The game has not come through that version on its way here, or nothing happened since, or it was over then. */
export class NotAStepBack extends Error {
  readonly code = 'rewind.not-a-step';
  constructor(
    readonly to: number,
    readonly version: number,
  ) {
    super(`From version ${version} this game cannot go back to version ${to}.`);
  }
}

/** A ruling has changed the game since: what a judge decided is not undone by going back beyond it. */
export class RewindPastRuling extends Error {
  readonly code = 'rewind.past-ruling';
  constructor(
    readonly to: number,
    readonly ruledAt: number,
  ) {
    super(`A ruling changed the game at version ${ruledAt}; it does not go back beyond that to ${to}.`);
  }
}

/** Whoever has learnt something cannot be made to forget it. */
export class TakebackReveals extends Error {
  readonly code = 'takeback.revealed';
  constructor(
    /** The first step since then that showed somebody something new. */
    readonly step: number,
    readonly what: 'chance' | 'face',
  ) {
    const shown = what === 'chance' ? 'chance decided something' : 'somebody saw a card they had not seen before';
    super(`At version ${step} ${shown}: that cannot be taken back by consent.`);
  }
}

export class TakebackOfEnded extends Error {
  readonly code = 'takeback.game-over';
  constructor() {
    super('The game is over; only a judge can have it played on.');
  }
}

/** What the seed brought about was not told by anybody. */
export class RetractionOfSeeded extends Error {
  readonly code = 'takeback.nothing-told';
  constructor() {
    super('The chance of this game comes from its seed, so nobody has told it wrongly.');
  }
}

/** Answered, or withdrawn by an action since. */
export class TakebackNotOpen extends Error {
  readonly code = 'takeback.not-open';
  constructor(readonly proposal: number) {
    super(`The takeback proposed at version ${proposal} is not open.`);
  }
}

export class TakebackAnsweredAlready extends Error {
  readonly code = 'takeback.answered';
  constructor(readonly seat: string) {
    super(`${seat} has agreed already.`);
  }
}
