import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Helmet's headers, on every answer. They are the same on each, so helmet is asked once: it would put them together
 * again for every request.
 */
export function sendSecurityHeaders(server: FastifyInstance): void {
  const headers = headersOfHelmet();
  server.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    // Not at once: where what follows the head is no HTTP, that is the answer.
    queueMicrotask(done);
  });
}

function headersOfHelmet(): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader = (name, value) => {
    headers.set(name, String(value));
    return response;
  };
  // upgrade-insecure-requests would break the docs page wherever Kifu is served over plain HTTP. Not even a page of the
  // same site frames another: what may be framed says so itself (`web/page-policy.ts`).
  const directives = { upgradeInsecureRequests: null, frameAncestors: ["'none'"] };
  const ask = helmet({ contentSecurityPolicy: { directives }, frameguard: { action: 'deny' } });
  ask(response.req, response, (error) => {
    if (error !== undefined) throw new Error('helmet has no headers', { cause: error });
  });
  return headers;
}
