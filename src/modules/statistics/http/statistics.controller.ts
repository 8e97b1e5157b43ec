import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { GetStatistics } from '../queries/get-statistics.js';
import { StatisticsDto } from './statistics.dto.js';
import { filterOf, StatisticsQuery } from './statistics-query.dto.js';

@ApiTags('Statistics')
@Controller('v1/statistics')
export class StatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('statistics.read')
  @ApiOperation({
    summary: 'Statistics of ended games',
    description:
      'Every rate has its sample size and its 95 % Wilson interval. Games of one player or deck are not independent of each other. If few players played many games, the intervals are too narrow.',
  })
  @ApiOkResponse({ type: StatisticsDto })
  @ApiProblems('request.invalid', 'tournament.season-not-found')
  async getStatistics(@Query() { limit, ...query }: StatisticsQuery): Promise<StatisticsDto> {
    return { items: await this.queries.execute(new GetStatistics({ ...filterOf(query), limit })) };
  }
}
