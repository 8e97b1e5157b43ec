import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { RotateSigningKey } from './rotate-signing-key.command.js';
import { RotateSigningKeyDto, SigningKeyDto } from './rotate-signing-key.dto.js';

@ApiTags('Sessions')
@Controller('v1/signing-keys')
export class RotateSigningKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('rotations')
  @Needs('signing-keys.rotate')
  @ApiOperation({
    summary: 'Sign access tokens with another key',
    description:
      'Keys change by themselves every thirty days; this is for not waiting. Tokens of the key before are good until their ' +
      'time is over, and it stays published until then, unless it is withdrawn: then everybody takes a new token by ' +
      'refreshing the session. Other processes follow within five seconds, kept copies of the list within an hour.',
  })
  @ApiCreatedResponse({ type: SigningKeyDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async rotateSigningKey(
    @Body() { withdraw = false }: RotateSigningKeyDto,
    @Caller() caller: CallerIdentity,
  ): Promise<SigningKeyDto> {
    return { id: await this.commands.execute(new RotateSigningKey(withdraw, caller)) };
  }
}
