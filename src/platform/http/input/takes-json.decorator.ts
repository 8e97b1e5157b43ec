import { AddRouteConfig } from '../add-route-config.js';
import { type JsonLimits } from './json-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's bodies may say beyond `JSON_LIMITS`. */
    jsonLimits?: Partial<JsonLimits>;
  }
}

/** The bodies of this operation may say more than others. */
export const TakesJson = (limits: Partial<JsonLimits>): MethodDecorator => AddRouteConfig({ jsonLimits: limits });
