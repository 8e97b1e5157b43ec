/** The direct encounter of FIDE (C.07, article 6): players who are equal so far, by the games among themselves. */
import { compare, type Fraction, fraction, mean, plus, sum, times, ZERO } from './fraction.js';
import { compareMeasured, type Field, type Measured, sidesOf, term, type Term, writtenIn } from './measured.js';
import { unitOf } from './policy.js';

interface Row {
  readonly player: string;
  readonly measured: readonly Measured[];
}

/** Rows with their direct encounters, where the policy has this measure. */
export function withEncounters<Of extends Row>(field: Field, rows: readonly Of[]): readonly Of[] {
  const at = field.policy.measures.indexOf('direct-encounter');
  if (at < 0) return rows;
  return equalRows(rows, at).flatMap((equal) => {
    const players = equal.map(({ player }) => player);
    const classes = inOrder(field, players);
    return equal.map((row) => {
      const place = classes.findIndex((group) => group.includes(row.player));
      const behind = classes.slice(place + 1).flat().length;
      const met: Measured = { value: fraction(behind), by: 'encounter', terms: gamesAmong(field, row.player, players) };
      return { ...row, measured: row.measured.with(at, met) };
    });
  });
}

/** Rows that are equal by the measures before this one. */
function equalRows<Of extends Row>(rows: readonly Of[], at: number): readonly (readonly Of[])[] {
  const before = ({ measured }: Row): readonly Measured[] => measured.slice(0, at);
  const groups: Of[][] = [];
  for (const row of rows.toSorted((a, b) => compareMeasured(before(a), before(b)))) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last === undefined || first === undefined || compareMeasured(before(first), before(row)) !== 0) {
      groups.push([row]);
    } else last.push(row);
  }
  return groups;
}

/** Games that count: those that were played, and in a round robin those that somebody lost by not coming (15). */
function gamesAmong(field: Field, player: string, group: readonly string[]): readonly Term[] {
  const isIn = new Set(group);
  return sidesOf(field, player)
    .filter(({ isPlayed }) => isPlayed || field.isRobin)
    .flatMap((side) =>
      side.opponents
        .filter((opponent) => isIn.has(opponent))
        .map((opponent) => term({ round: side.round, opponents: [opponent] }, writtenIn(field, side))),
    );
}

interface Score {
  readonly player: string;
  readonly points: Fraction;
  /** With a win in each game of the group that was not played. */
  readonly most: Fraction;
}

/** The best players first; players of one element stay equal. */
function inOrder(field: Field, group: readonly string[]): readonly (readonly string[])[] {
  if (group.length < 2) return [group];
  const scores = group.map((player) => scoreAmong(field, player, group));
  scores.sort((a, b) => compare(b.points, a.points));
  const haveAllMet = field.isRobin || scores.every(({ points, most }) => compare(points, most) === 0);
  const classes = haveAllMet ? byPoints(scores) : aheadForSure(scores);
  const [only] = classes;
  if (only === undefined || classes.length === 1) return [group];
  // Players who are still equal are compared anew among themselves (6.3).
  return classes.flatMap((equal) => inOrder(field, equal));
}

/** Two who met several times count the mean of their games (6.1.2). */
function scoreAmong(field: Field, player: string, group: readonly string[]): Score {
  const games = gamesAmong(field, player, group);
  const opponents = [...new Set(games.flatMap((game) => game.opponents))];
  const points = sum(
    opponents.map((id) => mean(games.filter((game) => game.opponents.includes(id)).map(({ value }) => value)) ?? ZERO),
  );
  const missing = field.isRobin ? 0 : group.length - 1 - opponents.length;
  const win = fraction(field.policy.points.win, unitOf(field.policy));
  return { player, points, most: plus(points, times(win, fraction(missing))) };
}

function byPoints(scores: readonly Score[]): readonly (readonly string[])[] {
  const classes = new Map<string, string[]>();
  for (const { player, points } of scores) {
    const name = `${points.over}/${points.under}`;
    classes.set(name, [...(classes.get(name) ?? []), player]);
  }
  return [...classes.values()];
}

/** Not all have met: a player is ahead whom nobody else could reach by winning the games that are missing (6.2). */
function aheadForSure(scores: readonly Score[]): readonly (readonly string[])[] {
  const rest = [...scores];
  const classes: string[][] = [];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const { player, points } = first;
    if (rest.some(({ most }) => compare(most, points) >= 0))
      return [...classes, [player, ...rest.map((each) => each.player)]];
    classes.push([player]);
  }
  return classes;
}
