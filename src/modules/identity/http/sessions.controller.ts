import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  ApiPage,
  ApiProblems,
  type Page,
  pageAt,
  PageQuery,
  Public,
  RateSubject,
} from '../../../platform/http/index.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { Needs } from '../access/needs.decorator.js';
import { Caller } from '../access/route.decorators.js';
import { LogIn } from '../commands/log-in.js';
import { ListSessions } from '../queries/list-sessions.js';
import { sessionOf, Sessions } from '../sessions/sessions.js';
import {
  EndSessionsQuery,
  LogInDto,
  OwnSessionDto,
  RefreshSessionDto,
  SessionDto,
  SessionParams,
} from './sessions.dto.js';

@ApiTags('Sessions')
@Controller('v1/sessions')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly subject: RateSubject,
  ) {}

  @Post()
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Log in', description: 'Begins a session of at most 30 days.' })
  @ApiCreatedResponse({ type: SessionDto })
  @ApiProblems(
    'request.invalid',
    'identity.login-failed',
    'identity.account-disabled',
    'identity.login-throttled',
    'quota.exhausted',
  )
  logIn(@Body() { login, password }: LogInDto, @Req() request: FastifyRequest): Promise<SessionDto> {
    return this.commands.execute(new LogIn(login, password, this.subject.addressOf(request)));
  }

  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Refresh the tokens of a session',
    description: 'A refresh token works once. A second use ends its session.',
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiProblems('request.invalid', 'identity.refresh-invalid', 'identity.refresh-reused', 'identity.session-ended')
  refreshSession(@Body() { refreshToken }: RefreshSessionDto): Promise<SessionDto> {
    return this.sessions.refresh(refreshToken);
  }

  @Get()
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'List the sessions of your account that have not ended, the newest first',
    description: 'If you do not recognise a session, a stranger has your password or your device.',
  })
  @ApiPage(OwnSessionDto)
  @ApiProblems('request.invalid', 'identity.no-session')
  async listSessions(
    @Query() { cursor, limit }: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<OwnSessionDto>> {
    return pageAt(request.url, await this.queries.execute(new ListSessions(caller, cursor, limit)));
  }

  @Delete()
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Log out everywhere',
    description:
      'Ends all sessions of your account, or all except the session of the request. Keys stay valid. Other processes may accept access tokens and cookies for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session')
  async logOutEverywhere(
    @Query() { keepCurrent = false }: EndSessionsQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    const { id, accountId } = sessionOf(caller);
    await this.sessions.endAll(accountId, 'log-out', keepCurrent ? id : undefined);
  }

  @Delete(':id')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'End one session of your account',
    description: 'A session that has already ended is accepted, too.',
  })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session', 'identity.session-not-found')
  async endSession(@Param() { id }: SessionParams, @Caller() caller: CallerIdentity): Promise<void> {
    await this.sessions.endOneOf(sessionOf(caller).accountId, id, 'log-out');
  }

  @Delete('current')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Log out',
    description: 'Other processes may accept the access token for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.no-session')
  async logOut(@Caller() caller: CallerIdentity): Promise<void> {
    await this.sessions.end(sessionOf(caller).id, 'log-out');
  }
}
