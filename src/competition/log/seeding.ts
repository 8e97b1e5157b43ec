/** Who plays in a stage, and in which order they are seeded. */
import { lotOf } from '../pairing/lots.js';
import { compareMeasured } from '../scoring/measures.js';
import type { StageStarted } from './events.js';
import { enteredPlayers, type Tournament } from './state.js';
import { mergedGroups, type StagePlace, stageTable } from './tables.js';
import { roundsFor } from './terms.js';

/** The next stage as it would begin now. `players`: how many go on, where that is not as the terms say. */
export function nextStage(tournament: Tournament, seed: string, players?: number): StageStarted | null {
  const number = tournament.stages.length + 1;
  const terms = tournament.terms.stages[number - 1];
  if (terms === undefined) return null;
  const { seeds, lots } =
    number === 1 ? firstSeeds(tournament, seed) : cutSeeds(tournament, seed, players ?? terms.players);
  const rounds =
    terms.kind === 'swiss' ? (terms.rounds ?? roundsFor(seeds.length, tournament.terms.roundsTable)) : null;
  return { stage: number, players: seeds, rounds, seed, lots };
}

interface Seeds {
  readonly seeds: readonly string[];
  readonly lots: readonly string[];
}

function firstSeeds(tournament: Tournament, seed: string): Seeds {
  const { checkIn, seeding } = tournament.terms;
  const field = enteredPlayers(tournament).filter(({ checkedIn }) => !checkIn || checkedIn);
  const ids = field.map(({ id }) => id);
  return { seeds: seeding === 'list' ? ids : byLot(ids, seed), lots: [] };
}

const byLot = (ids: readonly string[], seed: string): readonly string[] =>
  ids.toSorted((a, b) => lotOf(seed, a) - lotOf(seed, b) || (a < b ? -1 : 1));

/** The best players who are still there. Lots order equal players; `lots` names those whom the cut parts. */
function cutSeeds(tournament: Tournament, seed: string, size: number | null): Seeds {
  const stage = tournament.stages.at(-1);
  if (stage === undefined) return { seeds: [], lots: [] };
  const byMeasures = (a: StagePlace, b: StagePlace): number => compareMeasured(a.measured, b.measured);
  const equal = (a: StagePlace, b: StagePlace): boolean => a.place === b.place && byMeasures(a, b) === 0;
  const there = stageTable(tournament, stage).filter(
    ({ player }) => tournament.players.get(player)?.status === 'entered',
  );
  const order = mergedGroups(there, byMeasures).toSorted((a, b) => {
    const before = a.place - b.place || byMeasures(a, b);
    return before || lotOf(seed, a.player) - lotOf(seed, b.player) || (a.player < b.player ? -1 : 1);
  });
  const count = Math.min(size ?? order.length, order.length);
  const [last, next] = [order[count - 1], order[count]];
  const parted = last !== undefined && next !== undefined && equal(last, next);
  const lots = parted ? order.filter((row) => equal(row, last)).map(({ player }) => player) : [];
  return { seeds: order.slice(0, count).map(({ player }) => player), lots };
}
