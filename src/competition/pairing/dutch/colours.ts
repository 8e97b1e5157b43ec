/** Colours of the Dutch system: who gets what (C.04.3, A.6 and section E). */
import { type Colour, opposite } from '../../colours.js';
import type { Contender } from './contenders.js';
import { type Due, isAbsolute, wantSame } from './due.js';

/** C10: a topscorer, or the opponent of one, would have three games more of a colour. */
export const exceedsDifference = (one: Due, other: Due): boolean =>
  wantSame(one, other) && one.difference > 1 && other.difference > 1;

/** C11: a topscorer, or the opponent of one, would have a colour for the third time in succession. */
export function repeatsThrice(one: Due, other: Due): boolean {
  if (!wantSame(one, other) || !isAbsolute(one) || !isAbsolute(other)) return false;
  if (one.difference === other.difference) return one.repeated !== null && one.repeated === other.repeated;
  const yielding = one.difference > other.difference ? other : one;
  return yielding.repeated !== null && yielding.repeated !== yielding.colour;
}

/** C13: both colours are due strongly, or one of them absolutely. */
export const denyStrong = (one: Due, other: Due): boolean =>
  wantSame(one, other) &&
  [one, other].every(({ strength }) => strength === 'strong' || strength === 'absolute') &&
  !(isAbsolute(one) && isAbsolute(other));

export const COLOUR_RULES = ['E1', 'E2', 'E3', 'E4', 'E5'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface GivenColour {
  readonly colour: Colour;
  /** The rule of section E that decided. */
  readonly rule: ColourRule;
}

/** Section E: the colour of the player who is ahead, by score and then by pairing number. */
export function colourOfHigher(higher: Contender, lower: Contender, first: Colour): GivenColour {
  const [one, other] = [higher.due, lower.due];
  if (one.colour === null && other.colour === null) return { colour: byNumber(higher, first), rule: 'E5' };
  const wanted = one.colour ?? opposite(other.colour ?? first);
  // E.1: both get what they are due.
  if (!wantSame(one, other)) return { colour: wanted, rule: 'E1' };
  const stronger = moreDue(one, other);
  // E.2: the stronger claim counts.
  if (stronger !== 0) return { colour: stronger > 0 ? wanted : opposite(wanted), rule: 'E2' };
  // E.3: each gets the other colour than in the last round in which they had different ones.
  const last = lastDifference(higher.colours, lower.colours);
  return last === null ? { colour: wanted, rule: 'E4' } : { colour: opposite(last), rule: 'E3' };
}

function moreDue(one: Due, other: Due): number {
  const rank = ({ strength, difference }: Due): number =>
    strength === 'absolute' ? 2 + difference : strength === 'strong' ? 1 : 0;
  return rank(one) - rank(other);
}

/** The colour of the first player in the last games in which the two had different colours. */
function lastDifference(one: readonly Colour[], other: readonly Colour[]): Colour | null {
  for (let back = 1; back <= Math.min(one.length, other.length); back += 1) {
    const colour = one.at(-back);
    if (colour !== undefined && colour !== other.at(-back)) return colour;
  }
  return null;
}

/** E.5: an odd pairing number has the colour that was drawn for the first player. */
const byNumber = ({ number }: Contender, first: Colour): Colour => (number % 2 === 1 ? first : opposite(first));
