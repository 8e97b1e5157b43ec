import { Body, Controller, Header, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems, Public, RateSubject } from '../../../../platform/http/index.js';
import { SessionDto } from '../../sessions/session.dto.js';
import { LogIn } from './log-in.command.js';
import { LogInDto } from './log-in.dto.js';

@ApiTags('Sessions')
@Controller('v1/sessions')
export class LogInController {
  constructor(
    private readonly commands: CommandBus,
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
}
