import { withEncounters } from './encounters.js';
import { compareMeasured, type Field, type Measured } from './measured.js';
import { MEASURES } from './measures.js';
import type { Policy } from './policy.js';
import { leftRounds, type Result, type Side, sidesOf } from './results.js';

export interface Place {
  /** From 1 on. Players who are equal by every measure share a place, and the next place is counted past them. */
  readonly place: number;
  readonly player: string;
  readonly record: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** In the order of the policy's measures. */
  readonly measured: readonly Measured[];
}

/**
 * The table of these players after these results. Results of a player who is not listed, such as a
 * disqualified player, count for that player's opponents.
 */
export function standingsOf(
  players: readonly string[],
  results: readonly Result[],
  policy: Policy,
  more: FieldDetails = {},
): readonly Place[] {
  const field = fieldOf(results, policy, more);
  return placed(
    field,
    players.map((player) => rowOf(field, player)),
  );
}

export type FieldDetails = Partial<Pick<Field, 'isRobin' | 'gone' | 'ratings'>>;

export const fieldOf = (results: readonly Result[], policy: Policy, more: FieldDetails = {}): Field => ({
  ...{ policy, isRobin: false, gone: NOBODY, ratings: NO_RATINGS, ...more },
  ...{ sides: sidesOf(results, policy.gamesOfBye), left: leftRounds(results) },
});

const NOBODY: ReadonlySet<string> = new Set();
const NO_RATINGS: ReadonlyMap<string, number> = new Map();

/** A player's numbers, without a place. */
export const rowOf = (field: Field, player: string): Omit<Place, 'place'> => ({
  player,
  record: recordOf(field.sides.get(player) ?? []),
  measured: field.policy.measures.map((name) => MEASURES[name](field, player)),
});

/** Rows of one field, in the order of their places. */
export function placed<Row extends Omit<Place, 'place'>>(
  field: Field,
  rows: readonly Row[],
): readonly (Row & { place: number })[] {
  const ordered = withEncounters(field, rows).toSorted(
    (a, b) => compareMeasured(a.measured, b.measured) || (a.player < b.player ? -1 : 1),
  );
  let place = 0;
  return ordered.map((row, at) => {
    const before = ordered[at - 1];
    if (before === undefined || compareMeasured(before.measured, row.measured) !== 0) place = at + 1;
    return { place, ...row };
  });
}

function recordOf(sides: readonly Side[]): Place['record'] {
  const count = (score: Side['score']): number => sides.filter((side) => side.score === score).length;
  return { won: count('win'), lost: count('loss'), drawn: count('draw') };
}
