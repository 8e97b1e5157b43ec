import { Injectable, Optional } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { PgPools } from '../../../platform/database/index.js';
import type { Permission } from '../access/rights.js';
import type { CallerIdentity } from '../access/roles.js';
import { QuotaExhausted } from './quota.errors.js';

/**
 * What stays for good once it is made, and how much of it one caller makes in a day (UTC), unless the setting
 * `DAILY_QUOTAS` says otherwise. More than a busy tournament comes to; filling a disk takes years. Cases and webhooks have bounds of their own.
 */
export const QUOTAS: Readonly<Partial<Record<Permission, number>>> = {
  'accounts.register': 2_000,
  'players.register': 2_000,
  'organisations.create': 20,
  'leagues.create': 100,
  'decks.bring': 500,
  'matches.create': 500,
  'takebacks.propose': 500,
};

/** Counts what callers make. Admins, who can raise every limit, have none. */
@Injectable()
export class Quotas {
  private readonly changed: Readonly<Record<string, number>>;

  constructor(
    private readonly pools: PgPools,
    @Optional() config?: Config,
  ) {
    this.changed = config?.dailyQuotas ?? {};
  }

  /** Whether what takes this permission is counted for the caller. */
  isCounted(what: Permission, { role }: CallerIdentity): boolean {
    return role !== 'admin' && this.most(what) > 0;
  }

  /** Takes one of those that are left; of many at once so many get one. Throws `QuotaExhausted`. */
  async take(what: Permission, caller: CallerIdentity): Promise<void> {
    const most = this.most(what);
    const { rowCount } = await this.pools.app.query(TAKE, [ownerOf(caller), what, most]);
    if (rowCount === 0) throw new QuotaExhausted(what, most);
  }

  /** Nothing has come of it. */
  async giveBack(what: Permission, caller: CallerIdentity): Promise<void> {
    await this.pools.app.query(GIVE_BACK, [ownerOf(caller), what]);
  }

  /** 0 for no limit. */
  private most(what: Permission): number {
    return this.changed[what] ?? QUOTAS[what] ?? 0;
  }
}

/** Whoever holds several keys or sessions has one quota. */
const ownerOf = ({ playerId, session, keyId }: CallerIdentity): string => playerId ?? session?.accountId ?? keyId;

const TODAY = `(now() at time zone 'utc')::date`;

/** $1 owner, $2 what, $3 most: a row, unless it was the last one before. */
const TAKE = `
insert into quota_uses as q (owner, what, day, used) values ($1, $2, ${TODAY}, 1)
on conflict (owner, what) do update
set day = excluded.day, used = case when q.day = excluded.day then q.used + 1 else 1 end
where q.day <> excluded.day or q.used < $3
returning used`;

const GIVE_BACK = `
update quota_uses set used = used - 1 where owner = $1 and what = $2 and day = ${TODAY} and used > 0`;
