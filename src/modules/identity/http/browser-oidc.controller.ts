import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems, Public } from '../../../platform/http/index.js';
import { clearLoginCookie, loginCookieOf, setLoginCookie } from '../browsers/login-cookie.js';
import { cookieOf, setCookie } from '../browsers/cookie.js';
import { isOwnPath } from '../browsers/own-path.js';
import { LogInBrowser } from '../commands/log-in-browser.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { OidcLoginUnknown, OidcRefused } from '../oidc/oidc.problems.js';
import { OidcProvider } from '../oidc/provider.js';
import { ReturnQuery } from './browser-sessions.dto.js';

/** No address has a longer query, nor one of other characters. */
const QUERY = /^\?[\x21-\x7e]{1,4095}$/;

/** Log-ins with the OpenID provider by a browser that is sent there, and comes back, all by redirects. */
@ApiTags('Browser sessions')
@Controller('v1/oidc')
export class BrowserOidcController {
  constructor(
    private readonly logins: OidcLogins,
    private readonly provider: OidcProvider,
    private readonly commands: CommandBus,
  ) {}

  @Get('redirect')
  @Public()
  @ApiOperation({
    summary: 'Send a browser to the OpenID provider',
    description: 'It comes back to `/v1/oidc/callback`, where KIFU_OIDC_REDIRECT_URL must lead, and then to `return`.',
  })
  @ApiFoundResponse({ description: 'To the provider.' })
  @ApiProblems('request.invalid', 'identity.oidc-not-configured', 'identity.oidc-unavailable')
  async beginBrowserLogin(@Query() { return: returnTo = '/' }: ReturnQuery, @Res() reply: FastifyReply): Promise<void> {
    const { secure } = this.provider.browserReturn();
    const { secret, authorizationUrl, expiresIn } = await this.logins.begin();
    setLoginCookie(reply, { secret, returnTo }, secure, expiresIn);
    await reply.header('Cache-Control', 'no-store').redirect(authorizationUrl, 302);
  }

  @Get('callback')
  @Public()
  @ApiOperation({ summary: 'Log a browser in that the OpenID provider sends back', description: 'Sets the cookie.' })
  @ApiFoundResponse({ description: 'To the page from which the log-in was begun.' })
  @ApiProblems(
    'identity.oidc-not-configured',
    'identity.oidc-login-unknown',
    'identity.oidc-refused',
    'identity.oidc-no-account',
    'identity.account-disabled',
    'identity.oidc-unavailable',
  )
  async finishBrowserLogin(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { secure } = this.provider.browserReturn();
    const pending = loginCookieOf(request, secure);
    clearLoginCookie(reply, secure);
    if (pending === undefined) throw new OidcLoginUnknown();
    const query = request.url.slice(request.url.split('?', 1)[0]?.length);
    if (!QUERY.test(query)) throw new OidcRefused(undefined);
    const command = new LogInBrowser({ secret: pending.secret, query }, cookieOf(request));
    const { token, expiresAt } = await this.commands.execute(command);
    setCookie(reply, { token, expiresAt, secure });
    await reply.header('Cache-Control', 'no-store').redirect(isOwnPath(pending.returnTo) ? pending.returnTo : '/', 302);
  }
}
