/**
 * Whether a browser was sent here by one of our own pages. A browser adds the cookie to whatever any page has it send,
 * so a cookie alone proves no intent (cross-site request forgery). Two defences in depth of OWASP's cheat sheet on it:
 * the browser's own word on where a request comes from (Fetch Metadata; where a browser has none, `Origin`), and a
 * header of our own, which a page of another origin can't add without asking first (CORS), and we don't let any send
 * cookies.
 */
import type { FastifyRequest } from 'fastify';
import { isFromOwnOrigin } from '../../../platform/http/index.js';
import { CrossSiteRefused } from './browser.problems.js';

/** Any value will do. */
export const OWN_PAGE_HEADER = 'x-kifu-page';

/** Another site has the browser send this. A typed address, or a client that is no browser, has no origin. */
export function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** For what changes something. Throws `CrossSiteRefused`. */
export function requireOwnPage(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  const isOurs = site === undefined ? isFromOwnOrigin(request) : site === 'same-origin';
  if (!isOurs || request.headers[OWN_PAGE_HEADER] === undefined) throw new CrossSiteRefused();
}
