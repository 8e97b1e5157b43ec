import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import { KeyStore } from '../../access/key-store.js';
import { ownKeys } from '../../access/own-keys.js';
import { Rights } from '../../access/rights.service.js';
import { type KeyDetails } from '../get-key/get-key.query.js';
import { keyDetails } from '../get-key/key-details.js';
import { ListKeys } from './list-keys.query.js';

@QueryHandler(ListKeys)
export class ListKeysHandler implements IQueryHandler<ListKeys> {
  constructor(
    private readonly store: KeyStore,
    private readonly rights: Rights,
  ) {}

  async execute({ filter, caller, cursor, limit }: ListKeys): Promise<Slice<KeyDetails>> {
    const whose = (await this.rights.may(caller, 'keys.manage-any')) ? {} : ownKeys(caller);
    const before = cursor === undefined ? null : decodeCursor(cursor, ['time', 'text']);
    const rows = await this.store.list(whose, filter, before, limit + 1);
    return sliceOf(rows.map(keyDetails), limit, ({ createdAt, id }) => [createdAt, id]);
  }
}
