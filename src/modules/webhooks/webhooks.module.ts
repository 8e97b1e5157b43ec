import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { outboundProblems } from '../../platform/outbound/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers } from '../../platform/projections/index.js';
import { Jobs } from '../../platform/queue/index.js';
import { ChangeWebhookHandler } from './commands/change-webhook.js';
import { CreateWebhookHandler } from './commands/create-webhook.js';
import { ReplayWebhookHandler } from './commands/replay-webhook.js';
import { DeliverWebhook } from './deliveries/deliver-webhook.job.js';
import { DeliveryPump } from './deliveries/delivery-pump.js';
import { DeliveryTable } from './deliveries/delivery-table.js';
import { OwedDeliveries } from './deliveries/owed-deliveries.consumer.js';
import { WebhookReplays } from './deliveries/replays.js';
import { WebhookSchedule } from './deliveries/schedule.js';
import { WebhookCalls } from './deliveries/webhook-calls.js';
import { PublicEvents } from './events/public-events.js';
import { EventsController } from './http/events.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { OwnWebhooks } from './own-webhooks.js';
import { FollowEventsHandler } from './queries/follow-events.js';
import { ListDeliveriesHandler } from './queries/list-deliveries.js';
import { WebhookRepository } from './webhook.repository.js';
import * as webhookProblems from './webhooks.problems.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof outboundProblems>, CodesIn<typeof webhookProblems> {}
}

/** Publishes what happens in public: by calls to subscribers, and by a stream that they read. */
@Module({
  imports: [CqrsModule, Problems.declaredIn(webhookProblems, outboundProblems)],
  controllers: [WebhooksController, EventsController],
  providers: [
    ChangeWebhookHandler,
    CreateWebhookHandler,

    DeliverWebhook,
    DeliveryPump,
    DeliveryTable,
    FollowEventsHandler,
    ListDeliveriesHandler,

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
