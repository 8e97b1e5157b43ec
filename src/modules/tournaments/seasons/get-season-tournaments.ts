import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetSeasonTournaments } from '../../statistics/index.js';
import { Seasons } from './seasons.js';

/** Answers a question of the statistics, which do not know this module. */
@QueryHandler(GetSeasonTournaments)
export class GetSeasonTournamentsHandler implements IQueryHandler<GetSeasonTournaments> {
  constructor(private readonly seasons: Seasons) {}

  execute({ seasonId }: GetSeasonTournaments): Promise<readonly string[]> {
    return this.seasons.tournaments(seasonId);
  }
}
