/** What statistics are asked for, and the report that answers. */
import type { Words } from '../../../engine/looks.js';
import type { Rate } from '../domain/rate.js';

export interface StatisticsFilter {
  readonly game: string | null;
  /** A league or a tournament; null for all games. */
  readonly scopeId: string | null;
  /** Instead of a scope, the tournaments of a season. */
  readonly seasonId: string | null;
  readonly format: string | null;
  /** ISO 8601; only games that ended at this time or later. */
  readonly from: string | null;
  /** ISO 8601; only games that ended before this time. */
  readonly to: string | null;
  /** Whether games without a turn count. */
  readonly withoutTurns: boolean;
  /** Leaves out numbers from fewer games. */
  readonly minGames: number;
  /** The greatest length of each list; null for no limit. */
  readonly limit: number | null;
}

/** The wins of a player, a deck or a card. */
export interface WinRate {
  readonly key: string;
  readonly label: string | null;
  readonly wins: Rate;
}

/** The wins of two decks against each other. Neither deck wins a drawn game. */
export interface Matchup {
  readonly deck: string;
  readonly label: string;
  readonly opponent: string;
  readonly opponentLabel: string;
  readonly wins: Rate;
  readonly losses: Rate;
}

export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** A statistic of the game. `n` is the number of seats for which it was counted. */
export interface Counted {
  readonly id: string;
  readonly title: string;
  readonly titles: Words;
  readonly unit: string;
  readonly units: Words;
  readonly perGame: { readonly n: number; readonly mean: number; readonly min: number; readonly max: number } | null;
  /** By the own turns of a seat. Games that ended before a turn do not count for that turn. */
  readonly perTurn: readonly { readonly turn: number; readonly n: number; readonly mean: number }[];
  /** By card: the number of games, the number of times, and the wins of those games. */
  readonly perCard: readonly { readonly card: string; readonly times: number; readonly wins: Rate }[];
}

export interface GameStatisticsReport {
  readonly game: string;
  readonly games: number;
  /** Games without a turn. `games` includes them only on request. */
  readonly gamesWithoutTurns: number;
  /** The games with facts that rest on assertions. */
  readonly gamesWithAssertions: number;
  /** The games of public matches. Hidden facts of other games, decks included, are counted nowhere. */
  readonly publicGames: number;
  /** The number of games by format, the most frequent format first. */
  readonly formats: readonly { readonly format: string; readonly games: number }[];
  readonly wins: {
    readonly byDeck: readonly WinRate[];
    readonly byPlayer: readonly WinRate[];
    /** `play` took the first turn, `draw` did not. */
    readonly byTurnOrder: readonly WinRate[];
  };
  /** Matchups of different decks in games of two seats, the most frequent first. */
  readonly matchups: readonly Matchup[];
  readonly length: {
    readonly turns: Spread;
    readonly actions: Spread;
    /** The number of games by number of turns. The last number includes longer games. */
    readonly byTurns: readonly { readonly turns: number; readonly games: number }[];
  } | null;
  readonly counted: readonly Counted[];
}
