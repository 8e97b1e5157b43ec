import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { TournamentReading } from './tournament-reading.js';

export type TournamentStandings = Awaited<ReturnType<TournamentReading['standings']>>;

/** The standings of a tournament, after a round or now; throws `TournamentNotFound` and `RoundUnknown`. */
export class GetTournamentStandings extends Query<TournamentStandings> {
  constructor(
    readonly tournamentId: string,
    readonly round: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetTournamentStandings)
export class GetTournamentStandingsHandler implements IQueryHandler<GetTournamentStandings> {
  constructor(private readonly reading: TournamentReading) {}

  execute({ tournamentId, round }: GetTournamentStandings): Promise<TournamentStandings> {
    return this.reading.standings(tournamentId, { round });
  }
}
