/** What each member of a team has done at the boards. */
import { entrantOf, squadOf } from './boards.js';
import type { Tournament } from './state.js';

export interface Individual {
  readonly player: string;
  readonly team: string;
  /** The boards at which the member has sat, in order. */
  readonly boards: readonly number[];
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

interface Counts extends Omit<Individual, 'boards' | Outcome> {
  readonly at: Set<number>;
  won: number;
  lost: number;
  drawn: number;
}

type Outcome = 'won' | 'lost' | 'drawn';

/**
 * All members of all teams, reserves too, each with what was done for that team. By more wins, then by more draws, then
 * by fewer losses.
 */
export function individualsOf(tournament: Tournament): readonly Individual[] {
  const found = new Map<string, Counts>();
  const add = (player: string, team: string): Counts => {
    const key = JSON.stringify([team, player]);
    const counts = found.get(key) ?? { player, team, at: new Set(), won: 0, lost: 0, drawn: 0 };
    found.set(key, counts);
    return counts;
  };
  for (const { id, lineup } of tournament.players.values()) {
    // A player who has gone from a team that left to another team is a member of the latter.
    const own = lineup === undefined ? [] : squadOf(lineup).filter((player) => entrantOf(tournament, player) === id);
    for (const player of own) add(player, id);
  }
  for (const { board, teams, players, result } of boardsIn(tournament)) {
    for (const [at, player] of players.entries()) {
      if (result === null) continue;
      const own = add(player, teams[at] ?? player);
      own.at.add(board);
      own[outcomeOf(result.outcome, at === 0)] += 1;
    }
  }
  return [...found.values()]
    .map(({ at, ...counts }) => ({ ...counts, boards: [...at].toSorted((a, b) => a - b) }))
    .toSorted((a, b) => b.won - a.won || b.drawn - a.drawn || a.lost - b.lost);
}

const boardsIn = ({ rounds }: Tournament) =>
  rounds.flatMap(({ tables }) =>
    tables.flatMap(({ players: teams, boards = [] }) => boards.map((board) => ({ ...board, teams }))),
  );

function outcomeOf(outcome: 'first' | 'second' | 'draw' | 'double-loss', isFirst: boolean): Outcome {
  if (outcome === 'draw') return 'drawn';
  return outcome === (isFirst ? 'first' : 'second') ? 'won' : 'lost';
}
