import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AllowedMethods } from './allowed-methods.js';
import { type CodedError, isCoded, plainRow, PROBLEM_MEDIA_TYPE, problemOf } from './problem.js';
import { ProblemRegistry } from './problem-registry.js';
import { MethodNotAllowed, RequestRefused, RouteNotFound, ServerFault } from '../input/request.errors.js';

/** What the framework itself refuses, in our codes. */
const FRAMEWORK_CODES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.bad-content-length',
  FST_ERR_BAD_URL: 'request.bad-url',
  FST_ERR_MAX_PARAM_LENGTH: 'request.bad-url',
};

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
    void reply.code(row.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(body));
  }

  /** What says when to come back is known, and passes. */
  private log(error: CodedError, exception: unknown, requestId: string): void {
    const line = { msg: error.message, err: exception, requestId };
    if ('retryAfterSeconds' in error) this.logger.warn(line);
    else this.logger.error(line);
  }

  private named(exception: unknown, request: FastifyRequest): CodedError {
    if (isCoded(exception)) {
      if (this.registry.find(exception.code) !== undefined) return exception;
      const framework = FRAMEWORK_CODES[exception.code];
      if (framework !== undefined) return new RequestRefused(framework, exception.message, exception);
    }
    if (!(exception instanceof HttpException)) return this.registry.recognised(exception) ?? new ServerFault(exception);
    const status = exception.getStatus();
    if (status >= 500) return new ServerFault(exception);
    if (status === 404) return this.unrouted(request);
    return isCoded(exception.cause)
      ? this.named(exception.cause, request)
      : new RequestRefused('request.refused', exception.message, exception, status);
  }

  /** 404, or 405 when the same path answers other methods. Modules throw coded errors, so a bare 404 is the router's. */
  private unrouted(request: FastifyRequest): CodedError {
    const allowed = this.methods.of(request.raw.url ?? request.url);
    return allowed.length > 0 ? new MethodNotAllowed(request.method, allowed) : new RouteNotFound(request.method);
  }
}
