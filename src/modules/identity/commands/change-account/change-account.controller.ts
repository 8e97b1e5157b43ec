import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { AccountParams, ManagedAccountDto } from '../../queries/get-accounts/managed-account.dto.js';
import { ChangeAccount } from './change-account.command.js';
import { ChangeAccountDto } from './change-account.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts')
export class ChangeAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id')
  @Needs('accounts.manage-any')
  @ApiOperation({
    summary: 'Disable an account, enable it again, or lift its bounds',
    description:
      'While it is disabled nobody logs in to it and no key of its player is good; its sessions end for good, and live ' +
      'streams within five seconds. What was recorded stays. Other processes may honour it for five more seconds.',
  })
  @ApiOkResponse({ type: ManagedAccountDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.account-not-found',
    'identity.own-account',
  )
  changeAccount(
    @Param() { id }: AccountParams,
    @Body() change: ChangeAccountDto,
    @Caller() caller: CallerIdentity,
  ): Promise<ManagedAccountDto> {
    return this.commands.execute(new ChangeAccount(id, change, caller));
  }
}
