import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt, PageQuery } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, From, MadeLines, Needs, type Origin } from '../../identity/index.js';
import { ChangeWebhook } from '../commands/change-webhook.js';
import { CreateWebhook } from '../commands/create-webhook.js';
import { ReplayWebhook } from '../commands/replay-webhook.js';
import { OwnWebhooks } from '../own-webhooks.js';
import { ListDeliveries } from '../queries/list-deliveries.js';
import {
  ChangeWebhookDto,
  CreatedWebhookDto,
  CreateWebhookDto,
  DeliveryDto,
  ListDeliveriesDto,
  ReplayWebhookDto,
  WebhookDto,
  WebhookParams,
  WebhookReplayDto,
} from './webhooks.dto.js';

@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly own: OwnWebhooks,
    private readonly made: MadeLines,
  ) {}

  @Post()
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'Create a webhook for public events',
    description:
      'Only this answer contains the secret that signs the deliveries. The service sends events from now on.',
  })
  @ApiCreatedResponse({ type: CreatedWebhookDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'outbound.address-refused',
    'league.not-found',
    'webhook.too-many',
    'webhook.not-found',
    'event-store.idempotency-mismatch',
  )
  async createWebhook(
    @Body() { url, kinds, leagueId }: CreateWebhookDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedWebhookDto> {
    const { caller } = origin;
    const webhook = { url, kinds, leagueId: leagueId ?? null };
    const made = await this.made.answer(origin, { webhook }, (known) =>
      this.commands.execute(new CreateWebhook(webhook, caller, known)),
    );
    markReplayed(reply, made);
    return this.own.made(made.id, caller);
  }

  @Get()
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'List your webhooks, the newest first',
    description: 'Admins see the webhooks of all owners.',
  })
  @ApiPage(WebhookDto)
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async listWebhooks(
    @Query() { cursor, limit }: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<WebhookDto>> {
    return pageAt(request.url, await this.own.list(caller, cursor, limit));
  }

  @Get(':id')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'Read a webhook' })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'webhook.not-found')
  getWebhook(@Param() { id }: WebhookParams, @Caller() caller: CallerIdentity): Promise<WebhookDto> {
    return this.own.find(id, caller);
  }

  @Patch(':id')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'Change, disable or enable a webhook' })
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

  @Delete(':id')
  @HttpCode(204)
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({ summary: 'Delete a webhook', description: 'Its list of deliveries is deleted, too.' })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'webhook.not-found')
  async deleteWebhook(@Param() { id }: WebhookParams, @Caller() caller: CallerIdentity): Promise<void> {
    await this.own.end(id, caller);
  }

  @Post(':id/replays')
  @HttpCode(202)
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'Send past events again',
    description:
      'Sends all events of the webhook after a position again, with their earlier ids. A new replay replaces a running replay.',
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

  @Get(':id/deliveries')
  @Needs('webhooks.manage', 'anywhere')
  @ApiOperation({
    summary: 'List the deliveries to a webhook, the newest event first',
    description: 'The deliveries of the last thirty days.',
  })
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
