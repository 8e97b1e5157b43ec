import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../../identity/index.js';
import { type Organisation } from '../../domain/organisation.js';

/** Creates an organisation; if its creator is a player, that one is its first organiser. */
export class CreateOrganisation extends Command<Organisation> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
