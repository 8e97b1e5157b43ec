import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Proofs } from '../accounts/proofs.js';
import { type OpenSession, Sessions } from '../sessions/sessions.js';

/** Begins a session of a person who comes back from the OpenID provider. */
export class FinishOidcLogin extends Command<OpenSession> {
  constructor(
    readonly secret: string,
    readonly query: string,
  ) {
    super();
  }
}

@CommandHandler(FinishOidcLogin)
export class FinishOidcLoginHandler implements ICommandHandler<FinishOidcLogin> {
  constructor(
    private readonly proofs: Proofs,
    private readonly sessions: Sessions,
  ) {}

  async execute({ secret, query }: FinishOidcLogin): Promise<OpenSession> {
    return this.sessions.begin(await this.proofs.byProvider(secret, query));
  }
}
