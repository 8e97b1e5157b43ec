import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../access/caller.decorator.js';
import { type Need, NEED } from '../access/needs.decorator.js';
import { COUNTED } from './counted.decorator.js';
import { type Counted, isCounted, Quotas } from './quotas.js';

/** Counts what is posted, but for the answer to a request that had been carried out before. */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  constructor(
    private readonly quotas: Quotas,
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
    return from(this.quotas.counting(what, callerOf(request), { work, isNothing, hasKey }));
  }

  /** By the permission that the route takes, or by another that the use case asks for. */
  private countedAs(context: ExecutionContext): Counted | null {
    const handler = context.getHandler();
    const need = this.reflector.get<Need | string | undefined>(NEED, handler);
    const named = this.reflector.get<Counted | undefined>(COUNTED, handler);
    const what = named ?? (typeof need === 'object' ? need.permission : '');
    return isCounted(what) ? what : null;
  }
}
