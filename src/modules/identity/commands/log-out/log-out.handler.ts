import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoSession } from '../../sessions/session.errors.js';
import { Sessions } from '../../sessions/sessions.js';
import { LogOut } from './log-out.command.js';

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ caller: { session } }: LogOut): Promise<void> {
    if (session === undefined) throw new NoSession();
    await this.sessions.end(session.id, 'log-out');
  }
}
