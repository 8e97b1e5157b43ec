import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetGameDecks, type SeatDeck } from '../../matches/index.js';
import { GameRepository } from '../game-repository.js';

/** Answers a question of the matches, which do not know this module. */
@QueryHandler(GetGameDecks)
export class GetGameDecksHandler implements IQueryHandler<GetGameDecks> {
  constructor(private readonly games: GameRepository) {}

  async execute({ gameId }: GetGameDecks): Promise<readonly SeatDeck[]> {
    const { rules, state } = await this.games.current(gameId);
    return rules.decksOf(state);
  }
}
