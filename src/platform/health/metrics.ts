/**
 * Numbers for Prometheus. Parts make their own with prom-client (`new Counter({ name: 'kifu_…', … })`); they all join
 * its one registry, which is what /metrics shows.
 */
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

export const METRICS_MEDIA_TYPE = register.contentType;

const httpSeconds = new Histogram({
  name: 'kifu_http_request_seconds',
  help: 'Time from a request to the end of its answer, by route (not by address) and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

let collecting = false;

/** Memory, event loop, garbage collection. Several applications in one process (tests) share them. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics();
}

/** Requests that match no route share one label: made-up addresses must not make up time series. */
export function measureRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    httpSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

export function renderMetrics(): Promise<string> {
  return register.metrics();
}
