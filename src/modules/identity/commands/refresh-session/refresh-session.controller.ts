import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { ApiProblems, Public } from '../../../../platform/http/index.js';
import { SessionDto } from '../../sessions/session.dto.js';
import { RefreshSession } from './refresh-session.command.js';

export class RefreshSessionDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op' })
  @IsString()
  @Length(1, 100)
  refreshToken!: string;
}

@ApiTags('Sessions')
@Controller('v1/sessions')
export class RefreshSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Take new tokens for a session',
    description: 'A refresh token is good once. One that comes a second time ends its session, whoever sent it.',
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiProblems('request.invalid', 'identity.refresh-invalid', 'identity.refresh-reused', 'identity.session-ended')
  refreshSession(@Body() { refreshToken }: RefreshSessionDto): Promise<SessionDto> {
    return this.commands.execute(new RefreshSession(refreshToken));
  }
}
