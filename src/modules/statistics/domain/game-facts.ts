import { tally } from '../../../engine/index.js';
import type { MatchCreated } from '../../matches/index.js';
import { assertedFactsIn, assertedTotal, branchRun } from '../../replays/index.js';
import type { PlayedGame } from './play-again.js';

/** What one finished game says about one of its seats: a row of `game_facts`. */
export interface GameFact {
  readonly gameId: string;
  readonly seat: string;
  readonly game: string;
  readonly format: string;
  readonly matchId: string;
  readonly leagueId: string | null;
  readonly tournamentId: string | null;
  readonly playerId: string;
  readonly deckId: string;
  readonly deckName: string;
  readonly endedAt: string;
  /** When spectators have seen the end, too. */
  readonly shownAt: string;
  /** Whether it took the first turn; null when no turn began. */
  readonly first: boolean | null;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly turns: number;
  readonly actions: number;
  /** What is known by assertion only, of all seats together. */
  readonly assertions: number;
  readonly totals: Readonly<Record<string, number>>;
  readonly perTurn: Readonly<Record<string, readonly number[]>>;
  readonly perCard: PerCard;
  /** The same, of cards that the whole table saw. */
  readonly seenPerCard: PerCard;
}

type PerCard = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * One fact for each seat; none while the game is running, and none of a draft, which has no winner. The numbers are
 * counted as the game declares. Steps that were taken back do not count.
 */
export function factsOf(game: PlayedGame, match: MatchCreated): readonly GameFact[] {
  const { rules, started } = game;
  const { ended, steps } = branchRun(game);
  if (ended === null || rules.deckFormat(started.format) !== null) return [];
  const { outcome, turns, actions } = ended.payload;
  const log = steps.flatMap((step) => step.log);
  const seats = started.seats.map(({ seat }) => seat);
  const assertions = assertedTotal(assertedFactsIn(steps));
  const counted = tally(rules.statistics, rules.logFor(log, { kind: 'everything' }), seats);
  const seen = tally(rules.statistics, rules.logFor(log, { kind: 'spectator' }), seats);
  return started.seats.flatMap(({ seat, playerId, deckId, deckName }) => {
    const own = counted.seats[seat];
    if (own === undefined) return [];
    return {
      gameId: started.gameId,
      seat,
      game: started.game,
      format: started.format,
      matchId: started.matchId,
      leagueId: match.leagueId ?? null,
      tournamentId: match.pairing?.tournamentId ?? null,
      playerId,
      deckId,
      deckName,
      endedAt: ended.at,
      shownAt: shownAt(ended.at, match),
      first: counted.first === null ? null : counted.first === seat,
      result: outcome.draw ? 'drawn' : outcome.winners.includes(seat) ? 'won' : 'lost',
      turns,
      actions,
      assertions,
      totals: own.totals,
      perTurn: own.perTurn,
      perCard: own.perCard,
      seenPerCard: seen.seats[seat]?.perCard ?? {},
    };
  });
}

/** A spectator who is turns behind sees all of a game at its end. */
const shownAt = (endedAt: string, { spectators }: MatchCreated): string =>
  new Date(Date.parse(endedAt) + (spectators?.delay.seconds ?? 0) * 1000).toISOString();
