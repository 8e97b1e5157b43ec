import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { SessionStore } from '../sessions/session-store.js';
import { sessionOf } from '../sessions/sessions.js';

export const SESSION_KINDS = ['browser', 'tokens'] as const;

interface SessionOfMine {
  readonly id: string;
  /** By what it is held: the cookie of a browser, or tokens. */
  readonly kind: (typeof SESSION_KINDS)[number];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** The sessions of the caller's account that have not ended, the newest first; throws `NoSession`. */
export class ListSessions extends Query<Slice<SessionOfMine>> {
  constructor(
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(private readonly store: SessionStore) {}

  async execute({ caller, cursor, limit }: ListSessions): Promise<Slice<SessionOfMine>> {
    const own = sessionOf(caller);
    const rows = await this.store.listOpen(own.accountId, lastId(cursor), limit + 1);
    const mine = rows.map(({ id, createdAt, expiresAt, browsers }): SessionOfMine => ({
      id,
      kind: browsers.length > 0 ? 'browser' : 'tokens',
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === own.id,
    }));
    return sliceById(mine, limit);
  }
}
