import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import { type Identity, IdentityStore } from '../../accounts/identity-store.js';
import { NoSession } from '../../sessions/session.errors.js';
import { type IdentityOfMine, ListIdentities } from './list-identities.query.js';

@QueryHandler(ListIdentities)
export class ListIdentitiesHandler implements IQueryHandler<ListIdentities> {
  constructor(private readonly identities: IdentityStore) {}

  async execute({ caller: { session }, cursor, limit }: ListIdentities): Promise<Slice<IdentityOfMine>> {
    if (session === undefined) throw new NoSession();
    const rows = await this.identities.list(
      session.accountId,
      cursor === undefined ? null : placeOf(cursor),
      limit + 1,
    );
    const mine = rows.map(({ issuer, subject, linkedAt }) => ({ issuer, subject, linkedAt: linkedAt.toISOString() }));
    return sliceOf(mine, limit, ({ issuer, subject }) => [issuer, subject]);
  }
}

function placeOf(cursor: string): Identity {
  const [issuer, subject] = decodeCursor(cursor, ['text', 'text']);
  return { issuer, subject };
}
