import { Query } from '@nestjs/cqrs';

/** A penalty as it stands: the last ruling on a case takes the place of those before. */
export interface StandingPenalty {
  readonly imposedAt: string;
  readonly leagueId: string | null;
  readonly matchId: string;
  readonly caseId: string;
  /** Its place among those of the ruling, from 0. */
  readonly place: number;
  readonly playerId: string;
  readonly infraction: string;
  readonly penalty: string;
}

export interface PenaltyFilter {
  readonly league?: string;
  readonly match?: string;
  readonly player?: string;
}

/** Penalties, the newest first; those after one of them, so many at a time. */
export class ListPenalties extends Query<readonly StandingPenalty[]> {
  constructor(
    readonly filter: PenaltyFilter,
    readonly after: StandingPenalty | null,
    readonly limit: number,
  ) {
    super();
  }
}
