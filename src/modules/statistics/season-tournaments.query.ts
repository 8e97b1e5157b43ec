import { Query } from '@nestjs/cqrs';

/**
 * The tournaments of a season whose games are counted together, by their ids. Asked of the tournaments, which know of
 * statistics, so that neither imports the other in a circle. The answer throws `SeasonNotFound`.
 */
export class GetSeasonTournaments extends Query<readonly string[]> {
  constructor(readonly seasonId: string) {
    super();
  }
}
