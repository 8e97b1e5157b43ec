import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { LoginThrottled } from './account.errors.js';
import { COUNT_ATTEMPT, FORGET_OLD_ATTEMPTS, TAKE_BACK_ATTEMPTS } from './login-throttle.sql.js';

const WINDOW_SECONDS = 900;

/** More than anybody has made. */
const ALL_ATTEMPTS = 2 ** 31 - 1;

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

  /** Whoever tried a forgotten password too often, and has another one now, need not wait. */
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
