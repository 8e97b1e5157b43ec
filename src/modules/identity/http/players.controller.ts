import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt, PageQuery } from '../../../platform/http/index.js';
import { MadeKeys } from '../access/made-keys.js';
import { Needs } from '../access/needs.decorator.js';
import { From, type Origin } from '../access/origin.js';
import { Caller } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { CreatePlayer } from '../commands/create-player.js';
import { RenamePlayer } from '../commands/rename-player.js';
import { BULK_TEXT, flatAnswers, type LineOrigin, Lines } from '../lines/lines.js';
import { CountedByLine } from '../quotas/quota.interceptor.js';
import { GetPlayer } from '../queries/get-player.js';
import { ListPlayerRoles } from '../queries/list-player-roles.js';
import { ListPlayers } from '../queries/list-players.js';
import {
  CreatedPlayerDto,
  CreatedPlayersDto,
  CreatePlayerDto,
  CreatePlayersDto,
  ListPlayersDto,
  PlayerDto,
  PlayerParams,
  RenamePlayerDto,
  RoleOfPlayerDto,
} from './players.dto.js';

@ApiTags('Players')
@Controller('v1/players')
export class PlayersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly lines: Lines,
    private readonly made: MadeKeys,
  ) {}

  @Post()
  @Needs('players.register', 'anywhere')
  @ApiOperation({
    summary: 'Register a player',
    description:
      'The answer has the first key of the player, which is shown once. The key never has more rights or a later expiry than the key that issues it.',
  })
  @ApiCreatedResponse({ type: CreatedPlayerDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'event-store.idempotency-mismatch',
    'identity.key-not-shown-again',
  )
  async createPlayer(
    @Body() body: CreatePlayerDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedPlayerDto> {
    const made = await this.made.answer(origin, { player: body }, (known) =>
      this.commands.execute(new CreatePlayer(body.name, origin.caller, known)),
    );
    markReplayed(reply, made);
    return { ...(await this.queries.execute(new GetPlayer(made.id))), key: made.key };
  }

  @Post('bulk')
  @Needs('players.register', 'anywhere')
  @CountedByLine()
  @HttpCode(200)
  @ApiOperation({ summary: 'Register many players', description: BULK_TEXT + ' Each key is shown this once.' })
  @ApiOkResponse({ type: CreatedPlayersDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'event-store.idempotency-mismatch', 'quota.exhausted')
  async createPlayers(@Body() { lines }: CreatePlayersDto, @From() origin: Origin): Promise<CreatedPlayersDto> {
    const request = {
      ...{ path: '/v1/players/bulk', type: CreatePlayerDto, lines, counted: 'players.register' as const },
      make: ({ name }: CreatePlayerDto, { caller, known }: LineOrigin) =>
        this.commands.execute(new CreatePlayer(name, caller, known)),
    };
    return { lines: flatAnswers(await this.lines.answer(request, origin)) };
  }

  @Get()
  @Needs('players.find')
  @ApiOperation({ summary: 'Find players, the newest first' })
  @ApiPage(PlayerDto)
  @ApiProblems('request.invalid')
  async listPlayers(
    @Query() { name, cursor, limit }: ListPlayersDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<PlayerDto>> {
    return pageAt(request.url, await this.queries.execute(new ListPlayers(name, cursor, limit)));
  }

  @Get(':id')
  @Needs('players.read')
  @ApiOperation({ summary: 'Read a player' })
  @ApiOkResponse({ type: PlayerDto })
  @ApiProblems('identity.player-not-found')
  getPlayer(@Param() { id }: PlayerParams): Promise<PlayerDto> {
    return this.queries.execute(new GetPlayer(id));
  }

  @Patch(':id')
  @Needs('players.rename')
  @ApiOperation({
    summary: 'Rename a player',
    description: 'The new name appears everywhere, also in earlier matches. Former names are kept on record.',
  })
  @ApiOkResponse({ type: PlayerDto })
  @ApiProblems('quota.exhausted', 'request.invalid', 'identity.role-forbidden', 'identity.player-not-found')
  async renamePlayer(
    @Param() { id }: PlayerParams,
    @Body() { name }: RenamePlayerDto,
    @Caller() caller: CallerIdentity,
  ): Promise<PlayerDto> {
    await this.commands.execute(new RenamePlayer(id, name, caller));
    return this.queries.execute(new GetPlayer(id));
  }

  @Get(':id/roles')
  @Needs('players.read')
  @ApiOperation({
    summary: 'List the roles of a player in leagues and organisations, the oldest first',
    description: 'The role of an account or key in the whole service is not listed.',
  })
  @ApiPage(RoleOfPlayerDto)
  @ApiProblems('request.invalid', 'identity.player-not-found')
  async listPlayerRoles(
    @Param() { id }: PlayerParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<RoleOfPlayerDto>> {
    return pageAt(request.url, await this.queries.execute(new ListPlayerRoles(id, cursor, limit)));
  }
}
