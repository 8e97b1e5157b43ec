import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

export interface RotatedKey {
  readonly id: string;
  /** The whole key, this once. */
  readonly key: string;
  /** Until then the secret before is good as well. */
  readonly previousUntil: string;
}

/** Gives a key another secret; the one before stays good for a while, so that nobody is locked out in between. */
export class RotateKey extends Command<RotatedKey> {
  constructor(
    readonly keyId: string,
    readonly graceSeconds: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
