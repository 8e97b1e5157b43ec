import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { Needs } from '../access/needs.decorator.js';
import { From, type Origin } from '../access/origin.js';
import { Caller } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { playerNameOf } from '../accounts/names.js';
import { ChangeAccount } from '../commands/change-account.js';
import { RegisterAccount } from '../commands/register-account.js';
import { MadeLines } from '../lines/made-lines.js';
import { GetRegisteredAccount } from '../queries/get-account.js';
import { GetManagedAccount, ListAccounts } from '../queries/get-accounts.js';
import {
  AccountDto,
  AccountParams,
  ChangeAccountDto,
  ListAccountsDto,
  ManagedAccountDto,
  RegisterAccountDto,
} from './accounts.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts')
export class AccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly made: MadeLines,
  ) {}

  @Post()
  @Needs('accounts.register', 'anywhere')
  @ApiOperation({
    summary: 'Register an account',
    description:
      'The account logs in as one player: a new player, or a player who had only keys before. An account never has more rights than the key that registers it, and does not outlive that key.',
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
    'event-store.idempotency-mismatch',
  )
  async registerAccount(
    @Body() body: RegisterAccountDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountDto> {
    const { login, password, playerId, role = 'player', name = playerNameOf(login) } = body;
    const account = { login, role, player: playerId === undefined ? { name } : { id: playerId } };
    const made = await this.made.answer(origin, { account }, (known) =>
      this.commands.execute(new RegisterAccount({ ...account, password }, origin.caller, known)),
    );
    markReplayed(reply, made);
    return this.queries.execute(new GetRegisteredAccount(made.id));
  }

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

  @Patch(':id')
  @Needs('accounts.manage-any')
  @ApiOperation({
    summary: 'Disable or enable an account, or remove its restrictions',
    description:
      'A disabled account cannot log in, and the keys of its player do not work. Its sessions end for good, and live streams end within five seconds. Recorded actions stay. Other processes may accept its requests for five more seconds.',
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
