import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  ApiPage,
  ApiProblems,
  IsLine,
  MayBeAbsent,
  type Page,
  pageAt,
  PageQuery,
} from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { PlayerDto } from '../get-player/get-player.dto.js';
import { ListPlayers } from './list-players.query.js';

export class ListPlayersDto extends PageQuery {
  @MayBeAbsent()
  @IsLine(80, {
    required: false,
    example: 'one pl',
    description: 'How words of the name begin, in any case and order: `one pl` finds Player One.',
  })
  name?: string;
}

@ApiTags('Players')
@Controller('v1/players')
export class ListPlayersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('players.read')
  @ApiOperation({ summary: 'Find players, the newest first' })
  @ApiPage(PlayerDto)
  @ApiProblems('request.invalid')
  async listPlayers(
    @Query() { name, cursor, limit }: ListPlayersDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<PlayerDto>> {
    return pageAt(request.url, await this.queries.execute(new ListPlayers(name, cursor, limit)));
  }
}
