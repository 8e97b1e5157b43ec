import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { GetManagedAccount, ListAccounts } from './get-accounts.query.js';
import { AccountParams, ListAccountsDto, ManagedAccountDto } from './managed-account.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts')
export class GetAccountsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('accounts.manage-any')
  @ApiOperation({ summary: 'List accounts, the newest first' })
  @ApiPage(ManagedAccountDto)
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async listAccounts(
    @Query() { cursor, limit, ...filter }: ListAccountsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<ManagedAccountDto>> {
    return pageAt(request.url, await this.queries.execute(new ListAccounts(filter, cursor, limit)));
  }

  @Get(':id')
  @Needs('accounts.manage-any')
  @ApiOperation({ summary: 'Read an account' })
  @ApiOkResponse({ type: ManagedAccountDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'identity.account-not-found')
  getAccount(@Param() { id }: AccountParams): Promise<ManagedAccountDto> {
    return this.queries.execute(new GetManagedAccount(id));
  }
}
