import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, PgPools, type Prisma, PrismaService } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { AccountRow } from '../accounts/account-row.js';

/** 256 random bits, like the secret of a key: a plain hash of it is kept. Its form is one that logs leave out. */
const REFRESH_TOKEN = /^kifu_refresh_[A-Za-z0-9_-]{43}$/;

export const mintRefreshToken = (): string => `kifu_refresh_${randomBytes(32).toString('base64url')}`;

export const isRefreshToken = (text: string): boolean => REFRESH_TOKEN.test(text);

export const hashRefreshToken = (token: string): Buffer<ArrayBuffer> => Buffer.from(hash('sha256', token, 'buffer'));

/**
 * Begins a session of an account that is still as it was when its password was checked: enabled, and with that
 * password. The lock lets a change of the account end this session too, or come first.
 */
const SESSION = `
with account as (
  select id from accounts where id = $2 and disabled_at is null and password_hash is not distinct from $3 for share
), session as (
  insert into sessions (id, account_id, expires_at) select $1, id, now() + make_interval(days => $4) from account returning id
)`;

const BEGIN_SESSION = `${SESSION} insert into refresh_tokens (hash, session_id) select $5, id from session`;

const BEGIN_WITHOUT_TOKENS = `${SESSION} select id from session`;

/** A few at a time: tokens that are older than any session. */
const FORGET_OLD_TOKENS = `
delete from refresh_tokens where hash in (select hash from refresh_tokens
  where created_at < now() - make_interval(days => $1) order by created_at limit 10 for update skip locked)`;

/** After so long somebody logs in again, however often the session was refreshed. */
const SESSION_DAYS = 30;

export type SessionRow = Prisma.SessionGetPayload<{ include: { account: true } }>;

export type OpenSessionRow = Prisma.SessionGetPayload<{ include: { browsers: { select: { createdAt: true } } } }>;

export type EndedWhy = 'log-out' | 'password-changed' | 'password-reset' | 'refresh-reused' | 'account-disabled';

type Hash = Uint8Array<ArrayBuffer>;

/** What became of a refresh token that was presented. */
type Exchanged =
  | { readonly kind: 'exchanged'; readonly session: SessionRow }
  | { readonly kind: 'unknown' | 'ended' }
  | { readonly kind: 'reused'; readonly sessionId: string };

/** The rows of sessions and of their refresh tokens. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<SessionRow | null> {
    return this.prisma.session.findUnique({ where: { id }, include: { account: true } });
  }

  /**
   * The id of the new session, which is not refreshed where there is no token for it; null where the account was
   * disabled, or got another password, since it was read.
   */
  async begin({ id: accountId, passwordHash }: AccountRow, refreshHash: Hash | null): Promise<string | null> {
    const id = newId();
    const values = [id, accountId, passwordHash, SESSION_DAYS];
    const { rowCount } = await (refreshHash === null
      ? this.pools.app.query(BEGIN_WITHOUT_TOKENS, values)
      : this.pools.app.query(BEGIN_SESSION, [...values, refreshHash]));
    return rowCount === 1 ? id : null;
  }

  /** Replaces a refresh token by the next one. Of two callers who present the same one, the second is refused. */
  async exchange(presented: Hash, next: Hash): Promise<Exchanged> {
    await this.pools.app.query(FORGET_OLD_TOKENS, [SESSION_DAYS]);
    return this.prisma.$transaction(async (tx) => {
      const now = this.clock.now();
      const { count } = await tx.refreshToken.updateMany({
        where: { hash: presented, usedAt: null },
        data: { usedAt: now },
      });
      const token = await tx.refreshToken.findUnique({
        where: { hash: presented },
        include: { session: { include: { account: true } } },
      });
      if (token === null) return { kind: 'unknown' };
      const { session } = token;
      const { disabledAt, expiresAt } = session.account;
      const isShut = disabledAt !== null || (expiresAt !== null && expiresAt <= now);
      if (session.endedAt !== null || session.expiresAt <= now || isShut) return { kind: 'ended' };
      if (count === 0) {
        await tx.session.updateMany({ where: { id: session.id, endedAt: null }, data: ending('refresh-reused', now) });
        return { kind: 'reused', sessionId: session.id };
      }
      await tx.refreshToken.create({ data: { hash: next, sessionId: session.id } });
      return { kind: 'exchanged', session };
    });
  }

  /** The open sessions of an account, the newest first, each with whether it belongs to a browser's cookie. */
  async listOpen(accountId: string, before: string | null, count: number): Promise<readonly OpenSessionRow[]> {
    return this.prisma.session.findMany({
      where: {
        accountId,
        endedAt: null,
        expiresAt: { gt: this.clock.now() },
        ...(before !== null && { id: { lt: before } }),
      },
      orderBy: { id: 'desc' },
      take: count,
      include: { browsers: { take: 1, select: { createdAt: true } } },
    });
  }

  async end(id: string, why: EndedWhy): Promise<void> {
    await this.prisma.session.updateMany({ where: { id, endedAt: null }, data: ending(why, new Date()) });
  }

  /** Ends the sessions of an account, or all but one; their ids. */
  endAll(accountId: string, why: EndedWhy, keptId?: string): Promise<readonly string[]> {
    return endSessions(this.prisma, accountId, why, keptId);
  }
}

/** Ends the sessions of an account, or all but one; their ids. */
export async function endSessions(
  tx: Prisma.TransactionClient,
  accountId: string,
  why: EndedWhy,
  keptId?: string,
): Promise<readonly string[]> {
  const where = { accountId, endedAt: null, ...(keptId !== undefined && { id: { not: keptId } }) };
  const data = ending(why, new Date());
  const ended = await tx.session.updateManyAndReturn({ where, data, select: { id: true } });
  return ended.map(({ id }) => id);
}

const ending = (endedWhy: EndedWhy, endedAt: Date): { endedAt: Date; endedWhy: string } => ({ endedAt, endedWhy });
