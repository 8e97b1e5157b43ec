import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/caller-identity.js';
import { SigningKeys } from '../sessions/signing-keys.js';

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

@CommandHandler(RotateSigningKey)
export class RotateSigningKeyHandler implements ICommandHandler<RotateSigningKey> {
  private readonly logger = new Logger('identity');

  constructor(private readonly keys: SigningKeys) {}

  async execute({ withdraw, caller }: RotateSigningKey): Promise<string> {
    const id = await this.keys.rotate({ withdraw });
    this.logger.log({ msg: 'access tokens are signed by another key', signingKey: id, withdraw, by: caller.keyId });
    return id;
  }
}
