/** Season points: what places in the tournaments of a season are worth, and the table that they make. */

/** How places become points: data, which stays as it is for the whole season. */
export interface SeasonPolicy {
  /** Only so many tournaments of a player count, the best ones; null for all. */
  readonly best: number | null;
  /** What everybody has who took part in a tournament. */
  readonly participation: number;
  /** Up to a place, so many points beside those for taking part; by place. Nothing for places after the last line. */
  readonly placements: readonly PlacementLine[];
}

export interface PlacementLine {
  readonly upTo: number;
  readonly points: number;
}

/** Places of equal players are shared; each of them has the points of the shared place. */
export interface SeasonTournament {
  readonly id: string;
  readonly places: ReadonlyMap<string, number>;
}

export interface SeasonResult {
  readonly tournament: string;
  readonly place: number;
  readonly points: number;
  /** Whether it is one of the player's best. */
  readonly counts: boolean;
}

export interface SeasonPlace {
  readonly place: number;
  readonly player: string;
  readonly points: number;
  /** In the order of the tournaments. */
  readonly results: readonly SeasonResult[];
}

/** By points, then by the best counted tournaments one after the other. Players who are equal share the place. */
export function seasonTable(tournaments: readonly SeasonTournament[], policy: SeasonPolicy): readonly SeasonPlace[] {
  const rows = [...resultsByPlayer(tournaments, policy)].map(([player, all]) => {
    const results = countedResults(all, policy.best);
    const counted = results.flatMap(({ points, counts }) => (counts ? [points] : [])).toSorted((a, b) => b - a);
    return { player, results, counted, points: counted.reduce((sum, points) => sum + points, 0) };
  });
  rows.sort((a, b) => compareRows(a, b) || (a.player < b.player ? -1 : 1));
  let place = 0;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (before === undefined || compareRows(before, row) !== 0) place = at + 1;
    const { player, points, results } = row;
    return { place, player, points, results };
  });
}

const pointsOf = (place: number, { participation, placements }: SeasonPolicy): number =>
  participation + (placements.find(({ upTo }) => place <= upTo)?.points ?? 0);

type Uncounted = Omit<SeasonResult, 'counts'>;

/** In one pass: a season may have a thousand tournaments. */
function resultsByPlayer(tournaments: readonly SeasonTournament[], policy: SeasonPolicy) {
  const results = new Map<string, Uncounted[]>();
  for (const { id, places } of tournaments)
    for (const [player, place] of places) {
      const result = { tournament: id, place, points: pointsOf(place, policy) };
      const own = results.get(player);
      if (own === undefined) results.set(player, [result]);
      else own.push(result);
    }
  return results;
}

/** Among tournaments with the same points the earlier ones count. */
function countedResults(results: readonly Uncounted[], best: number | null) {
  const counted = new Set(results.toSorted((a, b) => b.points - a.points).slice(0, best ?? undefined));
  return results.map((result) => ({ ...result, counts: counted.has(result) }));
}

interface Counted {
  readonly points: number;
  /** The highest first. */
  readonly counted: readonly number[];
}

/** A tournament that a player did not play is worth less than one that was worth nothing. */
function compareRows(a: Counted, b: Counted): number {
  if (a.points !== b.points) return b.points - a.points;
  const at = a.counted.findIndex((points, index) => points !== b.counted[index]);
  return at < 0 ? b.counted.length - a.counted.length : (b.counted[at] ?? -1) - (a.counted[at] ?? -1);
}
