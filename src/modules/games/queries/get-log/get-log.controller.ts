import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { nextRange, RangeQuery } from '../range.dto.js';
import { LogDto } from './get-log.dto.js';
import { GetLog } from './get-log.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class GetLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/log')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read what happened',
    description: 'The consequences of every action, each with the rules it rests on, as you may know them.',
  })
  @ApiOkResponse({ type: LogDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.view-forbidden',
    'game.unknown-viewer',
    'card-set.unavailable',
  )
  async getLog(
    @Param() { id }: GameParams,
    @Query() { as, reason, ...range }: RangeQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<LogDto> {
    const { steps, newest } = await this.queries.execute(new GetLog(id, range, { caller, as, reason }));
    return { items: steps, next: nextRange(request.url, steps.at(-1)?.version, newest) };
  }
}
