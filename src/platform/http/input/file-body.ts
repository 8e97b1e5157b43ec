import { applyDecorators, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AddRouteConfig } from '../add-route-config.js';
import { FilePipe } from './file.pipe.js';

/** The body of this operation is a JSON file: it may be longer than others, and it stays the bytes that came. */
export const TakesFile = (bytesMax: number, description: string): MethodDecorator =>
  applyDecorators(
    AddRouteConfig({ fileBytesMax: bytesMax }),
    ApiBody({ description, schema: { type: 'object', additionalProperties: true } }),
  );

/**
 * The file, as bytes that say JSON. Large bodies take time to read, so only requests that passed the guards are read.
 */
export const FileBody = (): ParameterDecorator => RequestOf(FilePipe);

const RequestOf = createParamDecorator((_: unknown, context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** Whose files are taken. A body is in memory before any guard is asked, and a file is large. */
@Injectable()
export class FileSenders {
  private admit: (request: FastifyRequest) => Promise<void> = () => Promise.resolve();

  /** `admit` throws the refusal of an unknown caller. */
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
