/** The numbers that places rest on, each with what it was computed from. */
import { FIDE_MEASURES } from './fide-measures.js';
import { type Fraction, fraction, larger, mean, plus, sum, times, ZERO } from './fraction.js';
import type { MeasureName } from './measure-names.js';
import { type Field, type Measure, onceForEach, pointsIn, sidesOf, term, writtenIn } from './measured.js';
import type { Policy } from './policy.js';
import { type Result, sidesOf as allSidesOf } from './results.js';

/** The match points of each player with a result. */
export function pointsOf(results: readonly Result[], policy: Policy): ReadonlyMap<string, number> {
  const sides = [...allSidesOf(results, policy.gamesOfBye)];
  return new Map(sides.map(([player, own]) => [player, own.reduce((sum, side) => sum + pointsIn(policy, side), 0)]));
}

const floored = ({ policy: { floor } }: Field, raw: Fraction): Fraction =>
  floor === null ? raw : larger(raw, fraction(...floor));

/**
 * The mean over all opponents. An opponent who was met twice counts twice. In a match of several seats, each other seat
 * is an opponent.
 */
const meanOfOpponents =
  (of: (field: Field, player: string) => Rate): Measure =>
  (field, player) => {
    const terms = sidesOf(field, player).flatMap(({ round, opponents }) =>
      opponents.map((opponent) => {
        const { raw, value } = of(field, opponent);
        return term({ round, opponents: [opponent] }, raw, value);
      }),
    );
    return { value: mean(terms.map(({ value }) => value)) ?? ZERO, by: 'mean', terms };
  };

interface Rate {
  readonly raw: Fraction;
  readonly value: Fraction;
}

/** Match points over those that could be won in the rounds that were played (MTR, appendix C). */
const matchWin = onceForEach((field, player) => {
  const sides = sidesOf(field, player);
  const won = sides.reduce((all, side) => all + pointsIn(field.policy, side), 0);
  const possible = field.policy.points.win * sides.length;
  const raw = possible === 0 ? ZERO : fraction(won, possible);
  return { raw, value: floored(field, raw) };
});

/** Game points over those that could be won in the games that were played (MTR, appendix C). */
const gameWin = onceForEach((field, player) => {
  const { win, draw } = field.policy.gamePoints;
  const games = sidesOf(field, player).map((side) => side.games);
  const played = games.reduce((all, { won, lost, drawn }) => all + won + lost + drawn, 0);
  const points = games.reduce((all, { won, drawn }) => all + win * won + draw * drawn, 0);
  const raw = played === 0 ? ZERO : fraction(points, win * played);
  return { raw, value: floored(field, raw) };
});

const matchPoints: Measure = (field, player) => {
  const terms = sidesOf(field, player).map((side) => term(side, writtenIn(field, side)));
  return { value: sum(terms.map(({ value }) => value)), by: 'sum', terms };
};

const gameWinRate: Measure = (field, player) => ({ value: gameWin(field, player).value, by: 'ratio', terms: [] });

/** The mean of the opponents' match points, without a floor. */
const opponentsPoints: Measure = meanOfOpponents((field, player) => {
  const { value } = matchPoints(field, player);
  return { raw: value, value };
});

/**
 * Points of beaten opponents, and half those of drawn ones; a win counts as 1 there, a draw as one half. A bye counts
 * as a draw against somebody of the player's own points, as on lichess.
 */
const sonnebornBerger: Measure = (field, player) => {
  const share = { win: fraction(1), draw: fraction(1, 2), loss: ZERO };
  const scoreOf = (of: string): Fraction => sum(sidesOf(field, of).map(({ score }) => share[score]));
  const terms = sidesOf(field, player).flatMap(({ round, opponents, score }) => {
    const isBye = opponents.length === 0 && score === 'win';
    const met = opponents.length === 0 ? [player] : opponents;
    return met.map((opponent) => {
      const raw = scoreOf(opponent);
      const own = { round, opponents: opponents.length === 0 ? [] : [opponent] };
      return term(own, raw, times(raw, isBye ? share.draw : share[score]));
    });
  });
  return { value: sum(terms.map(({ value }) => value)), by: 'sum', terms };
};

/** Flesh and Blood: after each round a quarter of the number before, and the wins up to then. Late losses cost less. */
const cumulative: Measure = (field, player) => {
  let wins = 0;
  let value = ZERO;
  const terms = sidesOf(field, player).map((side) => {
    wins += side.score === 'win' ? 1 : 0;
    value = plus(times(value, fraction(1, 4)), fraction(wins));
    return term(side, fraction(wins), value);
  });
  return { value, by: 'chain', terms };
};

export const MEASURES = {
  'match-points': matchPoints,
  'opponents-match-win': meanOfOpponents(matchWin),
  'game-win': gameWinRate,
  'opponents-game-win': meanOfOpponents(gameWin),
  'opponents-points': opponentsPoints,
  'sonneborn-berger': sonnebornBerger,
  cumulative,
  ...FIDE_MEASURES,
} satisfies Record<MeasureName, Measure>;

/** Numbers that are sums of points, or of points times points. */
export const isInPoints = (measure: string): boolean =>
  measure === 'match-points' || Object.hasOwn(FIDE_MEASURES, measure);
