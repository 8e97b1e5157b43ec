import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { nextRange } from '../range.dto.js';
import { ListLooksDto, LooksDto } from './list-looks.dto.js';
import { ListLooks } from './list-looks.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class ListLooksController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/looks')
  @Needs('looks.read', { game: 'id' })
  @ApiOperation({
    summary: 'Read who looked at what was hidden',
    description:
      'Every look of a judge, or of anybody else who may, at what their own eyes would not have shown them. For those who ' +
      'work at the table at once, for the players when the game is over. A page may hold fewer than `limit`.',
  })
  @ApiOkResponse({ type: LooksDto })
  @ApiProblems('request.invalid', 'game.not-found', 'game.looks-withheld', 'card-set.unavailable')
  async listLooks(
    @Param() { id }: GameParams,
    @Query() range: ListLooksDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<LooksDto> {
    const { looks, until, newest } = await this.queries.execute(new ListLooks(id, range, caller));
    return { items: looks, next: nextRange(request.url, until, newest) };
  }
}
