import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { LoginThrottled } from '../identity.errors.js';
import { COUNT_ATTEMPT, FORGET_OLD_ATTEMPTS, TAKE_BACK_ATTEMPT } from './login-throttle.sql.js';

const WINDOW_SECONDS = 900;

/**
 * Attempts within a quarter of an hour. Few for one login from one address; more for one login from anywhere, so that an
 * attacker does not lock its owner out easily; and some for one address that tries many logins.
 */
const LIMITS = { 'login and address': 10, login: 100, address: 200 } as const;
type Kind = keyof typeof LIMITS;

/**
 * Slows the guessing of passwords down, in all processes together. An attempt counts before its password is looked at:
 * guesses that are sent at the same moment count like those sent one by one. Only hashes of logins and addresses are kept.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly pools: PgPools) {}

  /** Throws `LoginThrottled`. Otherwise what it returns takes the attempt back, for one that was right. */
  async attempt(login: string, address: string): Promise<() => Promise<void>> {
    const subjects = Object.entries({ 'login and address': `${login} ${address}`, login, address } satisfies Record<
      Kind,
      string
    >).map(([kind, text]) => createHash('sha256').update(`${kind} ${text}`).digest());
    const { rows } = await this.pools.app.query<{ attempts: number; seconds: number }>(COUNT_ATTEMPT, [
      subjects,
      WINDOW_SECONDS,
    ]);
    const limits = Object.values(LIMITS);
    const waits = rows.filter(({ attempts }, at) => attempts > (limits[at] ?? 0)).map(({ seconds }) => seconds);
    if (waits.length > 0) throw new LoginThrottled(Math.max(1, ...waits));
    return async () => {
      await this.pools.app.query(TAKE_BACK_ATTEMPT, [subjects]);
      await this.pools.app.query(FORGET_OLD_ATTEMPTS);
    };
  }
}
