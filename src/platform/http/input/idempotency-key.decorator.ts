import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { RequestInvalid } from './request.errors.js';

/** Visible ASCII: what a header can carry without anybody on the way changing it. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes a parameter's decorator of what `read` makes of the request and its Idempotency-Key header (`undefined` without one),
 * which it checks and documents. A request that is sent again under its key is answered again, not done again.
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
        if (descriptor !== undefined) documentKey(target, method, descriptor);
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

const documentKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'The same key with the same body is answered again instead of being done again; that answer says ' +
    '`Idempotent-Replayed: true`.',
  example: '5f0c7c1e-table-4-action-17',
});
