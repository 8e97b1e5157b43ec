import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn } from '../../../../engine/index.js';
import { branchesOf, type GameStarted, SeenSeats } from '../../../matches/index.js';
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
    private readonly seats: SeenSeats,
  ) {}

  async execute({ gameId, caller }: GetGame): Promise<GameSummary> {
    const game = caller === null ? await this.games.current(gameId) : await this.viewing.watched(gameId, caller);
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
