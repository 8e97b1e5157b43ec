/** What is left to play in a stage whose tables count points. */
import { robinRounds } from '../log/groups.js';
import { resultsOf } from '../log/results.js';
import { isThere, roundsOf, type StageState, type Tournament } from '../log/state.js';
import type { MatchResult, Result, RoundAlone } from '../scoring/results.js';

export interface OpenMatch {
  readonly round: number;
  readonly players: readonly [string, string];
}

export interface Remaining {
  /** Results that are known, and byes of known rounds. */
  readonly results: readonly Result[];
  /** Matches without a result: published, or fixed by the tables of Berger. By round. */
  readonly open: readonly OpenMatch[];
  /** Rounds of a Swiss stage that are not published yet. */
  readonly unpaired: number;
}

export function remainingOf(tournament: Tournament, stage: StageState): Remaining {
  const rounds = roundsOf(tournament, stage.stage);
  const published = rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ players, result }): OpenMatch[] => (result === null ? [{ round, players }] : [])),
  );
  const results = resultsOf(tournament, stage);
  if (stage.terms.kind === 'swiss') {
    return { results, open: published, unpaired: Math.max(0, (stage.rounds ?? 0) - rounds.length) };
  }
  const later = laterRobinRounds(tournament, stage);
  return { results: [...results, ...later.byes], open: [...published, ...later.matches], unpaired: 0 };
}

/** The opponent of a player who has left has a bye. */
function laterRobinRounds(tournament: Tournament, stage: StageState) {
  const matches: OpenMatch[] = [];
  const byes: RoundAlone[] = [];
  const isHere = (id: string): boolean => {
    const player = tournament.players.get(id);
    return player !== undefined && isThere(player);
  };
  const published = roundsOf(tournament, stage.stage).length;
  for (const [at, pairs] of robinRounds(stage).slice(published).entries()) {
    const round = tournament.rounds.length + at + 1;
    for (const { players } of pairs) {
      const here = players.filter(isHere);
      if (here.length === 2) matches.push({ round, players });
      else byes.push(...here.map((player): RoundAlone => ({ kind: 'bye', round, player })));
    }
  }
  return { matches, byes };
}

type Played = Pick<MatchResult, 'outcome' | 'games'>;

/**
 * How a match can end by playing, drawn games left out: with all its games, or with fewer when time is called. And by
 * agreement, where the terms allow it.
 */
export function possibleResults({ terms: { bestOf } }: StageState, { terms }: Tournament): readonly Played[] {
  if (terms.boards !== undefined) return possibleBoards(terms.boards);
  const needed = bestOf === 2 ? 2 : Math.ceil(bestOf / 2);
  const counts = Array.from({ length: needed + 1 }, (_, count) => count);
  const scores = counts.flatMap((won) => counts.map((lost) => [won, lost] as const));
  const possible = scores.filter(([won, lost]) => won + lost > 0 && won + lost <= bestOf);
  const drawn: Played = { outcome: 'draw', games: [0, 0, needed] };
  return [
    ...possible.map(([won, lost]): Played => ({ outcome: outcomeOf(won, lost), games: [won, lost, 0] })),
    ...(bestOf === 1 || terms.intentionalDraws ? [drawn] : []),
  ];
}

/** Boards that are open after the decision can stay so; a board can be drawn. */
function possibleBoards(boards: number): readonly Played[] {
  const counts = Array.from({ length: boards + 1 }, (_, count) => count);
  const scores = counts.flatMap((won) => counts.flatMap((lost) => counts.map((drawn) => [won, lost, drawn] as const)));
  return scores.flatMap(([won, lost, drawn]): Played[] => {
    const open = boards - won - lost - drawn;
    const isDecided = open === 0 || (open > 0 && Math.abs(won - lost) > open);
    return isDecided ? [{ outcome: outcomeOf(won, lost), games: [won, lost, drawn] }] : [];
  });
}

const outcomeOf = (won: number, lost: number): Played['outcome'] =>
  won === lost ? 'draw' : won > lost ? 'first' : 'second';

export const played = ({ round, players: [first, second] }: OpenMatch, how: Played): MatchResult => ({
  ...{ kind: 'match', round, first, second },
  ...how,
});
