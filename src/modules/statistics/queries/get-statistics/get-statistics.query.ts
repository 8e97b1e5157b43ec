import { Query } from '@nestjs/cqrs';
import { type Rate } from '../../domain/rate.js';

export interface StatisticsFilter {
  readonly game: string | null;
  readonly leagueId: string | null;
  /** ISO 8601; games that ended then or later. */
  readonly from: string | null;
  /** ISO 8601; games that ended before. */
  readonly to: string | null;
  /** Numbers that rest on fewer games are left out. */
  readonly minGames: number;
}

/** How often somebody or something won. */
export interface WinRate {
  readonly key: string;
  readonly label: string | null;
  readonly wins: Rate;
}

export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Something the game counts. `n` is how many seats of games it was counted for. */
export interface Counted {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly perGame: { readonly n: number; readonly mean: number; readonly min: number; readonly max: number } | null;
  /** By a seat's own turns; games that ended before the turn do not count for it. */
  readonly perTurn: readonly { readonly turn: number; readonly n: number; readonly mean: number }[];
  /** By card: in how many games, how often in all, and how those games were won. */
  readonly perCard: readonly { readonly card: string; readonly times: number; readonly wins: Rate }[];
}

export interface GameStatisticsReport {
  readonly game: string;
  readonly games: number;
  /** Those of them in which something happened only because somebody said that an unscripted text does it. */
  readonly gamesWithAssertions: number;
  /** Those of public matches: what was hidden in the others, their decks included, is counted nowhere. */
  readonly publicGames: number;
  readonly wins: {
    readonly byDeck: readonly WinRate[];
    readonly byPlayer: readonly WinRate[];
    /** `play` took the first turn, `draw` did not. */
    readonly byTurnOrder: readonly WinRate[];
  };
  readonly length: { readonly turns: Spread; readonly actions: Spread } | null;
  readonly counted: readonly Counted[];
}

/** One report for each game that has facts. */
export class GetStatistics extends Query<readonly GameStatisticsReport[]> {
  constructor(readonly filter: StatisticsFilter) {
    super();
  }
}
