import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyNotFound } from '../access/access.problems.js';
import { ApiKeys } from '../access/api-keys.js';
import { isOwnKey, KeyStore } from '../access/key-store.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity } from '../access/caller-identity.js';

/** Ends a key. Admins may end any, players all of theirs, everybody else the key they hold. */
export class RevokeKey extends Command<void> {
  constructor(
    readonly keyId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(RevokeKey)
export class RevokeKeyHandler implements ICommandHandler<RevokeKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly keys: ApiKeys,
    private readonly rights: Rights,
  ) {}

  async execute({ keyId, caller }: RevokeKey): Promise<void> {
    const row = await this.store.find(keyId);
    if (row === null || !isOwnKey(caller, row)) await this.rights.require(caller, 'keys.manage-any');
    if (row === null) throw new KeyNotFound(keyId);
    await this.store.revoke(keyId, caller.keyId);
    this.keys.forget(keyId);
  }
}
