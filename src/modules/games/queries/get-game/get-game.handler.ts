import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn } from '../../../../engine/index.js';
import { branchesOf, type GameStarted } from '../../../matches/index.js';
import { Viewing } from '../../access/viewing.js';
import { decidingSeats } from '../../domain/open-decisions.js';
import { outcomeOf } from '../../domain/outcome.js';
import { GameRepository } from '../../game-repository.js';
import { type Fairness, type GameSummary, GetGame } from './get-game.query.js';

@QueryHandler(GetGame)
export class GetGameHandler implements IQueryHandler<GetGame> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, caller }: GetGame): Promise<GameSummary> {
    const game = caller === null ? await this.games.current(gameId) : await this.viewing.watched(gameId, caller);
    const { started, startedAt, endedAt, version, hash } = game;
    const { matchId, number, format, ruleset, engine, cardSet } = started;
    return {
      id: gameId,
      matchId,
      number,
      game: started.game,
      format,
      ruleset,
      engine,
      cardSet,
      seats: started.seats.map(({ seat, playerId, deckId }) => ({ seat, playerId, deckId })),
      status: endedAt !== null ? 'ended' : 'running',
      version,
      hash,
      deciding: decidingSeats(game),
      awaiting: awaitedIn(game.state),
      outcome: outcomeOf(game),
      takeback: game.takeback,
      branches: branchesOf(version, game.rewinds),
      randomness: fairnessOf(started.randomness, await this.viewing.isPublic(game)),
      startedAt,
      endedAt,
    };
  }
}

function fairnessOf(randomness: GameStarted['randomness'], isPublic: boolean): Fairness {
  const { kind, commitments, serverSecret, seatSecrets } = randomness;
  return { kind, commitments, secrets: isPublic ? { server: serverSecret, seats: seatSecrets } : null };
}
