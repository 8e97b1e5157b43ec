import { Body, Controller, Get, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { HideRatings } from '../commands/hide-ratings.js';
import { GetPlayerRatings } from '../queries/get-player-ratings.js';
import { ListRatings } from '../queries/list-ratings.js';
import {
  ListRatingsDto,
  PlayerRatingsDto,
  RatedPlayerDto,
  RatedPlayerParams,
  RatingVisibilityDto,
} from './ratings.dto.js';

@ApiTags('Ratings')
@Controller('v1')
export class RatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('ratings')
  @Needs('ratings.read')
  @ApiOperation({
    summary: 'List the rated players of a game and format, the best first',
    description:
      'Glicko-2 in periods of a week, from tournaments and from matches of leagues. The order is that of `conservative`. ' +
      'Players who hide their ratings are not listed. The list may be a moment behind.',
  })
  @ApiPage(RatedPlayerDto)
  @ApiProblems('request.invalid')
  async listRatings(
    @Query() { game, format, cursor, limit }: ListRatingsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<RatedPlayerDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRatings(game, format, cursor, limit)));
  }

  @Get('players/:id/ratings')
  @Needs('ratings.read')
  @ApiOperation({ summary: 'Read the ratings of a player, with their history' })
  @ApiOkResponse({ type: PlayerRatingsDto })
  @ApiProblems('request.invalid', 'identity.player-not-found')
  getPlayerRatings(@Param() { id }: RatedPlayerParams, @Caller() caller: CallerIdentity): Promise<PlayerRatingsDto> {
    return this.queries.execute(new GetPlayerRatings(id, caller));
  }

  @Put('players/:id/ratings/visibility')
  @Needs('ratings.hide')
  @ApiOperation({
    summary: 'Hide the ratings of a player, or show them again',
    description: 'Results still count, since the ratings of opponents depend on them.',
  })
  @ApiOkResponse({ type: PlayerRatingsDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'identity.player-not-found')
  async hideRatings(
    @Param() { id }: RatedPlayerParams,
    @Body() { hidden }: RatingVisibilityDto,
    @Caller() caller: CallerIdentity,
  ): Promise<PlayerRatingsDto> {
    await this.commands.execute(new HideRatings(id, hidden, caller));
    return this.queries.execute(new GetPlayerRatings(id, caller));
  }
}
