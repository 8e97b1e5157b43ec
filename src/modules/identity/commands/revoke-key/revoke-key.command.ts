import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

/** Ends a key. Admins may end any, players all of theirs, everybody else the key they hold. */
export class RevokeKey extends Command<void> {
  constructor(
    readonly keyId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
