import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

/** Has access tokens signed by another key from now on; returns its id. */
export class RotateSigningKey extends Command<string> {
  constructor(
    /** Whether tokens of the keys before are refused from now on. */
    readonly withdraw: boolean,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
