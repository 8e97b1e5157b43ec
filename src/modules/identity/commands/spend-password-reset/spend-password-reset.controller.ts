import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems, Public, RateSubject } from '../../../../platform/http/index.js';
import { SpendPasswordReset } from './spend-password-reset.command.js';
import { SpendPasswordResetDto } from './spend-password-reset.dto.js';

@ApiTags('Accounts')
@Controller('v1/password-resets')
export class SpendPasswordResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subject: RateSubject,
  ) {}

  @Post()
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Set a new password with a reset token',
    description:
      'For whoever forgot the password and was given a token by staff. All sessions of the account end; log in.',
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
