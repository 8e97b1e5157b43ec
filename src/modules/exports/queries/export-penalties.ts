import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ListPenalties, type PenaltyFilter, type StandingPenalty } from '../../cases/index.js';
import type { Cell, Export } from '../export.js';

/** Penalties as they stand, the newest first. */
export class ExportPenalties extends Query<Export<StandingPenalty>> {
  constructor(readonly filter: PenaltyFilter) {
    super();
  }
}

const PAGE = 500;
const COLUMNS = ['imposedAt', 'leagueId', 'matchId', 'caseId', 'playerId', 'infraction', 'penalty'];

@QueryHandler(ExportPenalties)
export class ExportPenaltiesHandler implements IQueryHandler<ExportPenalties> {
  constructor(private readonly queries: QueryBus) {}

  execute({ filter }: ExportPenalties): Promise<Export<StandingPenalty>> {
    const lines = (one: StandingPenalty) => [lineOf(one)];
    return Promise.resolve({ name: 'penalties', columns: COLUMNS, items: this.penalties(filter), lines });
  }

  /** Page by page, by the last of each: what is imposed, or lifted, meanwhile moves nothing. */
  private async *penalties(filter: PenaltyFilter): AsyncIterable<StandingPenalty> {
    let after: StandingPenalty | null = null;
    do {
      const page: readonly StandingPenalty[] = await this.queries.execute(new ListPenalties(filter, after, PAGE));
      yield* page;
      after = page.length < PAGE ? null : (page.at(-1) ?? null);
    } while (after !== null);
  }
}

const lineOf = (one: StandingPenalty): readonly Cell[] => {
  const { imposedAt, leagueId, matchId, caseId, playerId, infraction, penalty } = one;
  return [imposedAt, leagueId, matchId, caseId, playerId, infraction, penalty];
};
