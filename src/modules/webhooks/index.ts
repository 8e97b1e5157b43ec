/** The door of webhooks: calls about what happens in public. */
export { PUBLIC_EVENT_KINDS, type PublicEvent, type PublicEventKind } from './events/public-events.js';
export { WebhookSchedule } from './deliveries/schedule.js';
export { WebhooksModule } from './webhooks.module.js';
