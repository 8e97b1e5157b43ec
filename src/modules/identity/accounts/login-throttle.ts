import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { LoginThrottled } from './account.problems.js';

/**
 * Counts one attempt for each subject and answers in their order. All writers use the order of the keys, so that no two
 * attempts wait for each other.
 */
const COUNT_ATTEMPT = `
with asked as (select subject, place from unnest($1::bytea[]) with ordinality as a (subject, place)),
counted as (
  insert into login_attempts as t (subject, attempts, window_ends)
  select subject, 1, now() + make_interval(secs => $2) from asked order by subject
  on conflict (subject) do update set
    attempts = case when t.window_ends <= now() then 1 else t.attempts + 1 end,
    window_ends = case when t.window_ends <= now() then excluded.window_ends else t.window_ends end
  returning subject, attempts, ceil(extract(epoch from window_ends - now()))::int as seconds
)
select attempts, seconds from counted join asked using (subject) order by place`;

/** So many of each subject. In the same order: an update by itself locks rows as it comes across them. */
const TAKE_BACK_ATTEMPTS = `
with counted as materialized (
  select subject from login_attempts where subject = any($1::bytea[]) order by subject for update
)
update login_attempts t set attempts = greatest(0, attempts - $2::int) from counted where t.subject = counted.subject`;

const FORGET_OLD_ATTEMPTS = `
delete from login_attempts where subject in
  (select subject from login_attempts where window_ends < now() limit 100 for update skip locked)`;

const WINDOW_SECONDS = 900;

/** More than anybody has made. */
const ALL_ATTEMPTS = 2 ** 31 - 1;

/**
 * Attempts within a quarter of an hour. Few for one login from one address; more for one login from anywhere, so that
 * an attacker does not lock its owner out easily; and some for one address that tries many logins.
 */
const LIMITS = { 'login and address': 10, login: 100, address: 200 } as const;
type Kind = keyof typeof LIMITS;

/**
 * Slows the guessing of passwords down, in all processes together. An attempt counts before its password is looked at:
 * guesses that are sent at the same moment count like those sent one by one. Only hashes of logins and addresses are
 * kept.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly pools: PgPools) {}

  /** Throws `LoginThrottled`. Otherwise what it returns takes the attempt back, for one that was right. */
  async attempt(login: string, address: string): Promise<() => Promise<void>> {
    const subjects = Object.values(subjectsOf(login, address));
    const { rows } = await this.pools.app.query<{ attempts: number; seconds: number }>(COUNT_ATTEMPT, [
      subjects,
      WINDOW_SECONDS,
    ]);
    const limits = Object.values(LIMITS);
    const waits = rows.filter(({ attempts }, at) => attempts > (limits[at] ?? 0)).map(({ seconds }) => seconds);
    if (waits.length > 0) throw new LoginThrottled(Math.max(1, ...waits));
    return async () => {
      await this.takeBack(subjects, 1);
      await this.pools.app.query(FORGET_OLD_ATTEMPTS);
    };
  }

  /** A person who tried a forgotten password too often, and has another one now, need not wait. */
  async forgive(login: string, address: string): Promise<void> {
    const { address: _others, ...own } = subjectsOf(login, address);
    await this.takeBack(Object.values(own), ALL_ATTEMPTS);
  }

  private async takeBack(subjects: readonly Buffer[], count: number): Promise<void> {
    await this.pools.app.query(TAKE_BACK_ATTEMPTS, [subjects, count]);
  }
}

/** In the order of the limits. */
function subjectsOf(login: string, address: string): Readonly<Record<Kind, Buffer>> {
  const subject = (kind: Kind, text: string): Buffer => createHash('sha256').update(`${kind} ${text}`).digest();
  return {
    'login and address': subject('login and address', `${login} ${address}`),
    login: subject('login', login),
    address: subject('address', address),
  };
}
