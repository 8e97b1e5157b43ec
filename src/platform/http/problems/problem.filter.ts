import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PAGE_MEDIA_TYPE, PAGE_POLICY, wantsPage } from '../docs/page.js';
import { problemAsPage } from '../docs/problem-as-page.js';
import { AllowedMethods } from './allowed-methods.js';
import type { CodedError, ProblemClass } from '../../problems/index.js';
import { isCoded, plainRow, PROBLEM_MEDIA_TYPE, problemOf } from './problem.js';
import { ProblemRegistry } from './problem-registry.js';
import {
  BadContentLength,
  BadUrl,
  BodyTooLarge,
  MethodNotAllowed,
  RequestRefused,
  ServerFault,
  UnsupportedMediaType,
} from '../input/request.problems.js';

/** What the framework itself refuses, as our problems. */
const OF_FRAMEWORK: Readonly<Record<string, ProblemClass<string>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: BodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: UnsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: BadContentLength,
  FST_ERR_BAD_URL: BadUrl,
  FST_ERR_MAX_PARAM_LENGTH: BadUrl,
};

/** What it refuses before it looks for a route, and what it says of files that are none of those served. */
const UNROUTED: ReadonlySet<string> = new Set(['FST_ERR_ROUTE_MISSING_CONTENT_TYPE', 'FST_STATIC_FORBIDDEN_PATH']);

/**
 * The one place where an error becomes a response. Whatever was thrown (a module's coded error, the framework's, a bug)
 * leaves as problem details; a code without a row and everything else unknown is our fault and is logged.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(
    private readonly registry: ProblemRegistry,
    private readonly methods: AllowedMethods,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also called for what never reaches Nest. */
  answer(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = this.named(exception, request);
    const row = this.registry.find(error.code) ?? plainRow(error instanceof RequestRefused ? error.status : 500);
    if (row.status >= 500) this.log(error, exception, request.id);
    if (reply.sent) return;
    if (error instanceof MethodNotAllowed) reply.header('Allow', error.allowed.join(', '));
    if ('retryAfterSeconds' in error) reply.header('Retry-After', String(error.retryAfterSeconds));
    if (row.status === 401) reply.header('WWW-Authenticate', 'Bearer realm="kifu"');
    const body = problemOf(error, row, { url: request.raw.url ?? request.url, requestId: request.id });
    const vary = reply.getHeader('vary');
    reply.code(row.status).header('Vary', vary === undefined ? 'Accept' : `${String(vary)}, Accept`);
    if (!wantsPage(request.headers.accept)) return void reply.type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(body));
    const address = `${request.protocol}://${request.host}${request.raw.url ?? request.url}`;
    reply.type(PAGE_MEDIA_TYPE).header('Content-Security-Policy', PAGE_POLICY);
    void reply.send(problemAsPage(body, row, address));
  }

  /** What says when to come back is known, and passes. */
  private log(error: CodedError, exception: unknown, requestId: string): void {
    const line = { msg: error.message, err: exception, requestId };
    if ('retryAfterSeconds' in error) this.logger.warn(line);
    else this.logger.error(line);
  }

  private named(exception: unknown, request: FastifyRequest): CodedError {
    const known = this.known(exception, request);
    if (known !== undefined) return known;
    const status = refusedWith(exception);
    // Modules throw coded errors, so a bare 404 is the router's.
    if (status === 404) return this.unrouted(request);
    if (status === undefined) return this.registry.recognised(exception) ?? new ServerFault(exception);
    const { cause, message } = exception as Error;
    return this.known(cause, request) ?? new RequestRefused(status, message, exception);
  }

  /** An error with a code of ours, or with one of the framework's that we have another for. */
  private known(error: unknown, request: FastifyRequest): CodedError | undefined {
    if (!isCoded(error)) return undefined;
    if (this.registry.find(error.code) !== undefined) return error;
    const refusal = OF_FRAMEWORK[error.code];
    if (refusal !== undefined) return new refusal(error.message, { cause: error });
    return UNROUTED.has(error.code) ? this.unrouted(request) : undefined;
  }

  private unrouted(request: FastifyRequest): CodedError {
    return this.methods.refusal(request.method, request.raw.url ?? request.url);
  }
}

/** The status of refusals by Nest or Fastify; undefined for other errors. */
function refusedWith(exception: unknown): number | undefined {
  const status = exception instanceof HttpException ? exception.getStatus() : ownStatus(exception);
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
}

/** The status of an error of Fastify or one of its plugins. */
function ownStatus(exception: unknown): number | undefined {
  const isTheirs = isCoded(exception) && exception.code.startsWith('FST_') && 'statusCode' in exception;
  return isTheirs && typeof exception.statusCode === 'number' ? exception.statusCode : undefined;
}
