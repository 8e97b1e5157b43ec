import { Controller, Header, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Public } from '../../../../platform/http/index.js';
import { BeginOidcLogin } from './begin-oidc-login.command.js';

export class BegunLoginDto {
  @ApiProperty({ description: 'Send the person there.', example: 'https://id.example.org/auth?client_id=kifu' })
  authorizationUrl!: string;

  @ApiProperty({
    description: 'Keep it where the person comes back to; without it nobody finishes the log-in.',
    example: 'kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  secret!: string;

  @ApiProperty({ example: 600, description: 'Seconds until it is too late.' })
  expiresIn!: number;
}

@ApiTags('Sessions')
@Controller('v1/oidc/logins')
export class BeginOidcLoginController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Begin to log in with the OpenID provider',
    description: 'The provider sends the person back to the page that the service is configured with.',
  })
  @ApiCreatedResponse({ type: BegunLoginDto })
  @ApiProblems('identity.oidc-not-configured', 'identity.oidc-unavailable')
  beginOidcLogin(): Promise<BegunLoginDto> {
    return this.commands.execute(new BeginOidcLogin());
  }
}
