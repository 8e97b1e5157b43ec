import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AddRouteConfig } from './add-route-config.js';
import { isFromOtherOrigin } from './cross-origin.js';
import { RateLimitExceeded } from './input/request.problems.js';

/**
 * Whom a request counts against. The identity module answers with the id of the key or session once it has verified it;
 * an unverified key counts as its address, or else made-up keys would never reach a limit. Reads by pages of other
 * origins without a key have a limit of their own: an overlay that reads too often does not block Kifu's own pages.
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

/** For routes without a limit: monitoring must get answers also under a flood of requests. */
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
