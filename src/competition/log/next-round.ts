/** The next round of a tournament, as its log and the organiser's wishes make it. */
import { nextBracketRound } from '../pairing/bracket.js';
import { type Cost, type Entrant, sumOf, sumOfCosts } from '../pairing/cost.js';
import { type DutchRound, pairDutch } from '../pairing/dutch/index.js';
import { pairWithinPods, type SwissPairs } from '../pairing/pods.js';
import { bracketOf } from './brackets.js';
import { dutchField } from './dutch-round.js';
import { type ProposedRound } from './events.js';
import { robinRounds } from './groups.js';
import { activeMembers, countedRounds, resultsOf } from './results.js';
import { currentStage, isThere, roundsOf, type StageState, type Tournament } from './state.js';
import { numberedTables, type Seated } from './table-numbers.js';
import { pointsOf } from '../scoring/measures.js';
import type { Result } from '../scoring/results.js';
import { isDutch } from './terms.js';

export interface Wishes {
  readonly seed: string;
  readonly locked: readonly (readonly [string, string])[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly awardedByes: readonly string[];
}

/** Players of a Swiss stage as the pairing sees them. `further`: results that are supposed, also of later rounds. */
export function entrantsOf(
  tournament: Tournament,
  stage: StageState,
  further: readonly Result[] = [],
): readonly Entrant[] {
  const results = [...resultsOf(tournament, stage), ...further];
  const pairings = pairingsIn(tournament, stage, further);
  const last = Math.max(0, ...pairings.map(({ round }) => round));
  const { policy } = tournament.terms;
  const points = pointsOf(results, policy);
  const earlier = results.filter(({ round }) => round < last);
  const before = pointsOf(earlier, policy);
  const met = new Map<string, string[]>();
  const meet = (one: string, other: string): void => void met.set(one, [...(met.get(one) ?? []), other]);
  for (const {
    players: [one, other],
  } of pairings) {
    meet(one, other);
    meet(other, one);
  }
  const byes = new Map<string, number>();
  for (const result of results) if (result.kind === 'bye') byes.set(result.player, (byes.get(result.player) ?? 0) + 1);
  const floated = new Set(
    pairings.flatMap(({ round, players: [one, other] }) =>
      round < last || (before.get(one) ?? 0) === (before.get(other) ?? 0) ? [] : [one, other],
    ),
  );
  const pods = stage.terms.draft?.withinPods === true ? podNumbers(stage) : NO_PODS;
  return activeMembers(tournament, stage).map((id) => {
    const pod = pods.get(id);
    return {
      id,
      points: points.get(id) ?? 0,
      met: met.get(id) ?? [],
      byes: byes.get(id) ?? 0,
      floated: floated.has(id),
      team: tournament.players.get(id)?.team ?? null,
      ...(pod !== undefined && { pod }),
    };
  });
}

const NO_PODS: ReadonlyMap<string, number> = new Map();

const podNumbers = ({ pods }: StageState): ReadonlyMap<string, number> =>
  new Map(pods.flatMap(({ pod, players }) => players.map((id) => [id, pod] as const)));

interface Pairing {
  readonly round: number;
  readonly players: readonly [string, string];
}

function pairingsIn(tournament: Tournament, stage: StageState, further: readonly Result[]): readonly Pairing[] {
  const published = countedRounds(tournament, stage).flatMap(({ round, tables }) =>
    tables.map(({ players }): Pairing => ({ round, players })),
  );
  const supposed = further.flatMap((result): Pairing[] =>
    result.kind === 'match' && result.round > tournament.rounds.length
      ? [{ round: result.round, players: [result.first, result.second] }]
      : [],
  );
  return [...published, ...supposed];
}

/**
 * Null if the stage has no further round, or the Dutch system allows none. `computed`: its Swiss pairs, where another
 * process has computed them.
 */
export function proposeRound(tournament: Tournament, wishes: Wishes, computed?: SwissPairs): ProposedRound | null {
  const stage = currentStage(tournament);
  if (stage === null || isStageOver(tournament, stage)) return null;
  const round = tournament.rounds.length + 1;
  const seating = seatedFor(tournament, stage, wishes, computed);
  if (seating === null) return null;
  const { seated, byes } = seating;
  const tables = numberedTables(tournament, seated);
  return { stage: stage.stage, round, ...wishes, swapped: false, tables, byes };
}

interface Seating {
  readonly seated: readonly Seated[];
  readonly byes: readonly string[];
}

function seatedFor(tournament: Tournament, stage: StageState, wishes: Wishes, computed?: SwissPairs): Seating | null {
  switch (stage.terms.kind) {
    case 'swiss': {
      const entrants = entrantsOf(tournament, stage);
      const pairs = computed ?? swissPairs(tournament, stage, entrants, wishes);
      return pairs && swissSeating(entrants, wishes, pairs);
    }
    case 'round-robin':
      return robinSeating(tournament, stage);
    case 'single-elimination':
    case 'double-elimination':
      return { seated: bracketSeating(tournament, stage), byes: [] };
  }
}

function swissPairs(
  tournament: Tournament,
  stage: StageState,
  entrants: readonly Entrant[],
  wishes: Wishes,
): SwissPairs | null {
  if (!isDutch(stage.terms)) return swissRound(entrants, wishes);
  const round = pairDutch(dutchField(tournament, stage, wishes));
  return round && pairsOfDutch(round);
}

export const pairsOfDutch = ({ pairs, bye }: DutchRound): SwissPairs => ({
  pairs: pairs.map(({ white, black }) => [white, black]),
  byes: bye === null ? [] : [bye],
});

/** Players of one pod sit together; pairs of the highest points come first. */
function swissSeating(entrants: readonly Entrant[], wishes: Wishes, { pairs, byes }: SwissPairs): Seating {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const highest = (pair: readonly string[]): number => Math.max(...pair.map((id) => byId.get(id)?.points ?? 0));
  const podOf = ([one]: readonly [string, string]): number => byId.get(one)?.pod ?? 0;
  const all = [...wishes.locked, ...pairs].toSorted((a, b) => podOf(a) - podOf(b) || highest(b) - highest(a));
  return {
    seated: all.map((players) => ({ players, place: null })),
    byes: [...wishes.awardedByes, ...byes],
  };
}

/** A pair that the organiser ruled out costs more than any rematch that can be avoided by it. */
const FORBIDDEN_AS_MEETINGS = 3;

/** The round of the players for whom nothing is fixed. */
export const swissRound = (entrants: readonly Entrant[], wishes: Wishes): SwissPairs =>
  pairWithinPods(freeEntrants(entrants, wishes), wishes.seed);

/** Players for whom nothing is fixed. Two whom the organiser keeps apart count as if they had met. */
export function freeEntrants(
  entrants: readonly Entrant[],
  { locked, forbidden, awardedByes }: Pick<Wishes, 'locked' | 'forbidden' | 'awardedByes'>,
): readonly Entrant[] {
  const fixed = new Set([...locked.flat(), ...awardedByes]);
  const free = entrants.filter(({ id }) => !fixed.has(id));
  const ruledOut = (id: string): readonly string[] =>
    forbidden.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return free.map((entrant) => {
    const apart = ruledOut(entrant.id).flatMap((id) => Array<string>(FORBIDDEN_AS_MEETINGS).fill(id));
    return apart.length === 0 ? entrant : { ...entrant, met: [...entrant.met, ...apart] };
  });
}

/** What a Swiss round costs as it is proposed, with everything that the organiser wanted. */
export function costOfRound(entrants: readonly Entrant[], { tables, byes }: ProposedRound): Cost {
  const pairs = tables.map(({ players }) => players);
  return sumOf([sumOfCosts(entrants, pairs, null), ...byes.map((bye) => sumOfCosts(entrants, [], bye))]);
}

/** The opponent of a player who has left has a bye. A player whom the tables of Berger leave out rests. */
function robinSeating(tournament: Tournament, stage: StageState): Seating {
  const isHere = (id: string): boolean => {
    const player = tournament.players.get(id);
    return player !== undefined && isThere(player);
  };
  const pairs = robinRounds(stage)[roundsOf(tournament, stage.stage).length] ?? [];
  const seated = pairs.filter(({ players }) => players.every(isHere));
  const byes = pairs.filter(({ players }) => !players.every(isHere)).flatMap(({ players }) => players.filter(isHere));
  return { seated: seated.map(({ players, group }) => ({ players, place: group })), byes };
}

const bracketSeating = (tournament: Tournament, stage: StageState): readonly Seated[] =>
  nextBracketRound(bracketOf(tournament, stage)).flatMap(({ id, players: [one, other] }): Seated[] =>
    typeof one === 'string' && typeof other === 'string' ? [{ players: [one, other], place: id }] : [],
  );

/** Whether the stage has all its rounds; of an elimination, whether nobody is left to play. */
export function isStageOver(tournament: Tournament, stage: StageState): boolean {
  const played = roundsOf(tournament, stage.stage);
  if (played.some(({ isOver }) => !isOver)) return false;
  switch (stage.terms.kind) {
    case 'swiss':
      return played.length >= (stage.rounds ?? 0) || activeMembers(tournament, stage).length < 2;
    case 'round-robin':
      return played.length >= robinRounds(stage).length;
    case 'single-elimination':
    case 'double-elimination':
      return bracketSeating(tournament, stage).length === 0;
  }
}
