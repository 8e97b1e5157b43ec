import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Penalty, seatingsOf, type Tournament } from '../../../competition/index.js';
import { TournamentStore } from '../tournament-store.js';

export interface TournamentPenalties {
  /** Recorded matches of the tournament. */
  readonly matches: readonly string[];
  /** Penalties by the staff of the tournament, the first one first. */
  readonly given: readonly Penalty[];
}

/** For the guidelines of a game, which count penalties from match to match; throws `TournamentNotFound`. */
export class GetTournamentPenalties extends Query<TournamentPenalties> {
  constructor(readonly tournamentId: string) {
    super();
  }
}

@QueryHandler(GetTournamentPenalties)
export class GetTournamentPenaltiesHandler implements IQueryHandler<GetTournamentPenalties> {
  constructor(private readonly tournaments: TournamentStore) {}

  async execute({ tournamentId }: GetTournamentPenalties): Promise<TournamentPenalties> {
    const now = await this.tournaments.load(tournamentId);
    return { matches: recordedMatches(now), given: now.penalties };
  }
}

export const recordedMatches = ({ rounds }: Tournament): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(seatingsOf).flatMap(({ matchId }) => matchId ?? []));
