/** The door of webhooks: calls about what happens in public. */
export { type PublicEvent } from './events/public-events.js';
export { type PublicEventKind } from './events/public-facts.js';
export { eventSchemas, webhookCalls } from './http/described-events.js';
export { WebhookSchedule } from './deliveries/schedule.js';
export { WebhooksModule } from './webhooks.module.js';
