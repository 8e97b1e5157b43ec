import { Injectable, Optional } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { onlyAgain } from '../../../platform/event-store/index.js';
import type { Permission } from '../access/rights.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { QuotaExhausted } from './quota.problems.js';

/** Counted apart from the permission that the request needs. */
type Unpermitted = 'sessions.begin' | 'repetitions.propose' | 'reports.import';

/**
 * What stays for good once it is made, and how much of it one caller makes in a day (UTC), unless the setting
 * `DAILY_QUOTAS` says otherwise. A busy tournament needs less, and to fill a disk takes years. Webhooks, and cases that
 * wait, have bounds of their own.
 */
export const QUOTAS = {
  'accounts.register': 2_000,
  'accounts.reset-password': 500,
  'sessions.begin': 1_000,
  'keys.issue-for-player': 2_000,
  // An event of 2,048 new players, also if its list is sent twice.
  'players.register': 5_000,
  'players.rename': 100,
  'players.merge': 500,
  'organisations.create': 20,
  'leagues.create': 100,
  'tournaments.create': 50,
  'tournaments.run': 5_000,
  // Such an event has 11,264 results in 11 rounds, and as many check-ins as players.
  'tournaments.record': 20_000,
  'tournaments.rule': 1_000,
  'tournaments.play': 500,
  // A report brings the events of a whole tournament; looks at what it would become count, too.
  'reports.import': 200,
  'decks.bring': 500,
  'decks.bring-for-others': 5_000,
  'matches.create': 500,
  'matches.create-for-others': 5_000,
  'matches.close': 500,
  'takebacks.propose': 500,
  'repetitions.propose': 200,
  'clocks.control': 2_000,
  'studies.write': 500,
  'cases.open': 200,
  'cases.assign': 500,
  'cases.answer': 200,
  'cases.discuss': 1_000,
  'cases.rule': 500,
  'cases.appeal': 200,
  // A look is a record of who saw what.
  'games.view-hidden': 5_000,
} as const satisfies Readonly<Partial<Record<Permission | Unpermitted, number>>>;

export type Counted = keyof typeof QUOTAS;

/** What staff makes for an event of a thousand players does not count as what one player makes. */
export const FOR_OTHERS: Readonly<Partial<Record<Counted, Counted & Permission>>> = {
  'decks.bring': 'decks.bring-for-others',
  'matches.create': 'matches.create-for-others',
};

/** Counted in each league apart: who runs several events in a day has the quota in each. */
export const PER_LEAGUE: ReadonlySet<Counted> = new Set([
  'matches.create-for-others',
  'matches.close',
  'clocks.control',
]);

export const isCounted = (what: string): what is Counted => Object.hasOwn(QUOTAS, what);

/** A player with several keys or sessions has one quota. */
export type QuotaOwner = Pick<CallerIdentity, 'playerId' | 'session' | 'keyId'> & { readonly role: string };

/** What is counted. */
export interface CountedWork<T> {
  /** The league that it is done in; null or absent outside of leagues. */
  readonly leagueId?: string | null;
  readonly work: () => Promise<T>;
  /** Nothing new came of it. */
  readonly isNothing: (made: T) => boolean;
  /** It is recorded under a key, by which it is known when it is asked for again. */
  readonly hasKey: boolean;
}

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

  /**
   * Takes one of those that are left, before the work; of many at once so many get one. It is given back where the work
   * fails, or nothing new came of it. Where none is left, what was made before is answered again. Throws
   * `QuotaExhausted`.
   */
  async counting<T>(
    what: Counted,
    by: QuotaOwner,
    { work, isNothing, hasKey, leagueId = null }: CountedWork<T>,
  ): Promise<T> {
    const most = this.changed[what] ?? QUOTAS[what];
    if (by.role === 'admin' || most === 0) return work();
    const owner = await this.ownerOf(what, by, leagueId);
    const { rowCount } = await this.pools.app.query(TAKE, [owner, what, most]);
    if (rowCount === 0) {
      const exhausted = new QuotaExhausted(what, most);
      if (hasKey) return onlyAgain(exhausted, work);
      throw exhausted;
    }
    const giveBack = () => this.pools.app.query(GIVE_BACK, [owner, what]);
    const made = await work().catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (isNothing(made)) await giveBack();
    return made;
  }

  /** A league that does not exist has no quota of its own, so callers gain nothing by inventing leagues. */
  private async ownerOf(
    what: Counted,
    { playerId, session, keyId }: QuotaOwner,
    leagueId: string | null,
  ): Promise<string> {
    const owner = playerId ?? session?.accountId ?? keyId;
    if (leagueId === null || !PER_LEAGUE.has(what)) return owner;
    const { rowCount } = await this.pools.app.query(LEAGUE, [leagueId]);
    return rowCount === 0 ? owner : `${owner}@${leagueId}`;
  }
}

const LEAGUE = `select from leagues where id = $1`;

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
