import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { type FastifyContextConfig } from 'fastify';

/** Adds to what Fastify knows about a route; `RouteConfig` would replace what other decorators have said. */
export const AddRouteConfig =
  (config: FastifyContextConfig): MethodDecorator =>
  (target, method, descriptor) => {
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object | undefined;
    RouteConfig({ ...known, ...config })(target, method, descriptor);
  };
