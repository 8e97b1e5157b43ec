import { Body, Controller, Header, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Public } from '../../../platform/http/index.js';
import { FinishOidcLogin } from '../commands/finish-oidc-login.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { BegunLoginDto, FinishedLoginDto, SessionDto } from './sessions.dto.js';

@ApiTags('Sessions')
@Controller('v1/oidc')
export class OidcController {
  constructor(
    private readonly logins: OidcLogins,
    private readonly commands: CommandBus,
  ) {}

  @Post('logins')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Begin a log-in with the OpenID provider',
    description: 'The provider later sends the person back to the configured redirect address.',
  })
  @ApiCreatedResponse({ type: BegunLoginDto })
  @ApiProblems('identity.oidc-not-configured', 'identity.oidc-unavailable')
  beginOidcLogin(): Promise<BegunLoginDto> {
    return this.logins.begin();
  }

  @Post('sessions')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Complete a log-in with the OpenID provider',
    description: 'The first log-in of a person registers an account, if the operator has enabled sign-up.',
  })
  @ApiCreatedResponse({ type: SessionDto })
  @ApiProblems(
    'request.invalid',
    'identity.oidc-not-configured',
    'identity.oidc-login-unknown',
    'identity.oidc-refused',
    'identity.oidc-no-account',
    'identity.account-disabled',
    'identity.oidc-unavailable',
  )
  finishOidcLogin(@Body() { secret, query }: FinishedLoginDto): Promise<SessionDto> {
    return this.commands.execute(new FinishOidcLogin(secret, query));
  }
}
