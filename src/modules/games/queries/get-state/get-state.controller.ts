import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { GetStateDto, StateDto } from './get-state.dto.js';
import { GetState } from './get-state.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class GetStateController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/state')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({ summary: 'See the board', description: 'Now or at any earlier version, as you may see it.' })
  @ApiOkResponse({ type: StateDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.version-not-there',
    'game.view-forbidden',
    'game.unknown-viewer',
    'card-set.unavailable',
  )
  getState(
    @Param() { id }: GameParams,
    @Query() { version, as, reason }: GetStateDto,
    @Caller() caller: CallerIdentity,
  ): Promise<StateDto> {
    return this.queries.execute(new GetState(id, version, { caller, as, reason }));
  }
}
