/** Possible ends of a stage: all of them where they are few, or so many drawn by lot. */
import { entrantsOf } from '../log/next-round.js';
import { activeMembers, lastStages, matchResult } from '../log/results.js';
import { cutOrder } from '../log/seeding.js';
import type { StageState, Tournament } from '../log/state.js';
import { tableAfter } from '../log/tables.js';
import { isDutch } from '../log/terms.js';
import type { Entrant } from '../pairing/cost.js';
import { lotsFrom } from '../pairing/lots.js';
import { pairWithinPods, podsIn, type SwissPairs } from '../pairing/pods.js';
import type { MatchResult, Result } from '../scoring/results.js';
import { type OpenMatch, type Played, possibleResults, type Remaining } from './remaining.js';
import type { NextResult, Standing } from './standing.js';

/** One possible end, from the view of one player. */
export interface Scenario {
  readonly standing: Standing;
  /** How the player's next match ends; null for a player who has none, or a bye. */
  readonly next: NextResult | null;
}

export interface Asked {
  readonly tournament: Tournament;
  readonly stage: StageState;
  readonly remaining: Remaining;
  readonly player: string;
}

/** How many ends there are; infinite while a round is not paired: then its pairs depend on lots. */
export function countScenarios({ open, decided, unpaired }: Remaining): number {
  if (unpaired > 0) return Number.POSITIVE_INFINITY;
  return [...open, ...decided].reduce((count, { possible }) => count * possible.length, 1);
}

/** Every end of a stage whose pairs are known. */
export function* allScenarios(asked: Asked): Generator<Scenario> {
  const { open, decided } = asked.remaining;
  const matches = [...open, ...decided];
  function* rest(at: number, results: readonly MatchResult[]): Generator<Scenario> {
    const match = matches[at];
    if (match === undefined) yield scenario(asked, results.slice(0, open.length), results.slice(open.length));
    else for (const how of match.possible) yield* rest(at + 1, [...results, played(asked, match, how)]);
  }
  yield* rest(0, []);
}

const played = ({ stage: { terms } }: Asked, match: OpenMatch, how: Played): MatchResult =>
  matchResult(terms, match, how);

/** `decided`: the ends of tables whose winner is known. */
function scenario(
  { tournament, stage, remaining, player }: Asked,
  added: readonly Result[],
  decided: readonly MatchResult[],
): Scenario {
  const table = tableAfter(tournament, stage, [...remaining.fixed, ...decided, ...added]);
  const place = table.find((row) => row.player === player)?.place ?? table.length;
  return { standing: { place, cut: cutSpan(cutOrder(tournament, table), player) }, next: nextIn(added, player) };
}

function cutSpan(order: readonly (readonly string[])[], player: string): Standing['cut'] {
  let before = 0;
  for (const equal of order) {
    if (equal.includes(player)) return { best: before + 1, worst: before + equal.length };
    before += equal.length;
  }
  return null;
}

/** How the player's first match among these ends. */
function nextIn(results: readonly Result[], player: string): NextResult | null {
  const next = results.find((each) =>
    each.kind === 'match' ? each.first === player || each.second === player : false,
  );
  if (next?.kind !== 'match') return null;
  if (next.outcome === 'draw') return 'draw';
  return (next.outcome === 'first') === (next.first === player) ? 'win' : 'loss';
}

export interface Drawn extends Scenario {
  /** The opponent of the first round that is not paired yet; null without one. */
  readonly opponent: string | null;
}

/** More players, and those of a Dutch stage, are paired by points and lot alone: exact pairings would take too long. */
const PAIRED_EXACTLY = 24;

/** Drawn results are as frequent as in the stage so far, with one win and one draw in ten added; players are equals. */
export function* drawnScenarios(asked: Asked, seed: string, samples: number): Generator<Drawn> {
  const { tournament, stage, remaining, player } = asked;
  const possible = possibleResults(stage, tournament);
  const matches = remaining.results.filter((result): result is MatchResult => result.kind === 'match');
  const drawn = matches.filter(({ outcome }) => outcome === 'draw').length;
  const share = (drawn + 1) / (matches.length + 10);
  const active = new Set(activeMembers(tournament, stage));
  const gone = [...lastStages(tournament, stage).keys()].filter((id) => !active.has(id));
  for (let sample = 0; sample < samples; sample += 1) {
    const lot = lotsFrom(`${seed}/${sample}`);
    const resultOf = (match: OpenMatch): MatchResult => {
      const isDrawn = lot() < share;
      const likely = match.possible.filter(({ outcome }) => (outcome === 'draw') === isDrawn);
      const from = likely.length === 0 ? match.possible : likely;
      const how = from[Math.floor(lot() * from.length)];
      if (how === undefined) throw new Error('A match can end in some way.');
      return played(asked, match, how);
    };
    const results: Result[] = remaining.open.map(resultOf);
    let opponent: string | null = null;
    for (let at = 0; at < remaining.unpaired; at += 1) {
      const round = tournament.rounds.length + 1 + at;
      const { pairs, byes } = pairedNext(asked, results, `${seed}/${sample}/${round}`);
      const own = at === 0 ? pairs.find((pair) => pair.includes(player)) : undefined;
      opponent ??= own?.find((id) => id !== player) ?? null;
      results.push(...pairs.map((players) => resultOf({ round, players, possible })));
      results.push(...byes.map((id): Result => ({ kind: 'bye', round, player: id })));
      results.push(...gone.map((id): Result => ({ kind: 'left', round, player: id })));
    }
    yield { ...scenario(asked, results, remaining.decided.map(resultOf)), opponent };
  }
}

function pairedNext({ tournament, stage }: Asked, added: readonly Result[], seed: string): SwissPairs {
  const entrants = entrantsOf(tournament, stage, added);
  const isExact = entrants.length <= PAIRED_EXACTLY && !isDutch(stage.terms);
  if (isExact) return pairWithinPods(entrants, seed);
  const lot = lotsFrom(seed);
  const paired = podsIn(entrants).map((pod) => pairedByPoints(pod, lot));
  return { pairs: paired.flatMap(({ pairs }) => pairs), byes: paired.flatMap(({ byes }) => byes) };
}

/** Each player meets the next one of the order whom the player has not met; the last one without a bye has the bye. */
export function pairedByPoints(entrants: readonly Entrant[], lot: () => number): SwissPairs {
  const order = entrants
    .map((entrant) => ({ entrant, lot: lot() }))
    .toSorted((a, b) => b.entrant.points - a.entrant.points || a.lot - b.lot)
    .map(({ entrant }) => entrant);
  const free = order.length % 2 === 0 ? undefined : (order.findLast(({ byes }) => byes === 0) ?? order.at(-1));
  const waiting = order.filter((entrant) => entrant !== free);
  const pairs: (readonly [string, string])[] = [];
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const { id, met } = first;
    const at = Math.max(
      0,
      waiting.findIndex((other) => !met.includes(other.id)),
    );
    const [second] = waiting.splice(at, 1);
    if (second !== undefined) pairs.push([id, second.id]);
  }
  return { pairs, byes: free === undefined ? [] : [free.id] };
}
