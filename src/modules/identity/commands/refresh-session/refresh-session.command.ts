import { Command } from '@nestjs/cqrs';
import { type OpenSession } from '../../sessions/sessions.js';

/** Gives a session new tokens for the refresh token of before. */
export class RefreshSession extends Command<OpenSession> {
  constructor(readonly refreshToken: string) {
    super();
  }
}
