import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetRuledPenalties, type RuledPenalty } from '../../tournaments/index.js';
import { CaseVisibility } from '../case-visibility.js';
import { PenaltyRecord } from '../penalty-record.js';

@QueryHandler(GetRuledPenalties)
export class GetRuledPenaltiesHandler implements IQueryHandler<GetRuledPenalties> {
  constructor(
    private readonly record: PenaltyRecord,
    private readonly visibility: CaseVisibility,
  ) {}

  async execute({ asked, caller }: GetRuledPenalties): Promise<readonly RuledPenalty[]> {
    const ruled = await this.record.ruled(asked);
    const seen = await this.visibility.visibleIds(
      ruled.map(({ caseId }) => caseId),
      caller,
    );
    return ruled.filter(({ caseId }) => seen.has(caseId));
  }
}
