import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { type Identity, IdentityStore } from '../accounts/identity-store.js';
import { NoSession } from '../sessions/session.problems.js';

interface IdentityOfMine extends Identity {
  readonly linkedAt: string;
}

/** Who the caller's account is for OpenID providers, in the order of their names; throws `NoSession`. */
export class ListIdentities extends Query<Slice<IdentityOfMine>> {
  constructor(
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

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
