import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { WebhookDto, WebhookParams } from '../../queries/get-webhooks/webhook.dto.js';
import { ChangeWebhook } from './change-webhook.command.js';
import { ChangeWebhookDto } from './change-webhook.dto.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class ChangeWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'Change a webhook, or switch it off or on' })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'webhook.not-found',
    'outbound.address-refused',
  )
  changeWebhook(
    @Param() { id }: WebhookParams,
    @Body() change: ChangeWebhookDto,
    @Caller() caller: CallerIdentity,
  ): Promise<WebhookDto> {
    return this.commands.execute(new ChangeWebhook(id, change, caller));
  }
}
