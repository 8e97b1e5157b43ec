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
    summary: 'Begin to log in with the OpenID provider',
    description: 'The provider sends the person back to the page that the service is configured with.',
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
    summary: 'Log in as whom the OpenID provider says',
    description: 'For the first time, this registers an account, where the service is configured so.',
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
