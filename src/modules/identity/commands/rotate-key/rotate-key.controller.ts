import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { KeyParams } from '../revoke-key/revoke-key.dto.js';
import { RotateKey } from './rotate-key.command.js';
import { GRACE_DEFAULT_SECONDS, RotatedKeyDto, RotateKeyDto } from './rotate-key.dto.js';

@ApiTags('Keys')
@Controller('v1/keys')
export class RotateKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/rotations')
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'Give a key another secret',
    description: 'The new one is good at once, the one before until its grace is over. Its id, role and scopes stay.',
  })
  @ApiCreatedResponse({ type: RotatedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.key-not-found',
    'identity.key-not-rotatable',
    'identity.key-busy',
  )
  rotateKey(
    @Param() { id }: KeyParams,
    @Body() { graceSeconds = GRACE_DEFAULT_SECONDS }: RotateKeyDto,
    @Caller() caller: CallerIdentity,
  ): Promise<RotatedKeyDto> {
    return this.commands.execute(new RotateKey(id, graceSeconds, caller));
  }
}
