import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { nextRange, RangeQuery } from '../range.dto.js';
import { GameEventsDto } from './list-events.dto.js';
import { ListEvents } from './list-events.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class ListEventsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/events')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read the record',
    description: 'What was recorded, event by event, each chained to the one before by its hash.',
  })
  @ApiOkResponse({ type: GameEventsDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.view-forbidden',
    'game.unknown-viewer',
    'card-set.unavailable',
  )
  async listEvents(
    @Param() { id }: GameParams,
    @Query() { as, reason, ...range }: RangeQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<GameEventsDto> {
    const { events, newest } = await this.queries.execute(new ListEvents(id, range, { caller, as, reason }));
    return { items: events, next: nextRange(request.url, events.at(-1)?.version, newest) };
  }
}
