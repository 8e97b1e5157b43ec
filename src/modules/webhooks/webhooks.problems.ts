import { type ProblemTable } from '../../platform/http/index.js';

export const webhookProblems: ProblemTable = {
  'webhook.not-found': {
    status: 404,
    title: 'No such webhook',
    help: 'GET /v1/webhooks lists those you have made; admins see all.',
    members: ['webhookId'],
  },
  'webhook.too-many': {
    status: 409,
    title: 'Too many webhooks',
    help: 'Delete one that you do not need any more.',
    members: ['most'],
  },
  'webhook.disabled': {
    status: 409,
    title: 'The webhook is disabled',
    help: 'Mend the receiver, then enable it: PATCH /v1/webhooks/{id} with `enabled: true`.',
    members: ['reason'],
  },
  'webhook.cursor-ahead': {
    status: 422,
    title: 'Nothing there yet',
    help: 'A position is the `position` of an event that you were told of; 0 is before the first one.',
    members: ['after', 'newest'],
  },
};
