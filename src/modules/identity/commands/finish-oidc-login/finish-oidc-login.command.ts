import { Command } from '@nestjs/cqrs';
import { type OpenSession } from '../../sessions/sessions.js';

/** Begins a session of whoever comes back from the OpenID provider. */
export class FinishOidcLogin extends Command<OpenSession> {
  constructor(
    readonly secret: string,
    readonly query: string,
  ) {
    super();
  }
}
