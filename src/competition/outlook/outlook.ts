/** What may still happen to a player of a stage: places, the cut, the next opponents. */
import { robinRounds } from '../log/groups.js';
import { stageMembers } from '../log/results.js';
import { currentStage, isElimination, roundsOf, type StageState, type Tournament } from '../log/state.js';
import { boundsOf } from './bounds.js';
import { bracketSpan, nextBracketOpponents } from './bracket.js';
import { type Remaining, remainingOf } from './remaining.js';
import { allScenarios, type Asked, countScenarios, type Drawn, drawnScenarios, type Scenario } from './scenarios.js';
import { type CutState, cutState, NEXT_RESULTS, type NextResult, type Span, united } from './standing.js';

export interface Possible {
  /** Places at the end of the stage. */
  readonly place: Span;
  /** Null if everybody goes on, or nobody. */
  readonly cut: CutState | null;
}

export interface Simulated {
  readonly samples: number;
  /** In how many samples the player went on: where a lot decides, the share of it. Null without a cut. */
  readonly goesOn: number | null;
  /** How often each place was reached, by place. */
  readonly places: ReadonlyMap<number, number>;
}

export interface NextOpponent {
  readonly player: string;
  /** In how many samples the two met; null where nothing was simulated. */
  readonly samples: number | null;
}

export interface Outlook extends Possible {
  readonly stage: number;
  /**
   * Whether each of these places can be reached. Otherwise they are bounds by points: no place beyond them can be
   * reached.
   */
  readonly isExact: boolean;
  /** How many players go on; null if everybody does, or nobody. */
  readonly cutSize: number | null;
  /** By how the player's next match ends; empty if the player has none in the stage. */
  readonly next: readonly (Possible & { readonly result: NextResult })[];
  /** Null where everything is exact. */
  readonly simulated: Simulated | null;
  /** In the next round that is not published; the likeliest first. */
  readonly opponents: readonly NextOpponent[];
}

/** So many tables are made at most, times the players in them. */
const TABLES_TIMES_PLAYERS = 40_000;
const SAMPLES = { least: 40, most: 1_000 } as const;

/** How dear an outlook is: the tables that it makes, times the players of each. */
export function outlookCost(tournament: Tournament): number {
  const stage = currentStage(tournament);
  if (stage === null) return 0;
  const { length } = stage.players;
  if (isElimination(stage.terms)) return length * Math.ceil(Math.log2(length + 1));
  const remaining = remainingOf(tournament, stage);
  return Math.min(TABLES_TIMES_PLAYERS, countScenarios(remaining) * length);
}

/**
 * The outlook in the current stage; null before the first one, and for a player who is not in its table. `seed`: for
 * what is drawn by lot.
 */
export function outlookOf(tournament: Tournament, player: string, seed: string): Outlook | null {
  const stage = currentStage(tournament);
  const status = tournament.players.get(player)?.status;
  if (stage === null || status === 'disqualified' || !stageMembers(tournament, stage).includes(player)) return null;
  const isStaying = status === 'entered';
  if (isElimination(stage.terms)) return bracketOutlook(tournament, stage, player, isStaying);
  const asked: Asked = { tournament, stage, remaining: remainingOf(tournament, stage), player };
  const size = cutSizeOf(tournament, stage);
  const tables = Math.floor(TABLES_TIMES_PLAYERS / stage.players.length);
  if (countScenarios(asked.remaining) <= tables) return exactOutlook(asked, size, isStaying);
  const samples = Math.min(SAMPLES.most, Math.max(SAMPLES.least, tables));
  return estimatedOutlook(asked, size, { seed, samples, isStaying });
}

function cutSizeOf({ terms: { stages } }: Tournament, { stage }: StageState): number | null {
  return stages[stage]?.players ?? null;
}

const cutOf = (places: Span | null, size: number | null): CutState | null =>
  size === null ? null : cutState(places, size);

function bracketOutlook(tournament: Tournament, stage: StageState, player: string, isStaying: boolean): Outlook {
  const opponents = isStaying ? nextBracketOpponents(tournament, stage, player) : [];
  const span = bracketSpan(tournament, stage, player);
  const decided = span.best === span.worst;
  return {
    ...{ stage: stage.stage, place: span, isExact: true, cut: null, cutSize: null, simulated: null },
    next: decided
      ? []
      : (['win', 'loss'] as const).map((result) => ({
          ...{ result, cut: null },
          place: bracketSpan(tournament, stage, player, result),
        })),
    opponents: opponents.map((id) => ({ player: id, samples: null })),
  };
}

function exactOutlook(asked: Asked, size: number | null, isStaying: boolean): Outlook {
  const found = new Map<NextResult | null, { place: Span; cut: Span | null }>();
  for (const each of allScenarios(asked)) {
    const before = found.get(each.next);
    found.set(each.next, joined(before, each));
  }
  const all = [...found.values()].reduce((one, other) => ({
    place: united(one.place, other.place),
    cut: other.cut === null ? one.cut : united(one.cut, other.cut),
  }));
  const possible = ({ place, cut }: { place: Span; cut: Span | null }): Possible => ({ place, cut: cutOf(cut, size) });
  const next = NEXT_RESULTS.flatMap((result) => {
    const of = found.get(result);
    return of === undefined ? [] : [{ result, ...possible(of) }];
  });
  return {
    ...{ stage: asked.stage.stage, ...possible(all), isExact: true, cutSize: size, next, simulated: null },
    opponents: isStaying ? nextRobinOpponent(asked) : [],
  };
}

const joined = (before: { place: Span; cut: Span | null } | undefined, { standing: { place, cut } }: Scenario) => ({
  place: united(before?.place ?? null, { best: place, worst: place }),
  cut: cut === null ? null : united(before?.cut ?? null, cut),
});

/** The opponent in the round of a round robin that is published next. */
function nextRobinOpponent({ tournament, stage, player }: Asked): readonly NextOpponent[] {
  if (stage.terms.kind !== 'round-robin') return [];
  const pairs = robinRounds(stage)[roundsOf(tournament, stage.stage).length] ?? [];
  const players = pairs.find((pair) => pair.players.includes(player))?.players ?? [];
  return players.filter((id) => id !== player).map((id) => ({ player: id, samples: null }));
}

interface Estimating {
  readonly seed: string;
  readonly samples: number;
  readonly isStaying: boolean;
}

function estimatedOutlook(asked: Asked, size: number | null, { seed, samples, isStaying }: Estimating): Outlook {
  const { tournament, stage, remaining, player } = asked;
  const bounds = (next?: NextResult): Possible => {
    const { place, cut } = boundsOf(tournament, stage, remaining, player, next);
    return { place, cut: cutOf(cutOfGroups(cut, stage), size) };
  };
  const drawn = [...drawnScenarios(asked, seed, samples)];
  const hasNext = isStaying && (remaining.unpaired > 0 || isOpen(remaining, player));
  return {
    ...{ stage: stage.stage, ...bounds(), isExact: false, cutSize: size },
    next: hasNext ? NEXT_RESULTS.map((result) => ({ result, ...bounds(result) })) : [],
    simulated: {
      samples,
      goesOn: size === null ? null : drawn.reduce((sum, { standing: { cut } }) => sum + shareIn(cut, size), 0),
      places: counted(drawn.map(({ standing: { place } }) => place)),
    },
    opponents: stage.terms.kind === 'round-robin' && isStaying ? nextRobinOpponent(asked) : opponentsIn(drawn),
  };
}

/** The first of all groups go on before the second of all groups. */
function cutOfGroups(places: Span | null, { terms: { groups } }: StageState): Span | null {
  return places && { best: (places.best - 1) * groups + 1, worst: places.worst * groups };
}

const isOpen = ({ open }: Remaining, player: string): boolean => open.some(({ players }) => players.includes(player));

function shareIn(places: Span | null, size: number): number {
  if (places === null || places.best > size) return 0;
  return Math.min(1, (size - places.best + 1) / (places.worst - places.best + 1));
}

function counted<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function opponentsIn(drawn: readonly Drawn[]): readonly NextOpponent[] {
  const met = counted(drawn.flatMap(({ opponent }) => opponent ?? []));
  return [...met]
    .map(([player, samples]) => ({ player, samples }))
    .toSorted((a, b) => b.samples - a.samples || (a.player < b.player ? -1 : 1));
}
