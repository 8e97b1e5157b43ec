import { Controller, Delete, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { LogOut } from './log-out.command.js';

@ApiTags('Sessions')
@Controller('v1/sessions/current')
export class LogOutController {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Log out',
    description: 'Other processes may honour the access token for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems('identity.no-session')
  async logOut(@Caller() caller: CallerIdentity): Promise<void> {
    await this.commands.execute(new LogOut(caller));
  }
}
