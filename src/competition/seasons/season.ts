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

/** So many places or players are computed before other work has a turn. */
const IN_ONE_TURN = 1_000;

/**
 * By points, then by the best counted tournaments one after the other. Players who are equal share the place.
 * `nextTurn` lets other work come in between: a season may have a hundred thousand places.
 */
export async function seasonTable(
  tournaments: readonly SeasonTournament[],
  policy: SeasonPolicy,
  nextTurn: () => Promise<unknown>,
): Promise<readonly SeasonPlace[]> {
  const groups = new Map<string, EqualPlayers>();
  let done = 0;
  for (const [player, all] of await resultsByPlayer(tournaments, policy, nextTurn)) {
    if ((done += 1) % IN_ONE_TURN === 0) await nextTurn();
    const results = countedResults(all, policy.best);
    const counted = results.flatMap(({ points, counts }) => (counts ? [points] : [])).toSorted((a, b) => b - a);
    const equal = groups.get(counted.join());
    if (equal !== undefined) equal.players.push({ player, results });
    else {
      const points = counted.reduce((sum, each) => sum + each, 0);
      groups.set(counted.join(), { points, counted, players: [{ player, results }] });
    }
  }
  const table: SeasonPlace[] = [];
  for (const { points, players } of [...groups.values()].toSorted(compareGroups)) {
    const place = table.length + 1;
    const before = Math.floor(table.length / IN_ONE_TURN);
    for (const row of players.toSorted((a, b) => (a.player < b.player ? -1 : 1))) table.push({ place, points, ...row });
    if (Math.floor(table.length / IN_ONE_TURN) > before) await nextTurn();
  }
  return table;
}

const pointsOf = (place: number, { participation, placements }: SeasonPolicy): number =>
  participation + (placements.find(({ upTo }) => place <= upTo)?.points ?? 0);

type Uncounted = Omit<SeasonResult, 'counts'>;

/** In one pass: a season may have a thousand tournaments. */
async function resultsByPlayer(
  tournaments: readonly SeasonTournament[],
  policy: SeasonPolicy,
  nextTurn: () => Promise<unknown>,
) {
  const results = new Map<string, Uncounted[]>();
  let done = 0;
  for (const { id, places } of tournaments)
    for (const [player, place] of places) {
      if ((done += 1) % IN_ONE_TURN === 0) await nextTurn();
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

/** Players with the same counted points. */
interface EqualPlayers {
  readonly points: number;
  /** The highest first. */
  readonly counted: readonly number[];
  readonly players: Pick<SeasonPlace, 'player' | 'results'>[];
}

/** A tournament that a player did not play is worth less than one that was worth nothing. */
function compareGroups(a: EqualPlayers, b: EqualPlayers): number {
  if (a.points !== b.points) return b.points - a.points;
  const at = a.counted.findIndex((points, index) => points !== b.counted[index]);
  return at < 0 ? b.counted.length - a.counted.length : (b.counted[at] ?? -1) - (a.counted[at] ?? -1);
}
