/** The package has no types of its own. Only what the tests use of it. */
declare module 'oidc-provider' {
  import { type RequestListener } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
  }
}
