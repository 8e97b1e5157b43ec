import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { catchError, concatMap, from, type Observable } from 'rxjs';
import { callerOf } from '../access/caller.decorator.js';
import { type Need, NEED } from '../access/needs.decorator.js';
import type { Permission } from '../access/rights.js';
import type { CallerIdentity } from '../access/roles.js';
import { Quotas } from './quotas.js';

/**
 * Counts before anything is done, so that many at once are no more than one after the other, and gives back what came to
 * nothing: a refusal, or the answer to a request that had been carried out before.
 */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  constructor(
    private readonly quotas: Quotas,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const need = this.reflector.get<Need | undefined>(NEED, context.getHandler());
    if (need === undefined || request.method !== 'POST') return next.handle();
    const caller = callerOf(request);
    if (!this.quotas.isCounted(need.permission, caller)) return next.handle();
    return from(this.quotas.take(need.permission, caller)).pipe(
      concatMap(() => this.counted(need.permission, caller, next, http.getResponse<FastifyReply>())),
    );
  }

  private counted(what: Permission, caller: CallerIdentity, next: CallHandler, reply: FastifyReply) {
    const giveBack = () => this.quotas.giveBack(what, caller);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await giveBack();
        throw error;
      }),
      concatMap(async (answer: unknown) => {
        if (reply.hasHeader('Idempotent-Replayed')) await giveBack();
        return answer;
      }),
    );
  }
}
