import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { DecisionsDto, ListDecisionsDto } from './list-decisions.dto.js';
import { ListDecisions } from './list-decisions.query.js';

@ApiTags('Play')
@Controller('v1/games')
export class ListDecisionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/decisions')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'List open decisions with their legal answers',
    description:
      'Of your seat; to others only who must decide. Judges get what judges may decide in the place of a seat.',
  })
  @ApiOkResponse({ type: DecisionsDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.view-forbidden',
    'game.unknown-viewer',
    'card-set.unavailable',
  )
  listDecisions(
    @Param() { id }: GameParams,
    @Query() { limit, as, reason }: ListDecisionsDto,
    @Caller() caller: CallerIdentity,
  ): Promise<DecisionsDto> {
    return this.queries.execute(new ListDecisions(id, limit, { caller, as, reason }));
  }
}
