import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { WebhookParams } from '../../queries/get-webhooks/webhook.dto.js';
import { DeleteWebhook } from './delete-webhook.command.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class DeleteWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @HttpCode(204)
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'End a webhook', description: 'Its deliveries are forgotten with it.' })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'webhook.not-found')
  async deleteWebhook(@Param() { id }: WebhookParams, @Caller() caller: CallerIdentity): Promise<void> {
    await this.commands.execute(new DeleteWebhook(id, caller));
  }
}
