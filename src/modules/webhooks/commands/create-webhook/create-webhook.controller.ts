import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { CreateWebhook } from './create-webhook.command.js';
import { CreatedWebhookDto, CreateWebhookDto } from './create-webhook.dto.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class CreateWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'Be called when something public happens',
    description: 'Answers with the secret that signs what is sent, this once. Events from now on are sent.',
  })
  @ApiCreatedResponse({ type: CreatedWebhookDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'outbound.address-refused',
    'league.not-found',
    'webhook.too-many',
  )
  createWebhook(
    @Body() { url, kinds, leagueId }: CreateWebhookDto,
    @Caller() caller: CallerIdentity,
  ): Promise<CreatedWebhookDto> {
    return this.commands.execute(new CreateWebhook({ url, kinds, leagueId: leagueId ?? null }, caller));
  }
}
