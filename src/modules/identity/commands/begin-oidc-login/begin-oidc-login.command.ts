import { Command } from '@nestjs/cqrs';
import { type BegunLogin } from '../../oidc/oidc-logins.js';

/** Sends somebody to the OpenID provider. */
export class BeginOidcLogin extends Command<BegunLogin> {}
