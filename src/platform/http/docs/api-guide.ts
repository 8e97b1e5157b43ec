import type { OpenAPIObject } from '@nestjs/swagger';

type Webhooks = NonNullable<OpenAPIObject['webhooks']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What the docs say before the operations: how to call at all, and what each group of them is for. */
export interface ApiGuide {
  /** Markdown. */
  readonly introduction: string;
  /** Markdown by tag, in the order in which the groups are shown. */
  readonly groups: Readonly<Record<string, string>>;
  /** What answers are made of that no class describes, by name (`#/components/schemas/…`). */
  readonly schemas: Schemas;
  /** What the service sends to addresses that callers name, by event. */
  readonly webhooks: Webhooks;
}

/** The root module provides it: `{ provide: API_GUIDE, useValue: guide }`. */
export const API_GUIDE = Symbol('API guide');
