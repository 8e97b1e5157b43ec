import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { PlayerDto, PlayerParams } from './get-player.dto.js';
import { GetPlayer } from './get-player.query.js';

@ApiTags('Players')
@Controller('v1/players')
export class GetPlayerController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('players.read')
  @ApiOperation({ summary: 'Read a player' })
  @ApiOkResponse({ type: PlayerDto })
  @ApiProblems('identity.player-not-found')
  getPlayer(@Param() { id }: PlayerParams): Promise<PlayerDto> {
    return this.queries.execute(new GetPlayer(id));
  }
}
