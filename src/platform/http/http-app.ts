import { type RequestListener } from 'node:http';
import { type DynamicModule, type NestApplicationOptions, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { corsFor } from './cross-origin.js';
import { serveDocs } from './docs/openapi.js';
import { type HttpSettings } from './http-settings.js';
import { FileSenders, limitFiles } from './input/file-body.js';
import { parseJsonBodies } from './input/json-body.js';
import { compressAnswers } from './output/compress.js';
import { tagResponses } from './output/etag.js';
import { EventStreams } from './output/event-streams.js';
import { sendSecurityHeaders } from './output/security-headers.js';
import { serveOneAtATime } from './one-at-a-time.js';
import { AllowedMethods } from './problems/allowed-methods.js';
import { refuseOddRequests } from './problems/odd-requests.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { answerUnread } from './problems/unread-request.js';
import { limitRate, RateSubject } from './rate-limit.js';
import { PageHeads } from './web/page-heads.js';
import { PagePictures } from './web/page-pictures.js';
import { serveWebApplication } from './web/web-application.js';

/**
 * A deck of 250 lines takes 10 KB, an imported position less than 200 KB. What it may say is bounded besides:
 * `JSON_LIMITS`.
 */
const BODY_LIMIT_BYTES = 1_048_576;

/** What a caller may add: request ids and logging are the caller's business. */
export interface HttpAppOptions {
  readonly nest?: NestApplicationOptions;
  readonly fastify?: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'>;
}

/** Builds the Nest application of `root` with everything between the socket and the controllers. It does not listen. */
export async function createHttpApp(
  root: Type | DynamicModule,
  settings: HttpSettings,
  options: HttpAppOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...options.fastify,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: [...(settings.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle: RequestListener) => serveOneAtATime(handle, { requestTimeoutMs: 30_000 }),
    // URLs that the router can't read never reach Nest, which has no filter for them.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      app.get(ProblemFilter).answer(error, request, reply),
    clientErrorHandler: (error, socket) => answerUnread(error, socket),
  });
  const app: NestFastifyApplication = await NestFactory.create(root, adapter, { ...options.nest, bodyParser: false });
  await setUp(app, settings);
  return app;
}

async function setUp(app: NestFastifyApplication, settings: HttpSettings): Promise<void> {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  app.get(AllowedMethods).watch(server);
  refuseOddRequests(server);
  parseJsonBodies(server, BODY_LIMIT_BYTES);
  sendSecurityHeaders(server);
  const cors = corsFor(server, settings);
  app.enableCors({ delegator: (request, use) => use(null, cors(request)) });
  app.get(EventStreams).limitTo(settings.streamsPerCaller ?? 0);
  await limitRate(server, settings.rateLimitPerMinute, app.get(RateSubject));
  // After the limit, as every other question to the database.
  limitFiles(server, app.get(FileSenders));
  tagResponses(server);
  await compressAnswers(server);
  serveDocs(app);
  await serveWebApplication(server, settings.web, { heads: app.get(PageHeads), pictures: app.get(PagePictures) });
}
