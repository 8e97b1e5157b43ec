import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { WebhookParams } from '../get-webhooks/webhook.dto.js';
import { DeliveryDto, ListDeliveriesDto } from './list-deliveries.dto.js';
import { ListDeliveries } from './list-deliveries.query.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class ListDeliveriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/deliveries')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'What became of telling a webhook, the newest event first', description: 'Of thirty days.' })
  @ApiPage(DeliveryDto)
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'webhook.not-found')
  async listDeliveries(
    @Param() { id }: WebhookParams,
    @Query() { status, cursor, limit }: ListDeliveriesDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<DeliveryDto>> {
    return pageAt(request.url, await this.queries.execute(new ListDeliveries(id, status, caller, cursor, limit)));
  }
}
