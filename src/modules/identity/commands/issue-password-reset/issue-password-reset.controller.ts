import { Controller, Header, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { PlayerParams } from '../../queries/get-player/get-player.dto.js';
import { IssuePasswordReset } from './issue-password-reset.command.js';
import { IssuedResetDto } from './issue-password-reset.dto.js';

@ApiTags('Accounts')
@Controller('v1/players/:id/password-resets')
export class IssuePasswordResetController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('accounts.reset-password')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Let somebody back in who forgot the password',
    description:
      'Hand the token to the holder of the account, who sets a new password with it. The one issued before is good no ' +
      'more, and neither is one whose issuer was shut out. Accounts of staff take `accounts.manage-any`; nobody does it ' +
      'for their own account, nor with a key that is narrowed, or ends, where the account is not.',
  })
  @ApiCreatedResponse({ type: IssuedResetDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.key-bounded',
    'identity.player-not-found',
    'identity.no-account',
    'identity.no-password',
    'identity.own-account',
    'identity.account-disabled',
    'quota.exhausted',
  )
  issuePasswordReset(@Param() { id }: PlayerParams, @Caller() caller: CallerIdentity): Promise<IssuedResetDto> {
    return this.commands.execute(new IssuePasswordReset(id, caller));
  }
}
