import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { placeIn } from '../access/place-in-request.js';
import { callerOf, type Need, NEED, type Place } from '../access/route.decorators.js';
import { EventQuotas } from './event-quotas.js';
import { type Counted, isCounted } from './quotas.js';

const COUNTED = 'kifu:counted';

/** Counts what is posted on routes that say so, but for the answer to a request that had been carried out before. */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  constructor(
    private readonly quotas: EventQuotas,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const what = this.countedAs(context);
    if (what === null || request.method !== 'POST') return next.handle();
    const reply = http.getResponse<FastifyReply>();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const isNothing = () => reply.hasHeader('Idempotent-Replayed');
    // An operation that takes no key has refused it by now.
    const hasKey = request.headers['idempotency-key'] !== undefined;
    const place = this.placeOf(context, request);
    return from(this.quotas.counting(what, callerOf(request), place, { work, isNothing, hasKey }));
  }

  /** The league that the body names, or the place in the address. */
  private placeOf(context: ExecutionContext, request: FastifyRequest): Place | undefined {
    const named = placeIn(request.body, { league: 'leagueId' });
    if (named !== undefined) return named;
    const need = this.reflector.get<Need | string | undefined>(NEED, context.getHandler());
    return typeof need === 'object' ? placeIn(request.params, need.place) : undefined;
  }

  /** By the permission that the route takes, or by another that the use case asks for; null if it counts itself. */
  private countedAs(context: ExecutionContext): Counted | null {
    const handler = context.getHandler();
    const need = this.reflector.get<Need | string | undefined>(NEED, handler);
    const named = this.reflector.get<Counted | typeof LINE_BY_LINE | undefined>(COUNTED, handler);
    const what = named ?? (typeof need === 'object' ? need.permission : '');
    return isCounted(what) ? what : null;
  }
}

/** Only routes that count have the interceptor, and have it once: Nest puts streams around whatever passes one. */
export const counts: MethodDecorator = (target, name, descriptor) => {
  const method: unknown = descriptor.value;
  const given: unknown = typeof method === 'function' ? Reflect.getMetadata(INTERCEPTORS_METADATA, method) : undefined;
  if (!Array.isArray(given) || !given.includes(QuotaInterceptor))
    UseInterceptors(QuotaInterceptor)(target, name, descriptor);
};

/**
 * What is posted here counts as this, where it is not by the permission that the route names; it answers
 * `quota.exhausted`.
 */
export const CountedAs = (what: Counted): MethodDecorator =>
  applyDecorators(SetMetadata<string, Counted>(COUNTED, what), counts);

const LINE_BY_LINE = 'line by line';

/** The use case counts each line of the body by itself. */
export const CountedByLine = (): MethodDecorator => SetMetadata<string, typeof LINE_BY_LINE>(COUNTED, LINE_BY_LINE);
