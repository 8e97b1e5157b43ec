import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { Caller } from '../../access/caller.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { RevokeKey } from './revoke-key.command.js';
import { KeyParams } from './revoke-key.dto.js';

@ApiTags('Keys')
@Controller('v1/keys')
export class RevokeKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @Needs('keys.manage-own')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Revoke a key',
    description:
      'Admins revoke any key, players all of theirs, everybody else the one that they hold. Other processes may honour ' +
      'it for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.role-forbidden', 'identity.key-not-found')
  async revokeKey(@Param() { id }: KeyParams, @Caller() caller: CallerIdentity): Promise<void> {
    await this.commands.execute(new RevokeKey(id, caller));
  }
}
