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

type Outcome = 'won' | 'lost' | 'drawn';

/** All members of all teams, reserves too: by more wins, then by more draws, then by fewer losses. */
export function individualsOf(tournament: Tournament): readonly Individual[] {
  const found = new Map<string, { boards: Set<number>; won: number; lost: number; drawn: number }>();
  for (const { lineup } of tournament.players.values()) {
    for (const player of lineup === undefined ? [] : squadOf(lineup)) {
      found.set(player, { boards: new Set(), won: 0, lost: 0, drawn: 0 });
    }
  }
  for (const { board, players, result } of boardsIn(tournament)) {
    for (const [at, player] of players.entries()) {
      const own = found.get(player);
      if (own === undefined || result === null) continue;
      own.boards.add(board);
      own[outcomeOf(result.outcome, at === 0)] += 1;
    }
  }
  return [...found]
    .map(([player, { boards, ...counts }]) => {
      const team = entrantOf(tournament, player) ?? player;
      return { player, team, boards: [...boards].toSorted((a, b) => a - b), ...counts };
    })
    .toSorted((a, b) => b.won - a.won || b.drawn - a.drawn || a.lost - b.lost);
}

const boardsIn = ({ rounds }: Tournament) =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ boards = [] }) => boards));

function outcomeOf(outcome: 'first' | 'second' | 'draw' | 'double-loss', isFirst: boolean): Outcome {
  if (outcome === 'draw') return 'drawn';
  return outcome === (isFirst ? 'first' : 'second') ? 'won' : 'lost';
}
