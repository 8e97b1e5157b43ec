import { Body, Controller, HttpCode, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems, RateSubject } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { ChangePassword } from './change-password.command.js';
import { ChangePasswordDto } from './change-password.dto.js';

@ApiTags('Accounts')
@Controller('v1/accounts/me')
export class ChangePasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subject: RateSubject,
  ) {}

  @Put('password')
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({ summary: 'Change your password', description: 'All other sessions of the account end.' })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session', 'identity.password-wrong', 'identity.login-throttled')
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const address = this.subject.addressOf(request);
    await this.commands.execute(new ChangePassword(currentPassword, newPassword, address, caller));
  }
}
