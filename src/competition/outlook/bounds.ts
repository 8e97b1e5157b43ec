/**
 * What follows from match points alone, however many results are open: places that no result can pass. Tie-breakers
 * count for the player at best, and against the player at worst.
 */
import { groupsOf } from '../log/groups.js';
import { stageMembers } from '../log/results.js';
import type { StageState, Tournament } from '../log/state.js';
import { pointsOf } from '../scoring/measures.js';
import type { Policy } from '../scoring/policy.js';
import type { OpenMatch, Remaining } from './remaining.js';
import type { NextResult, Span } from './standing.js';

export interface Bounds {
  readonly place: Span;
  /** Among the players who are still there; null for a player who has left. */
  readonly cut: Span | null;
}

interface Field {
  readonly policy: Policy;
  readonly points: ReadonlyMap<string, number>;
  readonly openOf: ReadonlyMap<string, readonly OpenMatch[]>;
  /** Rounds that a player may play and nobody has paired. */
  readonly unpairedOf: (player: string) => number;
}

/** `next`: how the player's next match ends; undefined for any way. */
export function boundsOf(
  tournament: Tournament,
  stage: StageState,
  remaining: Remaining,
  player: string,
  next?: NextResult,
): Bounds {
  const { policy } = tournament.terms;
  const statusOf = (id: string): string | undefined => tournament.players.get(id)?.status;
  const isHere = (id: string): boolean => statusOf(id) === 'entered';
  const field: Field = {
    policy,
    points: pointsOf(remaining.results, policy),
    openOf: openMatches(remaining.open),
    unpairedOf: (id) => (isHere(id) ? remaining.unpaired : 0),
  };
  const isRobin = stage.terms.kind === 'round-robin';
  const group = isRobin ? groupsOf(stage).find((ids) => ids.includes(player)) : undefined;
  const others = (group ?? stageMembers(tournament, stage)).filter(
    (id) => id !== player && statusOf(id) !== 'disqualified',
  );
  return {
    place: placeAmong(others, field, player, next),
    cut: isHere(player) ? placeAmong(others.filter(isHere), field, player, next) : null,
  };
}

function openMatches(open: readonly OpenMatch[]): ReadonlyMap<string, readonly OpenMatch[]> {
  const of = new Map<string, OpenMatch[]>();
  for (const match of open) for (const id of match.players) of.set(id, [...(of.get(id) ?? []), match]);
  return of;
}

const pointsNow = ({ points }: Field, id: string): number => points.get(id) ?? 0;
const roundsLeft = ({ openOf, unpairedOf }: Field, id: string): number =>
  (openOf.get(id)?.length ?? 0) + unpairedOf(id);

function placeAmong(others: readonly string[], field: Field, player: string, next?: NextResult): Span {
  const { most, least } = perRound(field);
  const { points } = field.policy;
  const left = roundsLeft(field, player);
  const atEnd = (result: NextResult, each: number): number =>
    pointsNow(field, player) + (left === 0 ? 0 : points[result] + each * (left - 1));
  const [best, worst] = [next ?? 'win', next ?? 'loss'];
  const [highest, lowest] = [atEnd(best, most), atEnd(worst, least)];
  const above = countOf(others, { field, player, own: best, each: least, choose: Math.min }, (all) => all > highest);
  const level = countOf(others, { field, player, own: worst, each: most, choose: Math.max }, (all) => all >= lowest);
  return { best: 1 + above, worst: 1 + level };
}

function perRound({ policy: { points } }: Field): { readonly most: number; readonly least: number } {
  const all = Object.values(points);
  return { most: Math.max(...all), least: Math.min(...all) };
}

interface Counting {
  readonly field: Field;
  readonly player: string;
  /** How the player's next match ends. */
  readonly own: NextResult;
  /** What others win in each round of which nothing is known. */
  readonly each: number;
  /** Chooses the way in which a match ends, by what it counts. */
  readonly choose: (...counts: readonly number[]) => number;
}

const SIDES = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
] as const satisfies readonly (readonly [NextResult, NextResult])[];

/** How many of the others come so far. Two who meet now cannot both win. */
function countOf(
  others: readonly string[],
  { field, player, own, each, choose }: Counting,
  isSoFar: (points: number) => boolean,
): number {
  const counted = new Set(others);
  const done = new Set<string>();
  let count = 0;
  for (const id of others) {
    if (done.has(id)) continue;
    const match = onlyMatchOf(field, id);
    if (match === null) {
      count += isSoFar(pointsNow(field, id) + each * roundsLeft(field, id)) ? 1 : 0;
      continue;
    }
    const side = match.players.indexOf(player);
    const ways = SIDES.filter((sides) => side < 0 || sides[side] === own).map(
      (sides) =>
        match.players.filter((each_, at) => {
          const later = each * field.unpairedOf(each_);
          return (
            counted.has(each_) && isSoFar(pointsNow(field, each_) + field.policy.points[sides[at] ?? 'draw'] + later)
          );
        }).length,
    );
    for (const one of match.players) done.add(one);
    count += choose(...ways);
  }
  return count;
}

/** The open match of a player, if both players have no other one. */
function onlyMatchOf({ openOf }: Field, id: string): OpenMatch | null {
  const [match, ...more] = openOf.get(id) ?? [];
  const isOnly = match?.players.every((each) => openOf.get(each)?.length === 1) ?? false;
  return match !== undefined && more.length === 0 && isOnly ? match : null;
}
