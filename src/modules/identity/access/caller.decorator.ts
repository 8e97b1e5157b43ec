import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type CallerIdentity } from './roles.js';

const callers = new WeakMap<FastifyRequest, CallerIdentity>();

/** The guard's note for the controllers of the same request. */
export function rememberCaller(request: FastifyRequest, caller: CallerIdentity): void {
  callers.set(request, caller);
}

/** Who makes the request, which is not to a public route. */
export function callerOf(request: FastifyRequest): CallerIdentity {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('a public route has no caller');
  return caller;
}

/** Who makes the request: `execute(@Caller() caller: CallerIdentity)`. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
