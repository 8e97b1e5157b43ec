/** The direct encounter of FIDE (C.07, article 6): players who are equal so far, by the games among themselves. */
import { compare, type Fraction, fraction, mean, plus, sum, times, ZERO } from './fraction.js';
import { compareMeasured, type Field, type Measured, sidesOf, term, type Term, writtenIn } from './measured.js';
import { unitOf } from './policy.js';

/** Players who are equal so far. A set: a large Swiss tournament begins with one group of everybody. */
type Group = ReadonlySet<string>;

interface Row {
  readonly player: string;
  readonly measured: readonly Measured[];
}

/** Rows with their direct encounters, where the policy has this measure. */
export function withEncounters<Of extends Row>(field: Field, rows: readonly Of[]): readonly Of[] {
  const at = field.policy.measures.indexOf('direct-encounter');
  if (at < 0) return rows;
  return equalRows(rows, at).flatMap((equal) => {
    const players = new Set(equal.map(({ player }) => player));
    const behind = countedBehind(inOrder(field, players));
    return equal.map((row) => {
      const value = fraction(behind.get(row.player) ?? 0);
      const met: Measured = { value, by: 'encounter', terms: gamesAmong(field, row.player, players) };
      return { ...row, measured: row.measured.with(at, met) };
    });
  });
}

/** How many players are in the classes behind each player. */
function countedBehind(classes: readonly Group[]): ReadonlyMap<string, number> {
  let behind = classes.reduce((count, { size }) => count + size, 0);
  return new Map(
    classes.flatMap((group) => {
      behind -= group.size;
      return [...group].map((player) => [player, behind] as const);
    }),
  );
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
function gamesAmong(field: Field, player: string, group: Group): readonly Term[] {
  return sidesOf(field, player)
    .filter(({ isPlayed }) => isPlayed || field.isRobin)
    .flatMap((side) =>
      side.opponents
        .filter((opponent) => group.has(opponent))
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
function inOrder(field: Field, group: Group): readonly Group[] {
  if (group.size < 2) return [group];
  const scores = [...group].map((player) => scoreAmong(field, player, group));
  scores.sort((a, b) => compare(b.points, a.points));
  const haveAllMet = scores.every(({ points, most }) => compare(points, most) === 0);
  const classes = haveAllMet ? byPoints(scores) : aheadForSure(scores);
  if (classes.length < 2) return [group];
  // Players who are still equal are compared anew among themselves (6.3).
  return classes.flatMap((equal) => inOrder(field, equal));
}

/** Two who met several times count the mean of their games (6.1.2). */
function scoreAmong(field: Field, player: string, group: Group): Score {
  const games = gamesAmong(field, player, group);
  const against = grouped(games, ({ opponents: [opponent = ''] }) => opponent);
  const points = sum([...against.values()].map((all) => mean(all.map(({ value }) => value)) ?? ZERO));
  const win = fraction(field.policy.points.win, unitOf(field.policy));
  const missing = fraction(countMissing(field, player, group, against));
  return { player, points, most: plus(points, times(win, missing)) };
}

/** Games of the group that were not played. In a round robin nobody waits for a game against a player who has left. */
function countMissing(
  { isRobin, gone }: Field,
  player: string,
  group: Group,
  met: { readonly size: number; has: (id: string) => boolean },
): number {
  if (!isRobin) return group.size - 1 - met.size;
  if (gone.has(player)) return 0;
  return [...group].filter((id) => id !== player && !met.has(id) && !gone.has(id)).length;
}

function grouped<Of>(all: readonly Of[], nameOf: (each: Of) => string): ReadonlyMap<string, readonly Of[]> {
  const groups = new Map<string, Of[]>();
  for (const each of all) {
    const group = groups.get(nameOf(each));
    if (group === undefined) groups.set(nameOf(each), [each]);
    else group.push(each);
  }
  return groups;
}

function byPoints(scores: readonly Score[]): readonly Group[] {
  const classes = grouped(scores, ({ points }) => `${points.over}/${points.under}`);
  return [...classes.values()].map((equal) => new Set(equal.map(({ player }) => player)));
}

/** Not all have met: a player is ahead whom nobody else could reach by winning the games that are missing (6.2). */
function aheadForSure(scores: readonly Score[]): readonly Group[] {
  const rest = [...scores];
  const classes: Group[] = [];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const { player, points } = first;
    if (rest.some(({ most }) => compare(most, points) >= 0))
      return [...classes, new Set([player, ...rest.map((each) => each.player)])];
    classes.push(new Set([player]));
  }
  return classes;
}
