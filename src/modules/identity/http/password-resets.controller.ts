import { Body, Controller, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems, Public, RateSubject } from '../../../platform/http/index.js';
import { Needs } from '../access/needs.decorator.js';
import { Caller } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { IssuePasswordReset } from '../commands/issue-password-reset.js';
import { SpendPasswordReset } from '../commands/spend-password-reset.js';
import { IssuedResetDto, SpendPasswordResetDto } from './accounts.dto.js';
import { PlayerParams } from './players.dto.js';

@ApiTags('Accounts')
@Controller('v1')
export class PasswordResetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subject: RateSubject,
  ) {}

  @Post('players/:id/password-resets')
  @Needs('accounts.reset-password')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Issue a token to reset a forgotten password',
    description:
      'Hand the token to the owner of the account, who sets a new password with it. A new token ends the earlier token. A token also ends with the access of its issuer. For accounts of staff the caller needs `accounts.manage-any`. Callers cannot reset their own account, and a restricted key cannot reset an unrestricted account.',
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

  @Post('password-resets')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Set a new password with a reset token',
    description:
      'For a person with a reset token from staff. All sessions of the account end. Log in with the new password.',
  })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.reset-invalid', 'identity.account-disabled', 'identity.login-throttled')
  async spendPasswordReset(
    @Body() { token, newPassword }: SpendPasswordResetDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new SpendPasswordReset(token, newPassword, this.subject.addressOf(request)));
  }
}
