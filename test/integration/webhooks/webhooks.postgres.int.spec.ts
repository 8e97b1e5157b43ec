import { describeWebhooks } from './webhooks.features.js';

describeWebhooks('PostgreSQL', () => Promise.resolve({}));
