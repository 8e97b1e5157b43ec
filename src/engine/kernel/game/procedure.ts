import { violated } from '../ground/invariant.js';
import type { Json, JsonRecord } from '../json/index.js';
import type { Frame } from '../state/frame.js';
import type { Game } from './draft.js';
import type { Call, Instruction } from './instruction.js';

/**
 * A step of a procedure: it only reads, and returns an instruction for what is to be done. Declared as a method so that
 * a table can hold steps with different locals: a frame only ever gets the locals that its own procedure made.
 */
export type Step<Locals extends JsonRecord> = {
  step(game: Game, locals: Locals, result: Json, frame: Frame): Instruction;
}['step'];

/**
 * Everything that takes time in a rulebook: the turn, a challenge, playing a card, each word of the card language.
 * It starts at the first step listed; if it is stopped, it goes to the step `stopped`, with the reason as the result. A
 * local `seat` names the player who acts, a local `scope` the effect that is carried out.
 */
export type Procedure<Locals extends JsonRecord> = {
  readonly name: string;
  readonly first: string;
  readonly steps: { readonly [step: string]: Step<Locals> };
  /** Makes the call of this procedure. */
  readonly with: (locals: Locals) => Call;
};

/** A procedure as the interpreter sees it, whatever its locals. */
export type AnyProcedure = Pick<Procedure<JsonRecord>, 'name' | 'first' | 'steps'>;

export const procedure = <Locals extends JsonRecord>(
  name: string,
  steps: { readonly [step: string]: Step<Locals> },
): Procedure<Locals> => {
  const [first] = Object.keys(steps);
  if (first === undefined) violated(`procedure ${name} has a step`);
  return { name, first, steps, with: (locals) => ({ procedure: name, locals }) };
};
