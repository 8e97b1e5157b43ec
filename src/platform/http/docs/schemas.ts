import { ApiOkResponse } from '@nestjs/swagger';
import type { ApiGuide } from './api-guide.js';

type Schema = ApiGuide['schemas'][string];

/** A schema of the document by its name. */
export const schemaNamed = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** Objects that have all of these fields. Nest's types know fewer keywords than OpenAPI 3.1 has, so any are taken. */
export const objectWith = (properties: Readonly<Record<string, unknown>>): Exclude<Schema, { $ref: string }> =>
  ({ type: 'object', required: Object.keys(properties), properties }) as Exclude<Schema, { $ref: string }>;

/** Answers with server-sent events, in the order in which they are sent: each satisfies the named schema. */
export const ApiEventStream = (event: string, description: string): MethodDecorator =>
  ApiOkResponse({
    description,
    content: { 'text/event-stream': { schema: { type: 'array', items: schemaNamed(event) } } },
  });
