import type { Answer, Json, ReportedOutcome } from '../../../engine/index.js';
import type { Role } from '../../identity/index.js';
import { ChanceNotYours, NotSeated, SeatNeeded } from '../games.problems.js';
import type { Game } from './game.js';
import { seatHasLeft } from './refusal.js';

/** A player acts for its seat; a judge has none, and acts in the place of one where the rules of the game allow it. */
export type Actor =
  | { readonly kind: 'player'; readonly seat: string }
  /** With the role by which this one may, which can be one of the league. */
  | { readonly kind: 'judge'; readonly role: Role }
  /** Writes down what the players of a paper match do, each in their own seat. */
  | { readonly kind: 'scorekeeper'; readonly role: Role };

/** The role by which an actor may. */
export const roleOf = (actor: Actor): Role => (actor.kind === 'player' ? 'player' : actor.role);

/**
 * What somebody wants of a game: to answer decisions, to say that an unscripted text applies now, to have a loop
 * repeated, or to give up; and, recording a paper match, to tell how chance fell.
 */
export type Intent =
  | {
      readonly kind: 'answer';
      readonly answers: readonly Required<Answer>[];
      readonly reported?: readonly ReportedOutcome[];
    }
  | { readonly kind: 'assert'; readonly reported: readonly ReportedOutcome[] }
  | { readonly kind: 'invoke'; readonly object: string; readonly ability: string }
  | {
      readonly kind: 'repeat';
      readonly round: readonly Json[];
      readonly times: number;
      /** Whose each answer is, where some are those of others. */
      readonly seats?: readonly string[];
    }
  | { readonly kind: 'concede' };

/** An intent as the engine's command, for the seat that it is carried out for; chance is of no seat. */
export type PlayerCommand = (Exclude<Intent, Assertion> & { readonly seat: string; readonly by?: 'judge' }) | Assertion;

type Assertion = Extract<Intent, { readonly kind: 'assert' }>;

/**
 * Judges answer decisions and do nothing else: for that `NotSeated` is thrown. A scorekeeper does what a seat may, and
 * says which seat where the decision does not tell; the others have no seat to choose.
 */
export function commandFor(game: Game, actor: Actor, intent: Intent, seat?: string): PlayerCommand {
  if ('reported' in intent && actor.kind !== 'scorekeeper') throw new ChanceNotYours();
  if (intent.kind === 'assert') return intent;
  switch (actor.kind) {
    case 'player':
      if (seat !== undefined && seat !== actor.seat) throw new NotSeated();
      return { ...intent, seat: actor.seat };
    case 'judge':
      if (intent.kind !== 'answer' || seat !== undefined) throw new NotSeated();
      return { ...intent, seat: seatOfDecision(game, intent.answers), by: 'judge' };
    case 'scorekeeper':
      return { ...intent, seat: seatRecordedFor(game, intent, seat) };
  }
}

function seatRecordedFor(game: Game, intent: Intent, seat: string | undefined): string {
  return seat === undefined && intent.kind === 'answer' ? seatOfDecision(game, intent.answers) : seatNamed(game, seat);
}

/** For which seat a scorekeeper records; throws `SeatNeeded`. */
function seatNamed({ state: { seats } }: Game, seat: string | undefined): string {
  if (seat === undefined || !seats.includes(seat)) throw new SeatNeeded(seats);
  return seat;
}

/**
 * The seat for which an actor speaks at the table, beside the game; judges speak for none, and no actor speaks for a
 * seat that has left.
 */
export function speakingSeat(game: Game, actor: Actor, named?: string): string {
  if (actor.kind === 'judge') throw new NotSeated();
  const seat = actor.kind === 'scorekeeper' ? seatNamed(game, named) : actor.seat;
  if (named !== undefined && named !== seat) throw new NotSeated();
  if (hasLeft(game, seat)) throw seatHasLeft(game.rules, seat);
  return seat;
}

/** Conceded or lost while the others play on. */
export const hasLeft = ({ state: { players } }: Game, seat: string): boolean => players[seat]?.['left'] === true;

/**
 * The seat that the first decision is for. Where it is not open, any other that may act: the engine says what is wrong.
 */
function seatOfDecision({ state: { pending, seats } }: Game, [first]: readonly Answer[]): string {
  const asked = pending.find(({ id }) => id === first?.decision) ?? pending[0];
  return asked?.seat ?? seats[0] ?? '';
}
