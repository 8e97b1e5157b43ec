import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { FinishedLoginDto } from '../../oidc/finished-login.dto.js';
import { LinkIdentity } from './link-identity.command.js';

@ApiTags('Accounts')
@Controller('v1/accounts/me/identities')
export class LinkIdentityController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Link your account to your identity at the OpenID provider',
    description: 'After POST /v1/oidc/logins, instead of logging in. From then on both ways lead to this account.',
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
    await this.commands.execute(new LinkIdentity(secret, query, caller));
  }
}
