import { applyDecorators, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody } from '@nestjs/swagger';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { JSON_LIMITS, type JsonLimits } from './json-limits.js';
import { parseJsonBody } from './json-body.js';
import { RequestInvalid } from './request.errors.js';

/** The body of this operation is a JSON file: it may be longer than others, and it stays the bytes that came. */
export const TakesFile = (bytesMax: number, description: string): MethodDecorator =>
  applyDecorators(
    RouteConfig({ fileBytesMax: bytesMax }),
    ApiBody({ description, schema: { type: 'object', additionalProperties: true } }),
  );

/** A file says more than any other body; how long its texts may be is for whoever reads them. */
const FILE_LIMITS: JsonLimits = { ...JSON_LIMITS, values: 4_000_000, members: 20_000, text: Infinity };

/** The file, as bytes that say JSON. Large bodies cost time to read, so it is done only for those who passed the guards. */
export const FileBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body) || body.byteLength === 0) {
    throw new RequestInvalid([{ in: 'body', pointer: '', message: 'the body must be the file' }]);
  }
  parseJsonBody(body, FILE_LIMITS);
  return body;
});

/** Whose files are taken. A body is in memory before any guard is asked, and a file is large. */
@Injectable()
export class FileSenders {
  private admit: (request: FastifyRequest) => Promise<void> = () => Promise.resolve();

  /** `admit` throws the refusal of whoever is nobody. */
  admitBy(admit: (request: FastifyRequest) => Promise<void>): void {
    this.admit = admit;
  }

  require(request: FastifyRequest): Promise<void> {
    return this.admit(request);
  }
}

/** Must run before the routes are added. */
export function limitFiles(server: FastifyInstance, senders: FileSenders): void {
  server.addHook('onRoute', (route) => {
    const bytesMax = route.config?.fileBytesMax;
    if (bytesMax === undefined) return;
    route.bodyLimit = bytesMax;
    route.onRequest = [route.onRequest ?? [], (request: FastifyRequest) => senders.require(request)].flat();
  });
}
