/**
 * Tie-breakers of the FIDE Handbook, C.07 (2024). A game that was not played counts as one against an opponent who has
 * as many points as the player (16.4). In a round robin a game that somebody lost by not coming counts as played (15).
 */
import { compare, type Fraction, fraction, plus, sum, times, ZERO } from './fraction.js';
import {
  type Field,
  type Measure,
  type Measured,
  onceForEach,
  pointsIn,
  sidesOf,
  term,
  writtenIn,
} from './measured.js';
import { unitOf } from './policy.js';
import type { Side } from './results.js';

/** The points of all rounds. */
const scoreOf = onceForEach((field, player) => sum(sidesOf(field, player).map((side) => writtenIn(field, side))));

const leftOf = ({ left }: Field, player: string): readonly number[] => left.get(player) ?? [];

/** The score that counts for opponents (16.3): rounds without an opponent after the last one with a part are draws. */
const adjustedScore = onceForEach((field, player): Fraction => {
  const { draw } = field.policy.points;
  const drawn = fraction(draw, unitOf(field.policy));
  const sides = sidesOf(field, player);
  const last = sides.findLast(({ isVoluntary }) => !isVoluntary)?.round ?? 0;
  const counted = sides.map((side) =>
    side.opponents.length > 0 || side.round <= last ? writtenIn(field, side) : drawn,
  );
  return sum([...counted, ...leftOf(field, player).map(() => drawn)]);
});

/** What a round brings to Buchholz: the score of the opponent, and the player's own points against that opponent. */
interface Contribution {
  readonly round: number;
  readonly opponents: readonly string[];
  readonly score: Fraction;
  readonly points: Fraction;
  readonly isVoluntary: boolean;
}

const countsAsPlayed = ({ isRobin }: Field, { isPlayed, opponents }: Side): boolean =>
  opponents.length > 0 && (isPlayed || isRobin);

function contributions(field: Field, player: string): readonly Contribution[] {
  const own = scoreOf(field, player);
  const sides = sidesOf(field, player).flatMap((side): Contribution[] => {
    const { round, opponents, isVoluntary } = side;
    const points = writtenIn(field, side);
    if (countsAsPlayed(field, side)) {
      return opponents.map((opponent) => ({
        ...{ round, opponents: [opponent], points, isVoluntary: false },
        score: adjustedScore(field, opponent),
      }));
    }
    return field.isRobin ? [] : [{ round, opponents: [], score: own, points, isVoluntary }];
  });
  const left = leftOf(field, player).map((round): Contribution => {
    return { round, opponents: [], score: own, points: ZERO, isVoluntary: true };
  });
  return [...sides, ...left].toSorted((a, b) => a.round - b.round);
}

/** The lowest is cut among rounds that the player chose not to play, if there are any (16.5). */
function lowest(all: readonly Contribution[]): Contribution | undefined {
  const voluntary = all.filter(({ isVoluntary }) => isVoluntary);
  const [first, ...more] = voluntary.length > 0 ? voluntary : all;
  return first && more.reduce((least, each) => (compare(each.score, least.score) < 0 ? each : least), first);
}

function highest(all: readonly Contribution[]): Contribution | undefined {
  const [first, ...more] = all;
  return first && more.reduce((most, each) => (compare(each.score, most.score) > 0 ? each : most), first);
}

/** Articles 8.1 and 14: the sum of the opponents' scores, without the lowest and the highest one where they are cut. */
const buchholz =
  (cut: { readonly lowest?: true; readonly highest?: true }): Measure =>
  (field, player) => {
    const all = contributions(field, player);
    const least = cut.lowest && lowest(all);
    const most = cut.highest && highest(all.filter((each) => each !== least));
    const terms = all.map((each) => term(each, each.score, each === least || each === most ? ZERO : each.score));
    return summed(terms);
  };

const summed = (terms: Measured['terms'], by: Measured['by'] = 'sum'): Measured => ({
  ...{ value: sum(terms.map(({ value }) => value)), by, terms },
});

/** Article 9.1: the score of each opponent times the points against that opponent. */
const sonnebornBerger: Measure = (field, player) =>
  summed(contributions(field, player).map((each) => term(each, each.score, times(each.score, each.points))));

/** Article 7.5: the sum of the scores after each round. */
const progressive: Measure = (field, player) => {
  const rounds = [
    ...sidesOf(field, player).map((side) => ({ ...side, points: writtenIn(field, side) })),
    ...leftOf(field, player).map((round) => ({ round, opponents: [], points: ZERO })),
  ];
  let score = ZERO;
  const terms = rounds
    .toSorted((a, b) => a.round - b.round)
    .map((round) => {
      score = plus(score, round.points);
      return term(round, round.points, score);
    });
  return summed(terms);
};

const countOf = (sides: readonly Side[]): Measured =>
  summed(
    sides.map((side) => term(side, fraction(1))),
    'count',
  );

/** Article 7.1: rounds that brought as many points as a win, also without playing. */
const wins: Measure = (field, player) =>
  countOf(sidesOf(field, player).filter((side) => pointsIn(field.policy, side) === field.policy.points.win));

/** Article 7.3: games that were played. */
const gamesWithBlack: Measure = (field, player) =>
  countOf(sidesOf(field, player).filter(({ isPlayed, hasBlack }) => isPlayed && hasBlack));

/** Article 9.2: the points against opponents who have at least half of all that they could have. */
const koya: Measure = (field, player) => {
  const { win } = field.policy.points;
  const hasHalf = (opponent: string): boolean => {
    const sides = sidesOf(field, opponent);
    return 2 * sides.reduce((all, side) => all + pointsIn(field.policy, side), 0) >= win * sides.length;
  };
  const terms = sidesOf(field, player).flatMap((side) =>
    side.opponents.map((opponent) => {
      const points = writtenIn(field, side);
      return term({ round: side.round, opponents: [opponent] }, points, hasHalf(opponent) ? points : ZERO);
    }),
  );
  return summed(terms);
};

/** Article 10.1: the mean rating of opponents who were met and have one, rounded half up to a whole number. */
const averageRating: Measure = (field, player) => {
  const terms = sidesOf(field, player)
    .filter(({ isPlayed }) => isPlayed)
    .flatMap(({ round, opponents }) =>
      opponents.flatMap((opponent) => {
        const rating = field.ratings.get(opponent);
        return rating === undefined ? [] : [term({ round, opponents: [opponent] }, fraction(rating))];
      }),
    );
  const { over } = sum(terms.map(({ value }) => value));
  const count = BigInt(Math.max(1, terms.length));
  return { value: fraction((2n * over + count) / (2n * count)), by: 'mean', terms };
};

/** Depends on who is equal so far: `encounters.ts` computes it for the rows of a table. */
const directEncounter: Measure = () => ({ value: ZERO, by: 'encounter', terms: [] });

export const FIDE_MEASURES = {
  buchholz: buchholz({}),
  'buchholz-cut-1': buchholz({ lowest: true }),
  'median-buchholz': buchholz({ lowest: true, highest: true }),
  'fide-sonneborn-berger': sonnebornBerger,
  progressive,
  wins,
  'games-with-black': gamesWithBlack,
  koya,
  'average-rating': averageRating,
  'direct-encounter': directEncounter,
} satisfies Record<string, Measure>;
