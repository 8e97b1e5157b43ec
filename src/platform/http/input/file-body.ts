import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody } from '@nestjs/swagger';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { parseJsonBody } from './json-body.js';
import { RequestInvalid } from './request.errors.js';

/** The body of this operation is a JSON file: it may be longer than others, and it stays the bytes that came. */
export const TakesFile = (bytesMax: number, description: string): MethodDecorator =>
  applyDecorators(
    RouteConfig({ fileBytesMax: bytesMax }),
    ApiBody({ description, schema: { type: 'object', additionalProperties: true } }),
  );

/** The file, as bytes that say JSON. Large bodies cost time to read, so it is done only for those who passed the guards. */
export const FileBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body) || body.byteLength === 0) {
    throw new RequestInvalid([{ in: 'body', pointer: '', message: 'the body must be the file' }]);
  }
  parseJsonBody(body);
  return body;
});

/** Must run before the routes are added. */
export function limitFiles(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const bytesMax = route.config?.fileBytesMax;
    if (bytesMax !== undefined) route.bodyLimit = bytesMax;
  });
}
