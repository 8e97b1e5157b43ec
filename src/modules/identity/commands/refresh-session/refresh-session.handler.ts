import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OpenSession, Sessions } from '../../sessions/sessions.js';
import { RefreshSession } from './refresh-session.command.js';

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  constructor(private readonly sessions: Sessions) {}

  execute({ refreshToken }: RefreshSession): Promise<OpenSession> {
    return this.sessions.refresh(refreshToken);
  }
}
