import { Command } from '@nestjs/cqrs';
import { type CallerIdentity, type Grant } from '../../../identity/index.js';

/** Gives a player a role in a league or an organisation; throws `KeyBounded`. */
export class GiveRole extends Command<void> {
  constructor(
    readonly grant: Grant,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** Takes it again. That it was held stays recorded. */
export class TakeRole extends Command<void> {
  constructor(
    readonly grant: Grant,
    /** The key or session of who takes it. */
    readonly by: string,
  ) {
    super();
  }
}
