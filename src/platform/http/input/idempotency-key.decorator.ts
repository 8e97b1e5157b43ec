import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { RequestInvalid } from './request.errors.js';

/** Visible ASCII: what a header can carry without anybody on the way changing it. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key header, `undefined` without one: `act(@IdempotencyKey() key: string | undefined)`. A request that is sent
 * again under its key is answered again, not done again.
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const header = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (header === undefined) return undefined;
    if (typeof header === 'string' && KEY.test(header)) return header;
    const message = 'Idempotency-Key must be 1 to 200 visible ASCII characters';
    throw new RequestInvalid([{ in: 'header', pointer: 'Idempotency-Key', message }]);
  },
  [
    (target, method) => {
      if (method === undefined) return;
      const descriptor = Object.getOwnPropertyDescriptor(target, method);
      if (descriptor !== undefined) documentKey(target, method, descriptor);
    },
  ],
);

const documentKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key with the same body is answered again instead of being done again.',
  example: '5f0c7c1e-table-4-action-17',
});
