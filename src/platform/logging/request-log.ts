/** Every request has an id, which its answer carries and its log lines share. */
import { type IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { newId } from '../ids/index.js';
import { type Log } from './log.js';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/**
 * For Fastify's options: a caller's own X-Request-Id is accepted if it is short and plain, so that callers cannot
 * inject text into our log.
 */
export const requestIds = {
  requestIdHeader: false,
  genReqId: ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && WELL_FORMED.test(given) ? given : newId();
  },
} as const;

/** By the first segment of a route with `:id`: the name under which that id is logged. */
export type Subjects = Readonly<Record<string, string>>;

/** Logs each answer in one line, without the query or the body, which may hold secrets. */
export function logRequests(server: FastifyInstance, log: Log, subjects: Subjects): void {
  const sendId = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.header('x-request-id', request.id);
    done();
  };
  server.addHook('onRequest', sendId);
  // Once more, for requests that an earlier hook has refused.
  server.addHook('onSend', (request, reply, _payload, done) => sendId(request, reply, done));
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const { method, id: requestId } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { requestId, method, route, ...subjectOf(request, subjects), status: reply.statusCode, ms };
    log[isProbe(route) ? 'debug' : 'info'](line, 'answered');
    done();
  });
}

function isProbe(route: string | undefined): boolean {
  return route === '/metrics' || route?.startsWith('/health/') === true;
}

function subjectOf({ routeOptions, params }: FastifyRequest, subjects: Subjects): Record<string, string> {
  const [, noun] = /\/([a-z-]+)\/:id\b/.exec(routeOptions.url ?? '') ?? [];
  const name = noun === undefined ? undefined : subjects[noun];
  if (name === undefined || typeof params !== 'object' || params === null || !('id' in params)) return {};
  return typeof params.id === 'string' ? { [name]: params.id } : {};
}
