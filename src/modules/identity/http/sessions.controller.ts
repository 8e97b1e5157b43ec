import { Body, Controller, Delete, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems, Public, RateSubject } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../access/roles.js';
import { Needs } from '../access/needs.decorator.js';
import { Caller } from '../access/route.decorators.js';
import { LogIn } from '../commands/log-in.js';
import { sessionOf, Sessions } from '../sessions/sessions.js';
import { LogInDto, RefreshSessionDto, SessionDto } from './sessions.dto.js';

@ApiTags('Sessions')
@Controller('v1/sessions')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly subject: RateSubject,
  ) {}

  @Post()
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Log in', description: 'Begins a session, which lasts 30 days at most.' })
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
    summary: 'Take new tokens for a session',
    description: 'A refresh token is good once. One that comes a second time ends its session.',
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiProblems('request.invalid', 'identity.refresh-invalid', 'identity.refresh-reused', 'identity.session-ended')
  refreshSession(@Body() { refreshToken }: RefreshSessionDto): Promise<SessionDto> {
    return this.sessions.refresh(refreshToken);
  }

  @Delete('current')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Log out',
    description: 'Other processes may honour the access token for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.no-session')
  async logOut(@Caller() caller: CallerIdentity): Promise<void> {
    await this.sessions.end(sessionOf(caller).id, 'log-out');
  }
}
