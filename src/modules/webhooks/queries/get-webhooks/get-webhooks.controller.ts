import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GetWebhook, ListWebhooks } from './get-webhooks.query.js';
import { WebhookDto, WebhookParams } from './webhook.dto.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class GetWebhooksController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'List your webhooks, the newest first', description: 'Admins see those of everybody.' })
  @ApiPage(WebhookDto)
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async listWebhooks(
    @Query() { cursor, limit }: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<WebhookDto>> {
    return pageAt(request.url, await this.queries.execute(new ListWebhooks(caller, cursor, limit)));
  }

  @Get(':id')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'Read a webhook' })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'webhook.not-found')
  getWebhook(@Param() { id }: WebhookParams, @Caller() caller: CallerIdentity): Promise<WebhookDto> {
    return this.queries.execute(new GetWebhook(id, caller));
  }
}
