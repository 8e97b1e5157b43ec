import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn, type PublicAwaitedOutcome } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type Branch, branchesOf, type GameStarted, type MatchSeat, SeenSeats } from '../../matches/index.js';
import { Viewing } from '../access/viewing.js';
import { decidingSeats } from '../domain/open-decisions.js';
import { type CitedOutcome, outcomeOf } from '../domain/cited-log.js';
import type { Takeback } from '../domain/standing.js';
import { GameRepository } from '../game-repository.js';

/** What somebody may know of a game without looking at the board. */
export interface GameSummary {
  readonly id: string;
  readonly matchId: string;
  readonly number: number;
  readonly game: string;
  readonly format: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly cardSet: string;
  readonly seats: readonly MatchSeat[];
  readonly status: 'running' | 'ended';
  readonly version: number;
  readonly hash: string;
  readonly deciding: readonly string[];
  readonly awaiting: readonly PublicAwaitedOutcome[];
  readonly outcome: CitedOutcome | null;
  readonly takeback: Takeback | null;
  readonly branches: readonly Branch[];
  readonly randomness: Fairness;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** Commitments are public at once; secrets once everything else is. */
interface Fairness {
  readonly kind: string;
  readonly commitments: Readonly<Record<string, string>>;
  readonly secrets: { readonly server: string; readonly seats: Readonly<Record<string, string>> } | null;
}

/** One game, as far as it has come for the caller; throws `GameNotFound`. */
export class GetGame extends Query<GameSummary> {
  constructor(
    readonly gameId: string,
    /** Null for the service itself, from which nothing is held back. */
    readonly caller: CallerIdentity | null = null,
  ) {
    super();
  }
}

@QueryHandler(GetGame)
export class GetGameHandler implements IQueryHandler<GetGame> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly seats: SeenSeats,
  ) {}

  async execute({ gameId, caller }: GetGame): Promise<GameSummary> {
    const game = caller === null ? await this.games.current(gameId) : await this.viewing.visibleGame(gameId, caller);
    const { started, startedAt, endedAt, version, hash } = game;
    const { matchId, number, format, ruleset, engine, cardSet, seats } = started;
    const isPublic = await this.viewing.isPublic(game);
    return {
      id: gameId,
      matchId,
      number,
      game: started.game,
      format,
      ruleset,
      engine,
      cardSet,
      seats: await this.seats.of({ seats, isPublic, place: { matchId } }, caller),
      status: endedAt !== null ? 'ended' : 'running',
      version,
      hash,
      deciding: decidingSeats(game),
      awaiting: awaitedIn(game.state),
      outcome: outcomeOf(game),
      takeback: game.takeback,
      branches: branchesOf(version, game.rewinds),
      randomness: fairnessOf(started.randomness, isPublic),
      startedAt,
      endedAt,
    };
  }
}

function fairnessOf(randomness: GameStarted['randomness'], isPublic: boolean): Fairness {
  const { kind, commitments, serverSecret, seatSecrets } = randomness;
  return { kind, commitments, secrets: isPublic ? { server: serverSecret, seats: seatSecrets } : null };
}
