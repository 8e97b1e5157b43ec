import { Body, Controller, Header, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Public } from '../../../../platform/http/index.js';
import { FinishedLoginDto } from '../../oidc/finished-login.dto.js';
import { SessionDto } from '../../sessions/session.dto.js';
import { FinishOidcLogin } from './finish-oidc-login.command.js';

@ApiTags('Sessions')
@Controller('v1/oidc/sessions')
export class FinishOidcLoginController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
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
