import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { branchesOf, type GameStarted } from '../../../matches/index.js';
import { decidingSeats } from '../../domain/open-decisions.js';
import { outcomeOf } from '../../domain/outcome.js';
import { GameRepository } from '../../game-repository.js';
import { type Fairness, type GameSummary, GetGame } from './get-game.query.js';

@QueryHandler(GetGame)
export class GetGameHandler implements IQueryHandler<GetGame> {
  constructor(private readonly games: GameRepository) {}

  async execute({ gameId }: GetGame): Promise<GameSummary> {
    const game = await this.games.current(gameId);
    const { started, startedAt, endedAt, version, hash } = game;
    const { matchId, number, format, ruleset, engine, cardSet } = started;
    const isOver = endedAt !== null;
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
      status: isOver ? 'ended' : 'running',
      version,
      hash,
      deciding: decidingSeats(game),
      outcome: outcomeOf(game),
      takeback: game.takeback,
      branches: branchesOf(version, game.rewinds),
      randomness: fairnessOf(started.randomness, isOver),
      startedAt,
      endedAt,
    };
  }
}

function fairnessOf(randomness: GameStarted['randomness'], isOver: boolean): Fairness {
  const { kind, commitments, serverSecret, seatSecrets } = randomness;
  return { kind, commitments, secrets: isOver ? { server: serverSecret, seats: seatSecrets } : null };
}
