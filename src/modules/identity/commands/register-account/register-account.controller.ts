import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { playerNameOf } from '../../accounts/player-name.js';
import { AccountDto } from '../../queries/get-account/get-account.dto.js';
import { RegisterAccount } from './register-account.command.js';
import { RegisterAccountDto } from './register-account.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts')
export class RegisterAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('accounts.register', 'anywhere')
  @ApiOperation({
    summary: 'Register an account',
    description:
      'Somebody who logs in, as one player: a new one, or one who had only keys so far. The account may no more than the ' +
      'key that registers it, and for no longer.',
  })
  @ApiCreatedResponse({ type: AccountDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.login-taken',
    'identity.player-has-account',
    'identity.player-not-found',
  )
  registerAccount(@Body() body: RegisterAccountDto, @Caller() caller: CallerIdentity): Promise<AccountDto> {
    const { login, password, playerId, role = 'player', name = playerNameOf(login) } = body;
    const player = playerId === undefined ? { name } : { id: playerId };
    return this.commands.execute(new RegisterAccount({ login, password, role, player }, caller));
  }
}
