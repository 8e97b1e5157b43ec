import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AddRouteConfig } from './add-route-config.js';
import { isFromOtherOrigin } from './cross-origin.js';
import { RateLimitExceeded } from './input/request.problems.js';

/**
 * Whom a request counts against. The identity module answers with the id of the key or session once it has verified it;
 * one that nobody verified counts as its address, or else made-up keys would never reach a limit. What pages of other
 * origins read without a key counts by itself: an overlay that reads too often locks nobody out of Kifu's own pages.
 */
@Injectable()
export class RateSubject {
  private identify: (request: FastifyRequest) => string | undefined = () => undefined;

  identifyBy(identify: (request: FastifyRequest) => string | undefined): void {
    this.identify = identify;
  }

  of(request: FastifyRequest): string {
    const key = this.identify(request);
    if (key !== undefined) return `key ${key}`;
    return `${isFromOtherOrigin(request) ? 'other pages of address' : 'address'} ${this.addressOf(request)}`;
  }

  /** One for a whole network, where addresses are handed out by networks. */
  addressOf({ ip }: FastifyRequest): string {
    return rateLimit.normalizeIP(ip);
  }
}

/** For routes that count against nobody: who watches over the service is answered also when it is flooded. */
export const Uncounted = (): MethodDecorator => AddRouteConfig({ rateLimit: false });

/** Must be registered before the routes; it counts before a body is read. */
export async function limitRate(server: FastifyInstance, perMinute: number, subject: RateSubject): Promise<void> {
  if (perMinute === 0) return;
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => subject.of(request),
    errorResponseBuilder: (_request, { max, ttl }) => new RateLimitExceeded(max, Math.max(1, Math.ceil(ttl / 1000))),
  });
}
