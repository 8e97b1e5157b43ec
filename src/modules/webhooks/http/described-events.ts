/** Public events in the API's document: the body of each webhook, and the events of the stream. */
import { type ApiGuide, objectWith, schemaNamed } from '../../../platform/http/index.js';
import { PUBLIC_EVENT_KINDS, publicFacts, type PublicEventKind } from '../events/public-facts.js';

type Schema = ApiGuide['schemas'][string];
type Webhook = ApiGuide['webhooks'][string];

/** `match.loss-ruled` becomes `MatchLossRuledEvent`. */
const nameOf = (kind: PublicEventKind): string =>
  `${kind.replaceAll(/(?:^|[.-])([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`;

const eventOf = (kind: PublicEventKind): Schema => ({
  description: publicFacts[kind].when,
  ...objectWith({
    type: { type: 'string', const: kind },
    timestamp: { type: 'string', format: 'date-time', description: 'When it was recorded.' },
    position: { type: 'integer', description: 'The position in the ledger. It grows with time, and is a cursor.' },
    data: publicFacts[kind].data.schema,
  }),
});

const id = {
  type: 'string',
  description: 'The id of the event. It is the same each time the event is sent.',
  example: 'evt_4712_match_ended',
};
const root = { type: 'string', description: 'SHA-256 in hex: the root of the ledger at `position`.' };

/** `MatchEndedEvent`, …; any of them, and an event of the stream. */
export const eventSchemas: ApiGuide['schemas'] = {
  ...Object.fromEntries(PUBLIC_EVENT_KINDS.map((kind) => [nameOf(kind), eventOf(kind)])),
  PublicEvent: {
    description: 'A public fact, by `type`.',
    oneOf: PUBLIC_EVENT_KINDS.map((kind) => schemaNamed(nameOf(kind))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(PUBLIC_EVENT_KINDS.map((kind) => [kind, schemaNamed(nameOf(kind)).$ref])),
    },
  },
  PublicNews: {
    description: 'An event of the stream: its fields, `data` read as JSON.',
    ...objectWith({
      id: { type: 'string', description: 'A cursor: `after`, or Last-Event-ID.', example: '4712.1' },
      event: { type: 'string', enum: PUBLIC_EVENT_KINDS },
      data: { allOf: [schemaNamed('PublicEvent'), objectWith({ id })] },
    }),
  },
};

const HEADERS = {
  'webhook-id': id,
  'webhook-timestamp': { type: 'string', description: 'Seconds since 1970.', example: '1795255200' },
  'webhook-signature': {
    type: 'string',
    description: 'The signature of id, timestamp and body with the secret of the webhook (Standard Webhooks).',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
} as const;

const callOf = (kind: PublicEventKind): Webhook => ({
  post: {
    summary: publicFacts[kind].when,
    tags: ['Webhooks'],
    security: [],
    parameters: Object.entries(HEADERS).map(([name, schema]) => ({ name, in: 'header', required: true, schema })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { allOf: [schemaNamed(nameOf(kind)), objectWith({ root })] } } },
    },
    responses: {
      '2XX': { description: 'The receiver has accepted the event.' },
      '410': { description: 'The receiver is gone for good. The service disables the webhook.' },
      default: { description: 'The receiver has not accepted the event. The service sends it again later.' },
    },
  },
});

/** By kind: what an address is called with that takes part in `POST /v1/webhooks`. */
export const webhookCalls: ApiGuide['webhooks'] = Object.fromEntries(
  PUBLIC_EVENT_KINDS.map((kind) => [kind, callOf(kind)]),
);
