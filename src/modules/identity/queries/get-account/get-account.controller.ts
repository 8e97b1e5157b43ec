import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { AccountDto } from './get-account.dto.js';
import { GetAccount } from './get-account.query.js';

@ApiTags('Accounts')
@Controller('v1/accounts/me')
export class GetAccountController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('accounts.manage-own')
  @ApiOperation({ summary: 'Read your account' })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems('identity.no-session')
  getOwnAccount(@Caller() caller: CallerIdentity): Promise<AccountDto> {
    return this.queries.execute(new GetAccount(caller));
  }
}
