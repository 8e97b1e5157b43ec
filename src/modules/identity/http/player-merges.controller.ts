import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Needs } from '../access/needs.decorator.js';
import { From, type Origin } from '../access/origin.js';
import { PlayerMerges } from '../merges/player-merges.js';
import { PlayerRecords } from '../merges/player-records.js';
import { GetPlayer } from '../queries/get-player.js';
import { MergePlayerDto, PlayerRecordsDto, SeparatePlayerDto } from './player-merges.dto.js';
import { PlayerParams } from './players.dto.js';

/** Several records of one person, which organisers make when somebody is registered twice. */
@ApiTags('Players')
@Controller('v1/players')
export class PlayerMergesController {
  constructor(
    private readonly merges: PlayerMerges,
    private readonly records: PlayerRecords,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/merges')
  @Needs('players.merge')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Merge another record into a player',
    description:
      'Use this if one person has two records. A moment later, matches, standings, statistics, penalties and public decks of the record count for the player. The ratings of both and of their opponents are computed again, with a notice. Accounts, keys, roles and seats of the record stay the same. Recorded events do not change, so a separation undoes the merge.',
  })
  @ApiNoContentResponse()
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'identity.player-not-found',
    'identity.same-player',
    'identity.player-merged',
    'identity.player-has-records',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async mergePlayers(
    @Param() { id }: PlayerParams,
    @Body() { playerId, reason }: MergePlayerDto,
    @From() origin: Origin,
  ): Promise<void> {
    await this.merges.merge({ into: id, playerId, reason }, origin);
  }

  @Post(':id/separations')
  @Needs('players.merge')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Separate a merged record from a player',
    description: 'A moment later, the record counts as a separate player again, under its own name.',
  })
  @ApiNoContentResponse()
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'identity.player-not-merged',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async separatePlayers(
    @Param() { id }: PlayerParams,
    @Body() { playerId, reason }: SeparatePlayerDto,
    @From() origin: Origin,
  ): Promise<void> {
    await this.merges.separate({ into: id, playerId, reason }, origin);
  }

  @Get(':id/records')
  @Needs('players.merge')
  @ApiOperation({ summary: 'List the records that are merged into a player' })
  @ApiOkResponse({ type: PlayerRecordsDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'identity.player-not-found')
  async listPlayerRecords(@Param() { id }: PlayerParams): Promise<PlayerRecordsDto> {
    await this.queries.execute(new GetPlayer(id));
    return { items: await this.records.mergedInto(id) };
  }
}
