import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

/** Ends the session of the caller; throws `NoSession`. */
export class LogOut extends Command<void> {
  constructor(readonly caller: CallerIdentity) {
    super();
  }
}
