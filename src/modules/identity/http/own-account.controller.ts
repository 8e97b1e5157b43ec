import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery, RateSubject } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { Needs } from '../access/needs.decorator.js';
import { Caller } from '../access/route.decorators.js';
import { IdentityStore } from '../accounts/identity-store.js';
import { ChangePassword } from '../commands/change-password.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { GetAccount } from '../queries/get-account.js';
import { ListIdentities } from '../queries/list-identities.js';
import { sessionOf } from '../sessions/sessions.js';
import { AccountDto, ChangePasswordDto, IdentityDto, IdentityQuery } from './accounts.dto.js';
import { FinishedLoginDto } from './sessions.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts/me')
export class OwnAccountController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly logins: OidcLogins,
    private readonly identities: IdentityStore,
    private readonly subject: RateSubject,
  ) {}

  @Get()
  @Needs('accounts.manage-own')
  @ApiOperation({ summary: 'Read your account' })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems('identity.no-session')
  getOwnAccount(@Caller() caller: CallerIdentity): Promise<AccountDto> {
    return this.queries.execute(new GetAccount(caller));
  }

  @Put('password')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({ summary: 'Change your password', description: 'All other sessions of the account end.' })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session', 'identity.password-wrong', 'identity.login-throttled')
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const address = this.subject.addressOf(request);
    await this.commands.execute(new ChangePassword(currentPassword, newPassword, address, caller));
  }

  @Post('identities')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Link your account to your identity at the OpenID provider',
    description:
      'Send this after POST /v1/oidc/logins, in place of a log-in. The account then accepts the identity, too.',
  })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.no-session',
    'identity.identity-taken',
    'identity.oidc-not-configured',
    'identity.oidc-login-unknown',
    'identity.oidc-refused',
    'identity.oidc-unavailable',
  )
  async linkIdentity(@Body() { secret, query }: FinishedLoginDto, @Caller() caller: CallerIdentity): Promise<void> {
    const { accountId } = sessionOf(caller);
    await this.identities.link(accountId, await this.logins.finish(secret, query));
  }

  @Get('identities')
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'List the identities with which your account logs in',
    description:
      'If you do not recognise an identity, a stranger has used your session to link it. Unlink the identity.',
  })
  @ApiPage(IdentityDto)
  @ApiProblems('request.invalid', 'identity.no-session')
  async listIdentities(
    @Query() { cursor, limit }: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<IdentityDto>> {
    return pageAt(request.url, await this.queries.execute(new ListIdentities(caller, cursor, limit)));
  }

  @Delete('identities')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Unlink your account from an identity at an OpenID provider',
    description: 'Sessions that began with it stay open. Change your password or log out to end them.',
  })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session', 'identity.identity-not-linked', 'identity.last-way-in')
  async unlinkIdentity(@Query() { issuer, subject }: IdentityQuery, @Caller() caller: CallerIdentity): Promise<void> {
    await this.identities.unlink(sessionOf(caller).accountId, { issuer, subject });
  }
}
