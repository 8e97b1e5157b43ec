import { problem } from '../../../platform/problems/index.js';

/** A browser sends its cookie along with what any page has it send. */
export class CrossSiteRefused extends problem('identity.cross-site', {
  status: 403,
  title: 'Cross-site request refused',
  help: 'A request with a cookie must come from a page of the same origin and send `X-Kifu-Page: 1`. Programs send a key or an access token instead.',
}) {
  constructor() {
    super('The session cookie is accepted only for requests from pages of this service.');
  }
}
