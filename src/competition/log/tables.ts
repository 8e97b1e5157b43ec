/** The table of a stage, and the order of all players of a tournament. */
import { bracketPlaces } from '../pairing/bracket.js';
import type { Result } from '../scoring/results.js';
import { type Place, standingsOf } from '../scoring/standings.js';
import { bracketOf } from './brackets.js';
import { groupName, groupsOf } from './groups.js';
import { resultsOf, stageMembers } from './results.js';
import { isElimination, type StageState, type Tournament } from './state.js';

export interface StagePlace extends Place {
  /** The group of a round robin; null where there is one. */
  readonly group: string | null;
}

/** The table of a stage after a round; disqualified players are not in it. Of groups, one after the other. */
export function stageTable(tournament: Tournament, stage: StageState, upTo?: number): readonly StagePlace[] {
  const table = tableAfter(tournament, stage, resultsOf(tournament, stage, upTo));
  return isElimination(stage.terms) ? byBracket(tournament, stage, table, upTo) : table;
}

/** The table of a stage after any results, by points and tie-breakers. */
export function tableAfter(
  tournament: Tournament,
  stage: StageState,
  results: readonly Result[],
): readonly StagePlace[] {
  const { policy } = tournament.terms;
  const ratings = ratingsOf(tournament);
  const isListed = (id: string): boolean => tournament.players.get(id)?.status !== 'disqualified';
  if (stage.terms.kind === 'round-robin') {
    const gone = new Set(stage.players.filter((id) => tournament.players.get(id)?.status !== 'entered'));
    return groupsOf(stage).flatMap((players, at) => {
      const group = groupName(stage, at);
      const table = standingsOf(players.filter(isListed), results, policy, { isRobin: true, gone, ratings });
      return table.map((place) => ({ ...place, group }));
    });
  }
  const members = stageMembers(tournament, stage).filter(isListed);
  return standingsOf(members, results, policy, { ratings }).map((place) => ({ ...place, group: null }));
}

const ratingsOf = ({ players }: Tournament): ReadonlyMap<string, number> =>
  new Map([...players.values()].flatMap(({ id, rating }) => (rating === undefined ? [] : [[id, rating] as const])));

/** In an elimination places follow from the bracket; the record and the numbers are for information. */
function byBracket(
  tournament: Tournament,
  stage: StageState,
  table: readonly StagePlace[],
  upTo?: number,
): readonly StagePlace[] {
  const rows = new Map(table.map((row) => [row.player, row]));
  let place = 1;
  return bracketPlaces(bracketOf(tournament, stage, upTo), stage.players).flatMap((players) => {
    const listed = players.flatMap((id) => rows.get(id) ?? []);
    const shared = listed.map((row) => ({ ...row, place }));
    place += listed.length;
    return shared;
  });
}

/** A table as one order: the first of each group, then the second of each group, and so on, by their numbers. */
export function mergedGroups(table: readonly StagePlace[], compare: (a: StagePlace, b: StagePlace) => number) {
  return table.every(({ group }) => group === null)
    ? table
    : table.toSorted((a, b) => a.place - b.place || compare(a, b));
}

export interface OverallPlace extends StagePlace {
  /** The last stage that the player has played in. */
  readonly stage: number;
}

/** All players: those of the last stage first, behind them those of the stage before who did not go on. */
export function overallTable(tournament: Tournament, upTo?: number): readonly OverallPlace[] {
  const begun = tournament.stages.filter(
    ({ stage }) =>
      upTo === undefined || stage === 1 || tournament.rounds.some((r) => r.stage === stage && r.round <= upTo),
  );
  const seen = new Set<string>();
  let before = 0;
  return begun.toReversed().flatMap((stage) => {
    const rows = stageTable(tournament, stage, upTo).filter(({ player }) => !seen.has(player));
    for (const { player } of rows) seen.add(player);
    const isLast = before === 0;
    const places = isLast ? rows.map(({ place }) => place) : placesBehind(rows, before);
    before += rows.length;
    return rows.map((row, at) => ({ ...row, place: places[at] ?? row.place, stage: stage.stage }));
  });
}

/** Places after those of a later stage; players who were equal share them. */
function placesBehind(rows: readonly StagePlace[], before: number): readonly number[] {
  let place = before;
  return rows.map((row, at) => {
    const last = rows[at - 1];
    if (last === undefined || last.place !== row.place || last.group !== row.group) place = before + at + 1;
    return place;
  });
}
