import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { MadeKeys } from '../access/made-keys.js';
import { Needs } from '../access/needs.decorator.js';
import { From, type Origin } from '../access/origin.js';
import { Caller, ForAnyCaller } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { IssueKey, type NewKeyTerms } from '../commands/issue-key.js';
import { RevokeKey } from '../commands/revoke-key.js';
import { RotateKey } from '../commands/rotate-key.js';
import { GetIssuedKey, GetKey } from '../queries/get-key.js';
import { GetMe } from '../queries/get-me.js';
import { ListKeys } from '../queries/list-keys.js';
import {
  GRACE_DEFAULT_SECONDS,
  IssuedKeyDto,
  IssueKeyDto,
  KeyDetailsDto,
  KeyParams,
  KeyTermsDto,
  ListKeysDto,
  MeDto,
  MeQuery,
  placeIn,
  RotatedKeyDto,
  RotateKeyDto,
} from './keys.dto.js';
import { PlayerParams } from './players.dto.js';

@ApiTags('Keys')
@Controller('v1')
export class KeysController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly made: MadeKeys,
  ) {}

  @Get('me')
  @ForAnyCaller()
  @ApiOperation({
    summary: 'Read who you are, and what you may do',
    description:
      'The caller behind the key, session or cookie, whatever its scopes. Without any of them, the answer is for a spectator if public reading is on. `may` lists the rights in the whole service, or at the named place.',
  })
  @ApiOkResponse({ type: MeDto })
  @ApiProblems('request.invalid')
  getMe(@Query() at: MeQuery, @Caller() caller: CallerIdentity): Promise<MeDto> {
    return this.queries.execute(new GetMe(caller, placeIn(at)));
  }

  @Post('keys')
  @Needs('keys.issue')
  @ApiOperation({
    summary: 'Issue a key of any role',
    description: 'A key cannot issue a key with more rights or a later expiry than its own.',
  })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.key-player-mismatch',
    'identity.player-not-found',
    'event-store.idempotency-mismatch',
    'identity.key-not-shown-again',
  )
  issueKey(
    @Body() { role, playerId, label = null, scopes, expiresInSeconds }: IssueKeyDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IssuedKeyDto> {
    return this.issue({ role, playerId: playerId ?? null, label, scopes, expiresInSeconds }, origin, reply);
  }

  @Post('players/:id/keys')
  @Needs('keys.issue-for-player')
  @ApiOperation({ summary: 'Issue a further key of a player', description: 'For a lost key, or a second device.' })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.player-not-found',
    'event-store.idempotency-mismatch',
    'identity.key-not-shown-again',
    'quota.exhausted',
  )
  issuePlayerKey(
    @Param() { id: playerId }: PlayerParams,
    @Body() { label = null, scopes, expiresInSeconds }: KeyTermsDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IssuedKeyDto> {
    return this.issue({ role: 'player', playerId, label, scopes, expiresInSeconds }, origin, reply);
  }

  private async issue(terms: NewKeyTerms, origin: Origin, reply: FastifyReply): Promise<IssuedKeyDto> {
    const made = await this.made.answer(origin, { key: terms }, (known) =>
      this.commands.execute(new IssueKey(terms, origin.caller, known)),
    );
    markReplayed(reply, made);
    return { ...(await this.queries.execute(new GetIssuedKey(made.id))), key: made.key };
  }

  @Get('keys')
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'List your keys, the newest first',
    description: 'Players see all their keys, admins see all keys, and other callers see their own key. No secrets.',
  })
  @ApiPage(KeyDetailsDto)
  @ApiProblems('request.invalid')
  async listKeys(
    @Query() { cursor, limit, ...filter }: ListKeysDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<KeyDetailsDto>> {
    return pageAt(request.url, await this.queries.execute(new ListKeys(filter, caller, cursor, limit)));
  }

  @Get('keys/:id')
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'Read a key',
    description: 'Admins may read any key, players all their keys, and other callers their own key.',
  })
  @ApiOkResponse({ type: KeyDetailsDto })
  @ApiProblems('identity.role-forbidden', 'identity.key-not-found')
  getKey(@Param() { id }: KeyParams, @Caller() caller: CallerIdentity): Promise<KeyDetailsDto> {
    return this.queries.execute(new GetKey(id, caller));
  }

  @Post('keys/:id/rotations')
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'Give a key another secret',
    description:
      'The new secret is valid at once. The earlier secret stays valid for the grace period. Id, role and scopes of the key stay the same.',
  })
  @ApiCreatedResponse({ type: RotatedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.key-not-found',
    'identity.key-not-rotatable',
    'identity.key-busy',
  )
  rotateKey(
    @Param() { id }: KeyParams,
    @Body() { graceSeconds = GRACE_DEFAULT_SECONDS }: RotateKeyDto,
    @Caller() caller: CallerIdentity,
  ): Promise<RotatedKeyDto> {
    return this.commands.execute(new RotateKey(id, graceSeconds, caller));
  }

  @Delete('keys/:id')
  @Needs('keys.manage-own')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Revoke a key',
    description:
      'Admins may revoke any key, players all their keys, and other callers their own key. Other processes may accept the key for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.role-forbidden', 'identity.key-not-found')
  async revokeKey(@Param() { id }: KeyParams, @Caller() caller: CallerIdentity): Promise<void> {
    await this.commands.execute(new RevokeKey(id, caller));
  }
}
