import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

/** Links the caller's account to whom the OpenID provider says they are. */
export class LinkIdentity extends Command<void> {
  constructor(
    readonly secret: string,
    readonly query: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
