import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import { type KeyFilter, KeyStore, ownKeys } from '../access/key-store.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { type KeyDetails, keyDetails } from './get-key.js';

/** Keys without their secrets, the newest first: the caller's own, or everybody's for admins. */
export class ListKeys extends Query<Slice<KeyDetails>> {
  constructor(
    readonly filter: KeyFilter,
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

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
