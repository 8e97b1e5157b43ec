import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { RateLimitExceeded } from './input/request.problems.js';

/**
 * Whom a request counts against. The identity module answers with the id of the key or session once it has verified it;
 * one that nobody verified counts as its address, or else made-up keys would never reach a limit.
 */
@Injectable()
export class RateSubject {
  private identify: (request: FastifyRequest) => string | undefined = () => undefined;

  identifyBy(identify: (request: FastifyRequest) => string | undefined): void {
    this.identify = identify;
  }

  of(request: FastifyRequest): string {
    const key = this.identify(request);
    return key === undefined ? `address ${this.addressOf(request)}` : `key ${key}`;
  }

  /** One for a whole network, where addresses are handed out by networks. */
  addressOf({ ip }: FastifyRequest): string {
    return rateLimit.normalizeIP(ip);
  }
}

/** For routes that count against nobody: who watches over the service is answered also when it is flooded. */
export const Uncounted = (): MethodDecorator => RouteConfig({ rateLimit: false });

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
