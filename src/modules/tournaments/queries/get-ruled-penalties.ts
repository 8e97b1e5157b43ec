import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../identity/index.js';

export interface RuledPenalty {
  readonly playerId: string;
  readonly infraction: string;
}

/** Whose penalties count: in the league, or without one in these matches. */
export interface RuledFor {
  readonly players: readonly string[];
  readonly leagueId: string | null;
  readonly matches: readonly string[];
}

/** Penalties by rulings on cases, as far as the caller may know of them. The module of cases answers. */
export class GetRuledPenalties extends Query<readonly RuledPenalty[]> {
  constructor(
    readonly asked: RuledFor,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
