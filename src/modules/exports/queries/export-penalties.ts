import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ListPenalties, type PenaltyFilter, type PenaltyPage, type StandingPenalty } from '../../cases/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { Cell, Export } from '../export.js';

/** Penalties as they stand, the newest first. */
export class ExportPenalties extends Query<Export<StandingPenalty>> {
  constructor(
    readonly filter: PenaltyFilter,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

const PAGE = 500;
const COLUMNS = ['imposedAt', 'leagueId', 'matchId', 'caseId', 'playerId', 'infraction', 'penalty'];

@QueryHandler(ExportPenalties)
export class ExportPenaltiesHandler implements IQueryHandler<ExportPenalties> {
  constructor(private readonly queries: QueryBus) {}

  execute({ filter, caller }: ExportPenalties): Promise<Export<StandingPenalty>> {
    const lines = (one: StandingPenalty) => [lineOf(one)];
    return Promise.resolve({ name: 'penalties', columns: COLUMNS, items: this.penalties(filter, caller), lines });
  }

  /** Page by page, by the last of each: what is imposed, or lifted, meanwhile moves nothing. */
  private async *penalties(filter: PenaltyFilter, caller: CallerIdentity): AsyncIterable<StandingPenalty> {
    let after: StandingPenalty | null = null;
    do {
      const page: PenaltyPage = await this.queries.execute(new ListPenalties(filter, after, PAGE, caller));
      yield* page.items;
      after = page.last;
    } while (after !== null);
  }
}

const lineOf = (one: StandingPenalty): readonly Cell[] => {
  const { imposedAt, leagueId, matchId, caseId, playerId, infraction, penalty } = one;
  return [imposedAt, leagueId, matchId, caseId, playerId, infraction, penalty];
};
