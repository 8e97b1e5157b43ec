/** The colour that a player of the Dutch system is due (C.04.3, A.6). */
import { type Colour, opposite } from '../../colours.js';

export const DUE_STRENGTHS = ['absolute', 'strong', 'mild', 'none'] as const;
export type DueStrength = (typeof DUE_STRENGTHS)[number];

export interface Due {
  /** Null for a player without a game. */
  readonly colour: Colour | null;
  /** A.6: absolute after two games more of one colour, or after two of it in succession. */
  readonly strength: DueStrength;
  /** How many games more the player had with one colour. */
  readonly difference: number;
  /** The colour of the last two games, if they had the same one. */
  readonly repeated: Colour | null;
}

/** A.6, from the colours of the games that were played, the first one first. */
export function dueAfter(colours: readonly Colour[]): Due {
  const whites = colours.filter((colour) => colour === 'white').length;
  const more = 2 * whites - colours.length;
  const difference = Math.abs(more);
  const last = colours.at(-1) ?? null;
  const repeated = last !== null && colours.at(-2) === last ? last : null;
  if (last === null) return { colour: null, strength: 'none', difference, repeated };
  const balancing = more > 0 ? 'black' : 'white';
  if (difference > 1) return { colour: balancing, strength: 'absolute', difference, repeated };
  if (repeated !== null) return { colour: opposite(repeated), strength: 'absolute', difference, repeated };
  if (difference === 1) return { colour: balancing, strength: 'strong', difference, repeated };
  return { colour: opposite(last), strength: 'mild', difference, repeated };
}

export const isAbsolute = ({ strength }: Due): boolean => strength === 'absolute';
export const wantSame = (one: Due, other: Due): boolean => one.colour !== null && one.colour === other.colour;
