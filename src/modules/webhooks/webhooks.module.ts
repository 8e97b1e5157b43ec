import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { outboundProblems } from '../../platform/outbound/index.js';
import { Consumers } from '../../platform/projections/index.js';
import { Jobs } from '../../platform/queue/index.js';
import { ChangeWebhookController } from './commands/change-webhook/change-webhook.controller.js';
import { ChangeWebhookHandler } from './commands/change-webhook/change-webhook.handler.js';
import { CreateWebhookController } from './commands/create-webhook/create-webhook.controller.js';
import { CreateWebhookHandler } from './commands/create-webhook/create-webhook.handler.js';
import { DeleteWebhookController } from './commands/delete-webhook/delete-webhook.controller.js';
import { DeleteWebhookHandler } from './commands/delete-webhook/delete-webhook.handler.js';
import { ReplayWebhookController } from './commands/replay-webhook/replay-webhook.controller.js';
import { ReplayWebhookHandler } from './commands/replay-webhook/replay-webhook.handler.js';
import { DeliverWebhook } from './deliveries/deliver-webhook.job.js';
import { DeliveryPump } from './deliveries/delivery-pump.js';
import { DeliveryTable } from './deliveries/delivery-table.js';
import { OwedDeliveries } from './deliveries/owed-deliveries.consumer.js';
import { WebhookReplays } from './deliveries/replays.js';
import { WebhookSchedule } from './deliveries/schedule.js';
import { WebhookCalls } from './deliveries/webhook-calls.js';
import { PublicEvents } from './events/public-events.js';
import { FollowEventsController } from './queries/follow-events/follow-events.controller.js';
import { FollowEventsHandler } from './queries/follow-events/follow-events.handler.js';
import { GetWebhooksController } from './queries/get-webhooks/get-webhooks.controller.js';
import { GetWebhookHandler, ListWebhooksHandler } from './queries/get-webhooks/get-webhooks.handlers.js';
import { ListDeliveriesController } from './queries/list-deliveries/list-deliveries.controller.js';
import { ListDeliveriesHandler } from './queries/list-deliveries/list-deliveries.handler.js';
import { OwnWebhooks } from './own-webhooks.js';
import { WebhookRepository } from './webhook.repository.js';
import { webhookProblems } from './webhooks.problems.js';

/** Telling others what happens in public: by calling them, and by a stream that they read. */
@Module({
  imports: [CqrsModule, Problems.of(webhookProblems), Problems.of(outboundProblems)],
  controllers: [
    CreateWebhookController,
    GetWebhooksController,
    ChangeWebhookController,
    DeleteWebhookController,
    ReplayWebhookController,
    ListDeliveriesController,
    FollowEventsController,
  ],
  providers: [
    ChangeWebhookHandler,
    CreateWebhookHandler,
    DeleteWebhookHandler,
    DeliverWebhook,
    DeliveryPump,
    DeliveryTable,
    FollowEventsHandler,
    GetWebhookHandler,
    ListDeliveriesHandler,
    ListWebhooksHandler,
    OwedDeliveries,
    OwnWebhooks,
    PublicEvents,
    ReplayWebhookHandler,
    WebhookCalls,
    WebhookReplays,
    WebhookRepository,
    WebhookSchedule,
  ],
})
export class WebhooksModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly jobs: Jobs,
    private readonly owed: OwedDeliveries,
    private readonly deliver: DeliverWebhook,
    private readonly pump: DeliveryPump,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this.owed);
    this.jobs.register(this.deliver, this.pump);
  }
}
