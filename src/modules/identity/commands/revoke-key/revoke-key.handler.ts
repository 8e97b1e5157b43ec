import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiKeys } from '../../access/api-keys.js';
import { KeyStore } from '../../access/key-store.js';
import { KeyNotFound, RoleForbidden } from '../../identity.errors.js';
import { RevokeKey } from './revoke-key.command.js';

@CommandHandler(RevokeKey)
export class RevokeKeyHandler implements ICommandHandler<RevokeKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly keys: ApiKeys,
  ) {}

  async execute({ keyId, caller }: RevokeKey): Promise<void> {
    if (caller.role !== 'admin' && caller.keyId !== keyId) throw new RoleForbidden(caller.role, ['admin']);
    if (!(await this.store.revoke(keyId))) throw new KeyNotFound(keyId);
    this.keys.forget(keyId);
  }
}
