import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import {
  ListPenalties,
  type NamedPenalty,
  type PenaltyFilter,
  type PenaltyPage,
  type StandingPenalty,
} from '../../cases/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { Cell, Export } from '../export.js';

/** Penalties as they stand, the newest first. */
export class ExportPenalties extends Query<Export<NamedPenalty>> {
  constructor(
    readonly filter: PenaltyFilter,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

const PAGE = 500;
const COLUMNS = [
  'imposedAt',
  'leagueId',
  'leagueName',
  'matchId',
  'caseId',
  'playerId',
  'playerName',
  'infraction',
  'penalty',
];

@QueryHandler(ExportPenalties)
export class ExportPenaltiesHandler implements IQueryHandler<ExportPenalties> {
  constructor(private readonly queries: QueryBus) {}

  execute({ filter, caller }: ExportPenalties): Promise<Export<NamedPenalty>> {
    const lines = (one: NamedPenalty) => [lineOf(one)];
    return Promise.resolve({ name: 'penalties', columns: COLUMNS, items: this.penalties(filter, caller), lines });
  }

  /** Page by page, by the last of each: what is imposed, or lifted, meanwhile moves nothing. */
  private async *penalties(filter: PenaltyFilter, caller: CallerIdentity): AsyncIterable<NamedPenalty> {
    let after: StandingPenalty | null = null;
    do {
      const page: PenaltyPage = await this.queries.execute(new ListPenalties(filter, after, PAGE, caller));
      yield* page.items;
      after = page.last;
    } while (after !== null);
  }
}

const lineOf = (one: NamedPenalty): readonly Cell[] => {
  const { imposedAt, leagueId, leagueName, matchId, caseId, playerId, playerName, infraction, penalty } = one;
  return [imposedAt, leagueId, leagueName, matchId, caseId, playerId, playerName, infraction, penalty];
};
