import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameDto, GameParams } from './get-game.dto.js';
import { GetGame } from './get-game.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class GetGameController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read a game',
    description: 'How it stands and what proves it fair, without the board; spectators as late as the match says.',
  })
  @ApiOkResponse({ type: GameDto })
  @ApiProblems('game.not-found', 'card-set.unavailable')
  getGame(@Param() { id }: GameParams, @Caller() caller: CallerIdentity): Promise<GameDto> {
    return this.queries.execute(new GetGame(id, caller));
  }
}
