import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/roles.js';
import { NoSession } from '../sessions/session.problems.js';
import { Sessions } from '../sessions/sessions.js';

/** Ends the session of the caller; throws `NoSession`. */
export class LogOut extends Command<void> {
  constructor(readonly caller: CallerIdentity) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ caller: { session } }: LogOut): Promise<void> {
    if (session === undefined) throw new NoSession();
    await this.sessions.end(session.id, 'log-out');
  }
}
