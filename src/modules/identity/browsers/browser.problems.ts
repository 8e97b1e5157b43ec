import { problem } from '../../../platform/problems/index.js';

/** A browser sends its cookie along with what any page has it send. */
export class CrossSiteRefused extends problem('identity.cross-site', {
  status: 403,
  title: 'Not from a page of this service',
  help: 'With a cookie, send `X-Kifu-Page: 1`, and send it from a page of the same origin. Programs send a key or an access token instead.',
}) {
  constructor() {
    super('The cookie counts for requests that a page of this service makes, and says that it makes.');
  }
}
