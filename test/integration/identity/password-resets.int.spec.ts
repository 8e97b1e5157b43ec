/** Goal: staff lets back in who forgot a password, and nobody else gets in by it, twice, too late or unseen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordStore } from '../../../src/modules/identity/accounts/password-store.js';
import { hashPassword } from '../../../src/modules/identity/accounts/passwords.js';
import { hashSecret } from '../../../src/modules/identity/access/key-token.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { type Answer, serve, type TestApi } from '../../support/api.js';
import { idIn } from '../../support/key-parts.js';

let api: TestApi;

beforeAll(async () => {
  api = await serve();
});

afterAll(() => api.close());

const PASSWORD = 'correct horse battery';
const NEXT = 'staple battery horse';

interface Account {
  readonly id: string;
  readonly playerId: string;
  readonly login: string;
}

interface Reset {
  readonly accountId: string;
  readonly login: string;
  readonly token: string;
  readonly expiresAt: string;
}

let registered = 0;

async function register(role = 'player'): Promise<Account> {
  registered += 1;
  const { body } = await api.call('POST', '/v1/accounts', { login: `reset-${registered}`, password: PASSWORD, role });
  return body as Account;
}

const logIn = (login: string, password: string) => api.call('POST', '/v1/sessions', { login, password }, null);
const tokensOf = async ({ login }: Account, password = PASSWORD) =>
  (await logIn(login, password)).body as { readonly accessToken: string; readonly refreshToken: string };
const issue = ({ playerId }: Pick<Account, 'playerId'>, key?: string | null) =>
  api.call('POST', `/v1/players/${playerId}/password-resets`, undefined, key);
const issued = async (account: Account) => (await issue(account)).body as Reset;
const spend = (token: string, newPassword = NEXT) =>
  api.call('POST', '/v1/password-resets', { token, newPassword }, null);
const disable = ({ id }: Account, enabled = false) => api.call('PATCH', `/v1/accounts/${id}`, { enabled });
const lastReset = async ({ id }: Account) =>
  ((await api.call('GET', `/v1/accounts/${id}`)).body as { passwordReset: unknown }).passwordReset;
const staffKey = async (role: string, terms: object = {}) =>
  ((await api.call('POST', '/v1/keys', { role, ...terms })).body as { key: string }).key;
const refused = (status: number, code: string) => ({ status, body: { code } });
const invalid = refused(401, 'identity.reset-invalid');
const admin = () => idIn(api.adminKey);
const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
const within = ({ headers: _, body, ...answer }: Answer) => {
  const { requestId: _one, ...rest } = body as Record<string, unknown>;
  return { ...answer, body: rest };
};

describe('a way back in', () => {
  it('sets a new password once, ends all sessions, and says who issued it', async () => {
    const mine = await register();
    const [one, two] = [await tokensOf(mine), await tokensOf(mine)];
    const answer = await issue(mine);
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const reset = answer.body as Reset;
    expect(reset).toEqual({
      accountId: mine.id,
      login: mine.login,
      token: expect.stringMatching(/^kifu_reset_[\w-]{43}$/) as string,
      expiresAt: time,
    });
    const left = Date.parse(reset.expiresAt) - Date.now();
    expect([left > 3_500_000, left <= 3_600_000]).toEqual([true, true]);
    const open = { issuedAt: time, issuedBy: admin(), expiresAt: reset.expiresAt, endedAt: null, endedWhy: null };
    expect(await lastReset(mine)).toEqual(open);
    // Until it is spent, everything is as it was.
    expect((await logIn(mine.login, PASSWORD)).status).toBe(201);

    expect(await spend(reset.token)).toMatchObject({ status: 204, body: undefined });
    for (const { accessToken, refreshToken } of [one, two]) {
      const ended = refused(401, 'identity.session-ended');
      expect(await api.call('GET', '/v1/accounts/me', undefined, accessToken)).toMatchObject(ended);
      expect(await api.call('POST', '/v1/sessions/refresh', { refreshToken }, null)).toMatchObject(ended);
    }
    expect(await logIn(mine.login, PASSWORD)).toMatchObject(refused(401, 'identity.login-failed'));
    const { accessToken } = await tokensOf(mine, NEXT);
    // Its holder reads of it as well.
    expect(await api.call('GET', '/v1/accounts/me', undefined, accessToken)).toMatchObject({
      body: { passwordReset: { ...open, endedAt: time, endedWhy: 'spent' } },
    });
    expect(await spend(reset.token, 'yet another password')).toMatchObject(invalid);
    expect((await logIn(mine.login, NEXT)).status).toBe(201);
  });

  it('is there for the person who is let in, not for the next account', async () => {
    const [mine, other] = [await register(), await register()];
    await issued(other);
    expect((await spend((await issued(mine)).token)).status).toBe(204);
    expect((await logIn(other.login, PASSWORD)).status).toBe(201);
    expect((await logIn(other.login, NEXT)).status).toBe(401);
    expect(await lastReset(other)).toMatchObject({ endedAt: null });
  });

  it('is one: the next one takes its place, also when several are issued at once', async () => {
    const mine = await register();
    const first = await issued(mine);
    const several = await Promise.all([1, 2, 3, 4].map(() => issued(mine)));
    const { app } = api.app.get(PgPools);
    const { rows } = await app.query<{ hash: Buffer }>(
      'select token_hash as hash from password_resets where account_id = $1 and ended_at is null',
      [mine.id],
    );
    expect(rows).toHaveLength(1);
    const isLast = ({ token }: Reset) => hashSecret(token).equals(rows[0]?.hash ?? Buffer.alloc(0));
    expect(several.filter(isLast)).toHaveLength(1);
    for (const { token } of [first, ...several.filter((each) => !isLast(each))]) {
      expect(await spend(token)).toMatchObject(invalid);
    }
    expect((await spend(several.find(isLast)?.token ?? '')).status).toBe(204);
    await issued(mine);
    expect(await lastReset(mine)).toMatchObject({ endedAt: null });
  });

  it('is spent by only one of two simultaneous requests', async () => {
    const mine = await register();
    const { token } = await issued(mine);
    const passwords = [1, 2, 3, 4].map((each) => `password number ${each}`);
    const answers = await Promise.all(passwords.map((password) => spend(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401]);
    const good = passwords.filter((_, at) => answers[at]?.status === 204);
    const logIns = await Promise.all(passwords.map((password) => logIn(mine.login, password)));
    expect(passwords.filter((_, at) => logIns[at]?.status === 201)).toEqual(good);
  });

  it('is the same fault if it is unknown, used, replaced, too old or malformed, byte for byte', async () => {
    const [used, replaced, old] = [await register(), await register(), await register()];
    const tokens = [(await issued(used)).token, (await issued(replaced)).token, (await issued(old)).token];
    await spend(tokens[0] ?? '');
    await issued(replaced);
    await api.app
      .get(PgPools)
      .owner.query(`update password_resets set expires_at = now() where account_id = $1`, [old.id]);
    const answers = [];
    for (const token of [`kifu_reset_${'A'.repeat(43)}`, ...tokens, 'x']) answers.push(await spend(token));
    const [first, ...others] = answers.map(within);
    expect(first).toMatchObject(invalid);
    for (const each of others) expect(each).toEqual(first);
    for (const { login } of [replaced, old]) expect((await logIn(login, PASSWORD)).status).toBe(201);
    expect(await lastReset(old)).toMatchObject({ endedAt: null, endedWhy: null });
  });

  it('ends when its holder remembers the password and sets another one', async () => {
    const mine = await register();
    const { token } = await issued(mine);
    const { accessToken } = await tokensOf(mine);
    const change = { currentPassword: PASSWORD, newPassword: NEXT };
    expect((await api.call('PUT', '/v1/accounts/me/password', change, accessToken)).status).toBe(204);
    expect(await spend(token, 'yet another password')).toMatchObject(invalid);
    expect(await lastReset(mine)).toMatchObject({ endedWhy: 'password-changed' });
    expect((await api.call('GET', '/v1/accounts/me', undefined, accessToken)).status).toBe(200);
  });

  it('overtakes a person who knows the old password and is about to change it', async () => {
    const mine = await register();
    const { accessToken } = await tokensOf(mine);
    const { token } = await issued(mine);
    const change = { currentPassword: PASSWORD, newPassword: 'of somebody else' };
    const [changed, spent] = await Promise.all([
      api.call('PUT', '/v1/accounts/me/password', change, accessToken),
      spend(token),
    ]);
    // One of them came first, and the other changed nothing.
    const passwords = [change.newPassword, NEXT, PASSWORD];
    const works = await Promise.all(passwords.map(async (each) => (await logIn(mine.login, each)).status === 201));
    expect(works).toEqual([changed.status === 204, spent.status === 204, false]);
    expect([changed.status, spent.status].filter((status) => status === 204)).toHaveLength(1);
  });

  it('leads nowhere while the account is disabled, nor once it is enabled again', async () => {
    const mine = await register();
    const { token } = await issued(mine);
    await disable(mine);
    expect(await spend(token)).toMatchObject(refused(403, 'identity.account-disabled'));
    expect(await issue(mine)).toMatchObject(refused(403, 'identity.account-disabled'));
    expect(await spend(`kifu_reset_${'B'.repeat(43)}`)).toMatchObject(invalid);
    await disable(mine, true);
    expect(await spend(token)).toMatchObject(invalid);
    expect(await lastReset(mine)).toMatchObject({ endedWhy: 'account-disabled' });
    expect((await logIn(mine.login, PASSWORD)).status).toBe(201);
    // Enabling what is enabled changes nothing.
    const next = await issued(mine);
    await disable(mine, true);
    expect((await spend(next.token)).status).toBe(204);
  });

  it('leads nowhere where the account was disabled, or the token spent, since it was looked at', async () => {
    const passwords = api.app.get(PasswordStore);
    const hash = await hashPassword(NEXT);
    const changes = {
      'identity.account-disabled': (mine: Account) => disable(mine),
      'identity.reset-invalid': (_: Account, token: string) => spend(token, 'came in between'),
    };
    for (const [fault, change] of Object.entries(changes)) {
      const mine = await register();
      const { token } = await issued(mine);
      const open = await passwords.openReset(hashSecret(token));
      if (open === null) throw new Error('issued a moment ago');
      await change(mine, token);
      await expect(passwords.spendReset(open, hash)).rejects.toMatchObject({ code: fault });
      expect((await logIn(mine.login, NEXT)).status).toBe(401);
    }
  });

  it.each([
    [{ token: '', newPassword: NEXT }, '/token'],
    [{ newPassword: NEXT }, '/token'],
    [{ token: 7, newPassword: NEXT }, '/token'],
    [{ token: 'x'.repeat(101), newPassword: NEXT }, '/token'],
    [{ token: 'x', newPassword: 'too short' }, '/newPassword'],
    [{ token: 'x', newPassword: 'x'.repeat(257) }, '/newPassword'],
  ])('is not spent by %j', async (body, pointer) => {
    expect(await api.call('POST', '/v1/password-resets', body, null)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer }] },
    });
  });

  it('is not used up by an invalid password', async () => {
    const mine = await register();
    const { token } = await issued(mine);
    expect((await spend(token, 'too short')).status).toBe(400);
    expect((await spend(token)).status).toBe(204);
  });
});

describe('who issues it', () => {
  it('are organisers for players, and admins for staff as well', async () => {
    const organiser = await staffKey('organiser');
    const [player, staff] = [await register(), await register('judge')];
    expect((await issue(player, organiser)).status).toBe(201);
    expect(await issue(staff, organiser)).toMatchObject({
      status: 403,
      body: { code: 'identity.role-forbidden', permission: 'accounts.manage-any' },
    });
    expect(await lastReset(staff)).toBeNull();
    expect((await issue(staff)).status).toBe(201);
    for (const role of ['head-judge', 'judge', 'scorekeeper', 'spectator']) {
      expect(await issue(player, await staffKey(role))).toMatchObject(refused(403, 'identity.role-forbidden'));
    }
    expect(await issue(player, null)).toMatchObject(refused(401, 'identity.key-missing'));
  });

  it('are keys that were made for it', async () => {
    const mine = await register();
    const narrow = await staffKey('admin', { scopes: ['accounts.manage-any', 'keys.issue-for-player'] });
    expect(await issue(mine, narrow)).toMatchObject(refused(403, 'identity.scope-forbidden'));
    const desk = await staffKey('admin', { scopes: ['accounts.reset-password'] });
    expect(await issue(mine, desk)).toMatchObject(refused(403, 'identity.key-bounded'));
    expect(await issue(await register('judge'), desk)).toMatchObject({
      status: 403,
      body: { code: 'identity.scope-forbidden', permission: 'accounts.manage-any' },
    });
  });

  it('is never the own account: a stolen session leads to no password', async () => {
    const mine = await register('admin');
    const { accessToken } = await tokensOf(mine);
    expect(await issue(mine, accessToken)).toMatchObject(refused(409, 'identity.own-account'));
    expect(await issue(await register('admin'), accessToken)).toMatchObject({ status: 201 });
  });

  it('needs a player with an account that has a password', async () => {
    const { id } = (await api.call('POST', '/v1/players', { name: 'By key' })).body as { id: string };
    expect(await issue({ playerId: id })).toMatchObject(refused(404, 'identity.no-account'));
    expect(await issue({ playerId: newId() })).toMatchObject(refused(404, 'identity.player-not-found'));
    expect(await issue({ playerId: 'x' })).toMatchObject(refused(400, 'request.invalid'));
    const elsewhere = await register();
    await api.app.get(PgPools).owner.query('update accounts set password_hash = null where id = $1', [elsewhere.id]);
    expect(await issue(elsewhere)).toMatchObject(refused(409, 'identity.no-password'));
  });
});

describe('tokens', () => {
  it('are stored as hashes, and who issued what is never removed', async () => {
    const { token } = await issued(await register());
    const { app } = api.app.get(PgPools);
    const { rows } = await app.query<{ row: string }>('select t::text as row from password_resets t');
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).toContain(hashSecret(token).toString('hex'));
    for (const form of [token, Buffer.from(token).toString('hex')]) expect(stored).not.toContain(form);
    for (const sql of ['delete from password_resets', `update password_resets set issued_by = 'nobody'`]) {
      await expect(app.query(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it('are heard only so often, like log-ins, and the right one is not what counts', async () => {
    const wrong = `kifu_reset_${'C'.repeat(43)}`;
    const guesses = await Promise.all(Array.from({ length: 14 }, () => spend(wrong)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    const slowed = await spend(wrong);
    expect(slowed).toMatchObject(refused(429, 'identity.login-throttled'));
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(800);
    const mine = await register();
    for (let times = 0; times < 12; times += 1) {
      expect((await spend((await issued(mine)).token, `password number ${times}`)).status).toBe(204);
    }
  });

  it('let in at once who has tried the forgotten password too often', async () => {
    const mine = await register();
    const guesses = await Promise.all(Array.from({ length: 11 }, () => logIn(mine.login, 'a wrong password')));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    const { token } = await issued(mine);
    expect((await logIn(mine.login, PASSWORD)).status).toBe(429);
    expect((await spend(token)).status).toBe(204);
    expect((await logIn(mine.login, NEXT)).status).toBe(201);
  });
});
