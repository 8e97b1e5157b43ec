/** What is left to play in a stage whose tables count points. */
import { robinRounds } from '../log/groups.js';
import { countedRounds, resultsOf } from '../log/results.js';
import {
  type BoardState,
  isThere,
  type RoundState,
  roundsOf,
  type StageState,
  type TableState,
  type Tournament,
} from '../log/state.js';
import type { MatchResult, Outcome, Result, RoundAlone } from '../scoring/results.js';

export type Played = Pick<MatchResult, 'outcome' | 'games'>;

export interface OpenMatch {
  readonly round: number;
  readonly players: readonly [string, string];
  /** How it can end. */
  readonly possible: readonly Played[];
}

export interface Remaining {
  /** Results that are known, and byes of known rounds. */
  readonly results: readonly Result[];
  /** The results without those of `decided`. */
  readonly fixed: readonly Result[];
  /** Matches without a result: published, or fixed by the tables of Berger. By round. */
  readonly open: readonly OpenMatch[];
  /** Tables of teams whose winner is known. Their open boards can still change tie-breakers. */
  readonly decided: readonly OpenMatch[];
  /** Rounds of a Swiss stage that are not published yet. */
  readonly unpaired: number;
}

export function remainingOf(tournament: Tournament, stage: StageState): Remaining {
  const possible = possibleResults(stage, tournament);
  const rounds = roundsOf(tournament, stage.stage);
  const published = openTables(rounds, possible, ({ result }) => result === null);
  const decided = decidedTables(tournament, stage);
  const known = resultsOf(tournament, stage);
  const isFixed = (result: Result): boolean =>
    result.kind !== 'match' ||
    decided.every(({ round, players: [first] }) => round !== result.round || first !== result.first);
  const fixed = known.filter(isFixed);
  if (stage.terms.kind === 'swiss') {
    const unpaired = Math.max(0, (stage.rounds ?? 0) - rounds.length);
    return { results: known, fixed, open: published, decided, unpaired };
  }
  const later = laterRobinRounds(tournament, stage);
  const open = [...published, ...later.matches.map((match) => ({ ...match, possible }))];
  return { results: [...known, ...later.byes], fixed: [...fixed, ...later.byes], open, decided, unpaired: 0 };
}

const openTables = (
  rounds: readonly RoundState[],
  possible: readonly Played[],
  isOpen: (table: TableState) => boolean,
): readonly OpenMatch[] =>
  rounds.flatMap(({ round, tables }) =>
    tables
      .filter(isOpen)
      .map(({ players, boards }) => ({ round, players, possible: boards ? possibleBoards(boards) : possible })),
  );

/** Nobody records their boards after the end. */
function decidedTables(tournament: Tournament, stage: StageState): readonly OpenMatch[] {
  if (tournament.status === 'ended') return [];
  const isOpen = ({ result, boards = [] }: TableState): boolean =>
    result !== null && boards.some((board) => board.result === null);
  return openTables(countedRounds(tournament, stage), [], isOpen);
}

/** The opponent of a player who has left has a bye. */
function laterRobinRounds(tournament: Tournament, stage: StageState) {
  const matches: Omit<OpenMatch, 'possible'>[] = [];
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

/**
 * How a match can end by playing, drawn games left out: with all its games, or with fewer when time is called. And by
 * agreement, where the terms allow it.
 */
export function possibleResults({ terms: { bestOf } }: StageState, { terms }: Tournament): readonly Played[] {
  if (terms.boards !== undefined) return possibleBoards(Array.from({ length: terms.boards }, () => ({ result: null })));
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

/** Boards may stay open once the table is decided. A board can be drawn. */
function possibleBoards(boards: readonly Pick<BoardState, 'result'>[]): readonly Played[] {
  const count = (outcome: Outcome | undefined): number =>
    boards.filter(({ result }) => result?.outcome === outcome).length;
  const open = count(undefined);
  const counts = Array.from({ length: open + 1 }, (_, number) => number);
  const added = counts.flatMap((won) => counts.flatMap((lost) => counts.map((drawn) => [won, lost, drawn] as const)));
  return added.flatMap(([more, less, level]): Played[] => {
    const [won, lost, drawn] = [count('first') + more, count('second') + less, count('draw') + level];
    const left = open - more - less - level;
    const isDecided = left === 0 || (left > 0 && Math.abs(won - lost) > left);
    return isDecided ? [{ outcome: outcomeOf(won, lost), games: [won, lost, drawn] }] : [];
  });
}

const outcomeOf = (won: number, lost: number): Played['outcome'] =>
  won === lost ? 'draw' : won > lost ? 'first' : 'second';
