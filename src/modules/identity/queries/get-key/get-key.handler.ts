import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { KeyStore } from '../../access/key-store.js';
import { isOwnKey } from '../../access/own-keys.js';
import { Rights } from '../../access/rights.service.js';
import { KeyNotFound } from '../../access/access.errors.js';
import { GetKey, type KeyDetails } from './get-key.query.js';
import { keyDetails } from './key-details.js';

@QueryHandler(GetKey)
export class GetKeyHandler implements IQueryHandler<GetKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly rights: Rights,
  ) {}

  async execute({ keyId, caller }: GetKey): Promise<KeyDetails> {
    const row = await this.store.find(keyId);
    // Whether there is a key that is none of theirs is nobody's business.
    if (row === null || !isOwnKey(caller, row)) await this.rights.require(caller, 'keys.manage-any');
    if (row === null) throw new KeyNotFound(keyId);
    return keyDetails(row);
  }
}
