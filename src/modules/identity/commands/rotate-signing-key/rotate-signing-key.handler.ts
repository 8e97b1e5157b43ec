import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SigningKeys } from '../../sessions/signing-keys.js';
import { RotateSigningKey } from './rotate-signing-key.command.js';

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
