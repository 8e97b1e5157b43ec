import { Injectable } from '@nestjs/common';
import { OidcProvider } from '../oidc/provider.js';

/** How browsers log in here, beside a password and a key. */
@Injectable()
export class BrowserLogins {
  constructor(private readonly provider: OidcProvider) {}

  get byOpenId(): boolean {
    return this.provider.returnsHere;
  }
}
