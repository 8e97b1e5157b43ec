/**
 * A question that a seat has to answer, with all its legal answers: from the service, or from the engine in this
 * browser.
 */
import type { Schemas } from '../api/kifu.js';
import type { Json, Space } from '../engine/games.js';

export interface Asked {
  readonly id: string;
  readonly seat: string;
  readonly kind: string;
  /** In English, for kinds that the game's layout has no words for. */
  readonly prompt: string;
  readonly cites: readonly { readonly game: string; readonly rule: string }[];
  /** The object that asks. */
  readonly about: string | null;
  /** What must be seen to decide and is not on the board. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** A round of answers that the seat may propose to repeat so often, and the rule that ends the game by it. */
  readonly loop?: {
    readonly round: readonly unknown[];
    readonly times: number;
    readonly cites: readonly { readonly game: string; readonly rule: string }[];
  };
  readonly space: Space;
  /** The first legal answers, in the order of the space. */
  readonly answers: readonly Json[];
  /** How many there are. */
  readonly count: number;
}

/** Null where the service lists no legal answers: the decision is not the reader's. */
export function askedOf({ legal, ...decision }: Schemas['DecisionDto']): Asked | null {
  if (legal === undefined) return null;
  // The engine made the space that the service sends.
  const { space, answers } = legal as unknown as Pick<Asked, 'space' | 'answers'>;
  return { ...decision, space, answers, count: legal.count };
}
