/**
 * Which pages of other origins may read what (CORS). Pages of listed origins may do all that the API answers; pages of
 * any origin may read what is public, without a key. No page sends a cookie.
 */
import { type FastifyCorsOptions } from '@fastify/cors';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AddRouteConfig } from './add-route-config.js';
import { type HttpSettings } from './http-settings.js';
import { pathPattern } from './path-pattern.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of any origin may read it. */
    isOpenToPages?: boolean;
  }
}

/** An operation that reads what is public: pages of any origin may read it, too. */
export const OpenToPages = (): MethodDecorator => AddRouteConfig({ isOpenToPages: true });

/** Headers that a page of another origin may read. */
const EXPOSED = [
  'ETag',
  'Location',
  'Retry-After',
  'X-Request-Id',
  'Idempotent-Replayed',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Seconds for which a browser remembers what it may send; browsers themselves go no higher than two hours. */
const REMEMBERED = 7200;

const LISTED = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: EXPOSED,
  maxAge: REMEMBERED,
} satisfies FastifyCorsOptions;

/** `Authorization` is missing here: a browser sends no key for a page of an unlisted origin. */
const ANY_PAGE = {
  origin: '*',
  methods: ['GET', 'HEAD'],
  allowedHeaders: ['If-None-Match', 'Last-Event-ID', 'X-Request-Id'],
  exposedHeaders: EXPOSED,
  maxAge: REMEMBERED,
} satisfies FastifyCorsOptions;

/** Whether a page of another origin has the browser send this. A page that reads from its own origin names none. */
export const isFromOtherOrigin = (request: FastifyRequest): boolean =>
  request.headers.origin !== undefined && !isFromOwnOrigin(request);

/** By the host alone: whether a proxy before us speaks TLS is unknown. */
export const isFromOwnOrigin = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/** Must run before the routes are added. */
export function corsFor(
  server: FastifyInstance,
  { corsOrigins, publicReading = true }: HttpSettings,
): (request: FastifyRequest) => FastifyCorsOptions {
  const openPaths: RegExp[] = [];
  server.addHook('onRoute', ({ method, url, config }) => {
    if (config?.isOpenToPages === true && [method].flat().some(reads)) openPaths.push(pathPattern(url));
  });
  const isListed = (origin = ''): boolean => corsOrigins.includes('*') || corsOrigins.includes(origin);
  /** A preflight is decided by its path. What it leads to is decided by its route, and holds no key. */
  const isOpen = ({ method, url, headers, routeOptions }: FastifyRequest, preflight: boolean): boolean => {
    if (!preflight)
      return reads(method) && routeOptions.config.isOpenToPages === true && headers.authorization === undefined;
    const path = url.split('?', 1)[0] ?? '';
    return reads(headers['access-control-request-method']) && openPaths.some((each) => each.test(path));
  };
  return (request) => {
    const preflight = isPreflight(request);
    if (isListed(request.headers.origin)) {
      return { ...LISTED, origin: corsOrigins.includes('*') ? '*' : [...corsOrigins], preflight };
    }
    return publicReading && isOpen(request, preflight) ? { ...ANY_PAGE, preflight } : { origin: false };
  };
}

const reads = (method = ''): boolean => method === 'GET' || method === 'HEAD';

/** A page that asks before it sends. Any other OPTIONS is a method like others, which no path answers. */
const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
