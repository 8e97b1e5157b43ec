import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Proofs } from '../accounts/proofs.js';
import { type OpenSession, Sessions } from '../sessions/sessions.js';

/** Begins a session of an account. */
export class LogIn extends Command<OpenSession> {
  constructor(
    readonly login: string,
    readonly password: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly proofs: Proofs,
    private readonly sessions: Sessions,
  ) {}

  async execute({ login, password, address }: LogIn): Promise<OpenSession> {
    return this.sessions.begin(await this.proofs.byPassword(login, password, address));
  }
}
