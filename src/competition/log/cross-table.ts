/** Who played whom in a stage, round by round. */
import { pointsOf } from '../scoring/measures.js';
import type { PairingResult } from './events.js';
import { countedRounds, resultsOf } from './results.js';
import { roundsOf, type StageState, type Tournament } from './state.js';
import { stageTable } from './tables.js';

export interface CrossCell {
  readonly round: number;
  /** `missed`: the player was in the stage, but neither paired nor given a bye. */
  readonly kind: 'pairing' | 'bye' | 'half-bye' | 'missed';
  readonly opponent: string | null;
  readonly result: PairingResult | null;
  /** Whether the player is named first at the table. */
  readonly isFirst: boolean;
}

export interface CrossRow {
  readonly place: number;
  readonly player: string;
  readonly group: string | null;
  readonly cells: readonly CrossCell[];
}

/** In the order of the table. */
export function crossTable(tournament: Tournament, stage: StageState): readonly CrossRow[] {
  const rounds = roundsOf(tournament, stage.stage);
  const cells = new Map<string, Map<number, CrossCell>>();
  const set = (player: string, cell: CrossCell): void => {
    const own = cells.get(player) ?? new Map<number, CrossCell>();
    cells.set(player, own.set(cell.round, cell));
  };
  const alone = (round: number, kind: CrossCell['kind']): CrossCell => ({
    ...{ round, kind, opponent: null, result: null, isFirst: true },
  });
  for (const { round, tables, byes, halfByes = [] } of rounds) {
    for (const player of byes) set(player, alone(round, 'bye'));
    for (const player of halfByes) set(player, alone(round, 'half-bye'));
    for (const { players, result } of tables) {
      const [first, second] = players;
      set(first, { round, kind: 'pairing', opponent: second, result, isFirst: true });
      set(second, { round, kind: 'pairing', opponent: first, result, isFirst: false });
    }
  }
  return stageTable(tournament, stage).map(({ place, player, group }) => ({
    ...{ place, player, group },
    cells: rounds.map(({ round }) => cells.get(player)?.get(round) ?? alone(round, 'missed')),
  }));
}

/** Match points of each player before a round, by the results as they are now. */
export function pointsBefore(
  tournament: Tournament,
  { round, stage: number }: { readonly round: number; readonly stage: number },
): ReadonlyMap<string, number> {
  const stage = tournament.stages.find((each) => each.stage === number);
  if (stage === undefined || countedRounds(tournament, stage).length === 0) return new Map();
  return pointsOf(resultsOf(tournament, stage, round - 1), tournament.terms.policy);
}
