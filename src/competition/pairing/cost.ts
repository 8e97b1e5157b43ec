/** What a pairing of a Swiss round costs, criterion by criterion. */

export interface Entrant {
  readonly id: string;
  /** An integer: match points. */
  readonly points: number;
  /** Opponents of earlier rounds, one as often as they met. */
  readonly met: readonly string[];
  /** Byes of earlier rounds. */
  readonly byes: number;
  /** Whether the opponent of the last round had another number of points. */
  readonly floated: boolean;
  /** The team, club or family, whose members are kept apart if that costs nothing more important. */
  readonly team: string | null;
  /** Only players of the same pod are paired. Absent where everybody can meet everybody. */
  readonly pod?: number;
}

/**
 * In the order in which they count: a pairing is better than another if it is lower at the first criterion that
 * differs.
 */
export const CRITERIA = ['rematches', 'furtherByes', 'byePoints', 'squares', 'repeatedFloats', 'teammates'] as const;
export type Criterion = (typeof CRITERIA)[number];
export type Cost = Readonly<Record<Criterion, number>>;

export const NOTHING: Cost = {
  ...{ rematches: 0, furtherByes: 0, byePoints: 0, squares: 0, repeatedFloats: 0, teammates: 0 },
};

export const timesMet = ({ met }: Entrant, { id }: Entrant): number => met.filter((each) => each === id).length;

export function costOfPair(one: Entrant, other: Entrant): Cost {
  const difference = one.points - other.points;
  return {
    ...NOTHING,
    rematches: timesMet(one, other),
    squares: difference * difference,
    repeatedFloats: difference === 0 ? 0 : Number(one.floated) + Number(other.floated),
    teammates: one.team !== null && one.team === other.team ? 1 : 0,
  };
}

export const costOfBye = ({ byes, points }: Entrant): Cost => ({ ...NOTHING, furtherByes: byes, byePoints: points });

const added = (one: Cost, other: Cost): Cost => ({
  rematches: one.rematches + other.rematches,
  furtherByes: one.furtherByes + other.furtherByes,
  byePoints: one.byePoints + other.byePoints,
  squares: one.squares + other.squares,
  repeatedFloats: one.repeatedFloats + other.repeatedFloats,
  teammates: one.teammates + other.teammates,
});

export const sumOf = (costs: readonly Cost[]): Cost => costs.reduce(added, NOTHING);

/** What a Swiss round of these pairs costs. */
export function sumOfCosts(
  entrants: readonly Entrant[],
  pairs: readonly (readonly [string, string])[],
  bye: string | null,
): Cost {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const met = pairs.flatMap(([one, other]): Cost[] => {
    const [first, second] = [byId.get(one), byId.get(other)];
    return first === undefined || second === undefined ? [] : [costOfPair(first, second)];
  });
  const alone = bye === null ? undefined : byId.get(bye);
  return sumOf(alone === undefined ? met : [...met, costOfBye(alone)]);
}

/** The first criterion at which two costs differ, and by how much the second is higher; null if they are equal. */
export function firstDifference(
  cost: Cost,
  other: Cost,
): { readonly criterion: Criterion; readonly by: number } | null {
  const criterion = CRITERIA.find((name) => cost[name] !== other[name]);
  return criterion === undefined ? null : { criterion, by: other[criterion] - cost[criterion] };
}
