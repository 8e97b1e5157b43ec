import { Controller, Get, Logger, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems, Public, wantsPage } from '../../../platform/http/index.js';
import { clearLoginCookie, loginCookieOf, type PendingLogin, setLoginCookie } from '../browsers/login-cookie.js';
import { cookieOf, setCookie } from '../browsers/cookie.js';
import { isLogInRefusal, logInPageSaying } from '../browsers/log-in-page.js';
import { isOwnPath } from '../browsers/own-path.js';
import type { BrowserSession } from '../browsers/browser-sessions.js';
import { LogInBrowser } from '../commands/log-in-browser.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { OidcLoginUnknown, OidcRefused, OidcUnavailable } from '../oidc/oidc.problems.js';
import { OidcProvider } from '../oidc/provider.js';
import { ReturnQuery } from './browser-sessions.dto.js';

/** No address has a longer query, nor one of other characters. */
const QUERY = /^\?[\x21-\x7e]{1,4095}$/;

/** Log-ins with the OpenID provider by a browser that is sent there, and comes back, all by redirects. */
@ApiTags('Browser sessions')
@Controller('v1/oidc')
export class BrowserOidcController {
  private readonly logger = new Logger('identity');

  constructor(
    private readonly logins: OidcLogins,
    private readonly provider: OidcProvider,
    private readonly commands: CommandBus,
  ) {}

  @Get('redirect')
  @Public()
  @ApiOperation({
    summary: 'Send a browser to the OpenID provider',
    description:
      'The provider sends the browser back to `/v1/oidc/callback`, which must be KIFU_OIDC_REDIRECT_URL, and the service sends it on to `return`. If the provider does not answer, the service sends a request for a page to the log-in page.',
  })
  @ApiFoundResponse({ description: 'Redirects to the provider.' })
  @ApiProblems('request.invalid', 'identity.oidc-not-configured', 'identity.oidc-unavailable')
  async beginBrowserLogin(
    @Query() { return: returnTo = '/' }: ReturnQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { secure } = this.provider.browserReturn();
    await this.leadingOn(request, reply, returnTo, async () => {
      const { secret, authorizationUrl, expiresIn } = await this.logins.begin();
      setLoginCookie(reply, { secret, returnTo }, secure, expiresIn);
      return authorizationUrl;
    });
  }

  @Get('callback')
  @Public()
  @ApiOperation({
    summary: 'Complete the log-in of a browser that returns from the OpenID provider',
    description:
      'Sets the session cookie. If the log-in fails, the service sends a request for a page to the log-in page, which shows the reason.',
  })
  @ApiFoundResponse({ description: 'Redirects to the page on which the log-in began, or to the log-in page.' })
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
    const returnTo = pending !== undefined && isOwnPath(pending.returnTo) ? pending.returnTo : '/';
    await this.leadingOn(request, reply, returnTo, async () => {
      const { token, expiresAt } = await this.finish(request, pending);
      setCookie(reply, { token, expiresAt, secure });
      return returnTo;
    });
  }

  private async finish(request: FastifyRequest, pending: PendingLogin | undefined): Promise<BrowserSession> {
    if (pending === undefined) throw new OidcLoginUnknown();
    const query = request.url.slice(request.url.split('?', 1)[0]?.length);
    if (!QUERY.test(query)) throw new OidcRefused(undefined);
    return this.commands.execute(new LogInBrowser({ secret: pending.secret, query }, cookieOf(request)));
  }

  /** Where a log-in continues. A failed log-in leads a person back to the log-in page, and a program to the problem. */
  private async leadingOn(
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
    next: () => Promise<string>,
  ): Promise<void> {
    const address = await next().catch((error: unknown) => {
      if (!isLogInRefusal(error) || !wantsPage(request.headers.accept)) throw error;
      if (error instanceof OidcUnavailable) this.logger.warn({ msg: error.message, err: error });
      return logInPageSaying(error.code, returnTo);
    });
    await reply.header('Cache-Control', 'no-store').redirect(address, 302);
  }
}
