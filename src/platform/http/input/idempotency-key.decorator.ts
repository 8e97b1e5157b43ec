import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { IdempotencyKeyNotTaken, RequestInvalid } from './request.problems.js';

const TAKES_KEY = 'kifu:takes-idempotency-key';

/** These change nothing, however often they are sent. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Visible ASCII: what a header can carry without anybody on the way changing it. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes a parameter's decorator of what `read` makes of the request and its Idempotency-Key header (`undefined` without
 * one), which it checks and documents. A request that is sent again under its key is answered again, not done again.
 */
export const withIdempotencyKey = <Value>(read: (request: FastifyRequest, key: string | undefined) => Value) =>
  createParamDecorator(
    (_: unknown, context: ExecutionContext): Value => {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      return read(request, keyOf(request));
    },
    [
      (target, method) => {
        if (method === undefined) return;
        const descriptor = Object.getOwnPropertyDescriptor(target, method);
        if (descriptor === undefined) return;
        documentKey(target, method, descriptor);
        takesKey(target, method, descriptor);
      },
    ],
  );

function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  const message = 'Idempotency-Key must be 1 to 200 visible ASCII characters';
  throw new RequestInvalid([{ in: 'header', pointer: 'Idempotency-Key', message }]);
}

/**
 * Who sends a key counts on it: an operation that takes none refuses the request, rather than to do a second time what
 * was to be done once.
 */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers['idempotency-key'] === undefined || SAFE.has(method)) return true;
    if (this.reflector.get<boolean | undefined>(TAKES_KEY, context.getHandler()) !== true) {
      throw new IdempotencyKeyNotTaken();
    }
    return true;
  }
}

const takesKey = SetMetadata(TAKES_KEY, true);

const documentKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A second request with the same key and body gets the first answer again, and is not carried out again. Its answer has `Idempotent-Replayed: true`.',
  example: '5f0c7c1e-table-4-action-17',
});
