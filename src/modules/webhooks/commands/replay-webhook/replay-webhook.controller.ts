import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { WebhookParams } from '../../queries/get-webhooks/webhook.dto.js';
import { ReplayWebhook } from './replay-webhook.command.js';
import { ReplayWebhookDto, WebhookReplayDto } from './replay-webhook.dto.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class ReplayWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/replays')
  @HttpCode(202)
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'Send past events again',
    description:
      'All that the webhook is for, after a position. Each has the id that it had before. A replay takes the place of one ' +
      'that is under way.',
  })
  @ApiAcceptedResponse({ type: WebhookReplayDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'webhook.not-found',
    'webhook.disabled',
    'webhook.cursor-ahead',
  )
  replayWebhook(
    @Param() { id }: WebhookParams,
    @Body() { after }: ReplayWebhookDto,
    @Caller() caller: CallerIdentity,
  ): Promise<WebhookReplayDto> {
    return this.commands.execute(new ReplayWebhook(id, after, caller));
  }
}
