import { Command } from '@nestjs/cqrs';
import { type OpenSession } from '../../sessions/sessions.js';

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
