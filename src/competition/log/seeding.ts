/** Who plays in a stage, and in which order they are seeded. */
import { lotOf } from '../pairing/lots.js';
import { podsOf } from '../pairing/pods.js';
import { compareMeasured } from '../scoring/measured.js';
import type { StageStarted } from './events.js';
import { enteredPlayers, type Participant, type Tournament } from './state.js';
import { mergedGroups, type StagePlace, stageTable } from './tables.js';
import { roundsFor } from './terms.js';

/** What the organiser says at the start of a stage, where it is not as the terms say. */
export interface StageChoice {
  /** How many players go on. */
  readonly players?: number | undefined;
  /** Players of a pod at most. */
  readonly podSize?: number | undefined;
  /** The list from which players draft. */
  readonly deckId?: string | undefined;
}

/** The next stage as it would begin now. */
export function nextStage(tournament: Tournament, seed: string, choice: StageChoice = {}): StageStarted | null {
  const number = tournament.stages.length + 1;
  const terms = tournament.terms.stages[number - 1];
  if (terms === undefined) return null;
  const { seeds, lots } =
    number === 1 ? firstSeeds(tournament, seed) : cutSeeds(tournament, seed, choice.players ?? terms.players);
  const draft = terms.draft && {
    deckId: choice.deckId ?? terms.draft.deckId,
    pods: podsOf(seeds, choice.podSize ?? terms.draft.podSize, seed),
  };
  const field = terms.draft?.withinPods === true ? (draft?.pods[0] ?? []) : seeds;
  const rounds =
    terms.kind === 'swiss' ? (terms.rounds ?? roundsFor(field.length, tournament.terms.roundsTable)) : null;
  return { stage: number, players: seeds, rounds, seed, lots, ...(draft && { draft }) };
}

interface Seeds {
  readonly seeds: readonly string[];
  readonly lots: readonly string[];
}

function firstSeeds(tournament: Tournament, seed: string): Seeds {
  const { checkIn, seeding } = tournament.terms;
  const field = enteredPlayers(tournament).filter(({ checkedIn }) => !checkIn || checkedIn);
  const ids = field.map(({ id }) => id);
  const seeds = {
    list: () => ids,
    lot: () => byLot(ids, seed),
    rating: () => byRating(field).map(({ id }) => id),
  };
  return { seeds: seeds[seeding](), lots: [] };
}

/** Equal ratings, and players without one behind all others, keep the order of registration. */
const byRating = (field: readonly Participant[]): readonly Participant[] =>
  field.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));

const byLot = (ids: readonly string[], seed: string): readonly string[] =>
  ids.toSorted((a, b) => lotOf(seed, a) - lotOf(seed, b) || (a < b ? -1 : 1));

/** The best players who are still there. Lots order equal players; `lots` names those whom the cut parts. */
function cutSeeds(tournament: Tournament, seed: string, size: number | null): Seeds {
  const stage = tournament.stages.at(-1);
  if (stage === undefined) return { seeds: [], lots: [] };
  const equals = cutOrder(tournament, stageTable(tournament, stage)).map((row) => byLot(row, seed));
  const order = equals.flat();
  const count = Math.min(size ?? order.length, order.length);
  const seeds = order.slice(0, count);
  const lots = equals.find((row) => row.some((id) => seeds.includes(id)) && !row.every((id) => seeds.includes(id)));
  return { seeds, lots: lots ?? [] };
}

/** Players of a table who are still there, in the order in which they go on; equal players stand together. */
export function cutOrder(tournament: Tournament, table: readonly StagePlace[]): readonly (readonly string[])[] {
  const byMeasures = (a: StagePlace, b: StagePlace): number =>
    compareMeasured(a.measured, b.measured, a.group !== b.group);
  const there = table.filter(({ player }) => tournament.players.get(player)?.status === 'entered');
  const order = mergedGroups(there, byMeasures).toSorted((a, b) => a.place - b.place || byMeasures(a, b));
  const equals: StagePlace[][] = [];
  for (const row of order) {
    const last = equals.at(-1);
    const [equal] = last ?? [];
    if (last === undefined || equal?.place !== row.place || byMeasures(equal, row) !== 0) equals.push([row]);
    else last.push(row);
  }
  return equals.map((rows) => rows.map(({ player }) => player));
}
