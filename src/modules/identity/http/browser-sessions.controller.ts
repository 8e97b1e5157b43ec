import { Body, Controller, Delete, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems, Public, RateSubject } from '../../../platform/http/index.js';
import { BrowserSessions } from '../browsers/browser-sessions.js';
import { clearCookie, cookieOf, setCookie } from '../browsers/cookie.js';
import { OWN_PAGE_HEADER, requireOwnPage } from '../browsers/own-page.js';
import { LogInBrowser } from '../commands/log-in-browser.js';
import { GetMe } from '../queries/get-me.js';
import { LogInWithKeyDto } from './browser-sessions.dto.js';
import { MeDto } from './keys.dto.js';
import { LogInDto } from './sessions.dto.js';

const FromOwnPage = (): MethodDecorator =>
  ApiHeader({ name: OWN_PAGE_HEADER, required: true, schema: { type: 'string', enum: ['1'] } });

@ApiTags('Browser sessions')
@Controller('v1/browser-sessions')
export class BrowserSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly browsers: BrowserSessions,
    private readonly subject: RateSubject,
  ) {}

  @Post()
  @Public()
  @Header('Cache-Control', 'no-store')
  @FromOwnPage()
  @ApiOperation({
    summary: 'Log a browser in with a password',
    description: 'Sets the session cookie for at most 30 days. The answer describes the logged-in caller.',
  })
  @ApiCreatedResponse({ type: MeDto })
  @ApiProblems(
    'request.invalid',
    'identity.cross-site',
    'identity.login-failed',
    'identity.account-disabled',
    'identity.login-throttled',
    'quota.exhausted',
  )
  async logBrowserIn(
    @Body() { login, password }: LogInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeDto> {
    requireOwnPage(request);
    const address = this.subject.addressOf(request);
    return this.begin(new LogInBrowser({ login, password, address }, cookieOf(request)), reply);
  }

  @Post('with-key')
  @Public()
  @Header('Cache-Control', 'no-store')
  @FromOwnPage()
  @ApiOperation({
    summary: 'Log a browser in with a key',
    description:
      'Sets the session cookie for a day, but not beyond the expiry of the key. This is how the first administrator logs in.',
  })
  @ApiCreatedResponse({ type: MeDto })
  @ApiProblems(
    'request.invalid',
    'identity.cross-site',
    'identity.key-invalid',
    'identity.key-revoked',
    'identity.key-expired',
    'identity.account-disabled',
  )
  async logBrowserInWithKey(
    @Body() { key }: LogInWithKeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeDto> {
    requireOwnPage(request);
    return this.begin(new LogInBrowser({ key }, cookieOf(request)), reply);
  }

  @Delete('current')
  @HttpCode(204)
  @Public()
  @FromOwnPage()
  @ApiOperation({
    summary: 'Log a browser out',
    description:
      'A log-in that has already ended is accepted, too. Other processes may accept the cookie for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.cross-site')
  async logBrowserOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    requireOwnPage(request);
    const cookie = cookieOf(request);
    if (cookie !== undefined) await this.browsers.end(cookie);
    clearCookie(reply);
  }

  private async begin(command: LogInBrowser, reply: FastifyReply): Promise<MeDto> {
    const begun = await this.commands.execute(command);
    setCookie(reply, begun);
    return this.queries.execute(new GetMe(begun.caller));
  }
}
