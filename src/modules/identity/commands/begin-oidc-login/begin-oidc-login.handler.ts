import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BegunLogin, OidcLogins } from '../../oidc/oidc-logins.js';
import { BeginOidcLogin } from './begin-oidc-login.command.js';

@CommandHandler(BeginOidcLogin)
export class BeginOidcLoginHandler implements ICommandHandler<BeginOidcLogin> {
  constructor(private readonly logins: OidcLogins) {}

  execute(): Promise<BegunLogin> {
    return this.logins.begin();
  }
}
