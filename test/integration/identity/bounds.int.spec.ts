/**
 * Goal: a key never leads to more than itself. Method: every route that changes something is in one of two lists: what
 * can be come in by, or be called, after it; and what cannot. Each of the first is tried with keys that are narrowed,
 * and with keys that end. A new route fails the first test until somebody has thought about it.
 */
import { QueryBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../../src/app.module.js';
import { IsStillPermitted } from '../../../src/modules/identity/index.js';
import { WebhookRepository } from '../../../src/modules/webhooks/webhook.repository.js';
import { readConfig } from '../../../src/platform/config/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { serveKifu, SECRETS_KEY, type TestApi } from '../../support/api.js';
import { idIn } from '../../support/key-parts.js';
import { routesOf } from '../../support/routes.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

/** What leads in, or goes on without its owner. */
const LEADS_IN = [
  'POST /v1/keys',
  'POST /v1/players/:id/keys',
  'POST /v1/keys/:id/rotations',
  'POST /v1/players',
  'POST /v1/players/bulk',
  'POST /v1/accounts',
  'PATCH /v1/accounts/:id',
  'POST /v1/players/:id/password-resets',
  'PUT /v1/leagues/:id/roles/:playerId/:role',
  'PUT /v1/organisations/:id/roles/:playerId/:role',
  'POST /v1/organisations',
  'POST /v1/webhooks',
  'PATCH /v1/webhooks/:id',
];

/** By a session, whose bounds are its account's: what it changes leads to that account and no further. */
const OF_THE_OWN_ACCOUNT = [
  'PUT /v1/accounts/me/password',
  'POST /v1/accounts/me/identities',
  'DELETE /v1/accounts/me/identities',
  'DELETE /v1/sessions',
  'DELETE /v1/sessions/:id',
  'DELETE /v1/sessions/current',
];

/** They take something away, or what they make is nobody's way in. */
const LEADS_NOWHERE = [
  'DELETE /v1/keys/:id',
  'DELETE /v1/leagues/:id/roles/:playerId/:role',
  'DELETE /v1/organisations/:id/roles/:playerId/:role',
  'DELETE /v1/webhooks/:id',
  'POST /v1/webhooks/:id/replays',
  'POST /v1/signing-keys/rotations',
  'PATCH /v1/players/:id',
  'PUT /v1/players/:id/ratings/visibility',
  'POST /v1/players/:id/merges',
  'POST /v1/players/:id/separations',
  'POST /v1/leagues',
  'POST /v1/organisations/:id/leagues',
  'POST /v1/leagues/:id/seasons',
  'POST /v1/jobs/:id/retry',
  'POST /v1/sandbox',
];

const OF_THE_PRODUCT = /^\w+ \/v1\/(audits|cases|catalogue|decks|games|matches|tournaments)\b/;

it('has every route that changes something thought about', () => {
  const config = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY: SECRETS_KEY };
  const changing = routesOf(AppModule.of(readConfig(config, 'api')))
    .filter(({ method, need }) => method !== 'GET' && need !== 'public')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !OF_THE_PRODUCT.test(route));
  expect(changing.toSorted()).toEqual([...LEADS_IN, ...OF_THE_OWN_ACCOUNT, ...LEADS_NOWHERE].toSorted());
});

interface Key {
  readonly id: string;
  readonly key: string;
  readonly scopes: readonly string[] | null;
  readonly expiresAt: string | null;
}

const PASSWORD = 'correct horse battery';
const bounded = { status: 403, body: { code: 'identity.key-bounded' } };

async function made<Made = Key>(path: string, body: object, key?: string): Promise<Made> {
  const answer = await api.call('POST', path, body, key);
  expect([path, answer.status, answer.body]).toMatchObject([path, 201, {}]);
  return answer.body as Made;
}

const keyOf = (terms: object) => made('/v1/keys', terms);
const ending = () => keyOf({ role: 'admin', expiresInSeconds: 600 });
const narrowed = (...scopes: string[]) => keyOf({ role: 'admin', scopes });
const read = async <Read>(path: string, key?: string) => (await api.call('GET', path, undefined, key)).body as Read;

let count = 0;
const account = (terms: object = {}, key?: string) => {
  count += 1;
  return made<{ id: string; playerId: string; login: string; scopes: unknown; expiresAt: unknown; issuedBy: string }>(
    '/v1/accounts',
    { login: `bound-${count}`, password: PASSWORD, ...terms },
    key,
  );
};
const logIn = ({ login }: { login: string }, password = PASSWORD) =>
  api.call('POST', '/v1/sessions', { login, password }, null);
const sessionOf = async (of: { login: string }) => {
  const answer = await logIn(of);
  return (answer.body as { accessToken: string }).accessToken;
};
const age = (table: string, id: string) =>
  api.app.get(PgPools).owner.query(`update ${table} set expires_at = now() - interval '1 second' where id = $1`, [id]);

describe('the first key of a player', () => {
  it('may what the key may that registers the player, and for as long', async () => {
    const desk = await narrowed('players.register', 'decks.bring', 'games.act');
    const { key } = await made('/v1/players', { name: 'One' }, desk.key);
    const { body } = await api.call('GET', `/v1/keys/${idIn(key)}`);
    expect(body).toMatchObject({ scopes: desk.scopes, expiresAt: null, issuedBy: desk.id });
    expect(await api.call('GET', '/v1/matches', undefined, key)).toMatchObject({
      body: { code: 'identity.scope-forbidden' },
    });
    const bulk = await api.call('POST', '/v1/players/bulk', { lines: [{ name: 'Of a list' }] }, desk.key);
    const { lines } = bulk.body as { lines: readonly { key: string }[] };
    expect(await read(`/v1/keys/${idIn(lines[0]?.key ?? '')}`)).toMatchObject({ scopes: desk.scopes });
    const day = await ending();
    const other = await made('/v1/players', { name: 'Two' }, day.key);
    expect(await read(`/v1/keys/${idIn(other.key)}`)).toMatchObject({ scopes: null, expiresAt: day.expiresAt });
    const free = await made('/v1/players', { name: 'Three' });
    expect(await read(`/v1/keys/${idIn(free.key)}`)).toMatchObject({ scopes: null, expiresAt: null });
  });
});

describe('a further key', () => {
  it('of a player may no more, for no longer', async () => {
    const { id } = await made('/v1/players', { name: 'One' });
    const narrow = await narrowed('keys.issue-for-player', 'games.watch');
    const path = `/v1/players/${id}/keys`;
    expect(await made(path, {}, narrow.key)).toMatchObject({ scopes: narrow.scopes });
    expect(await api.call('POST', path, { scopes: ['games.act'] }, narrow.key)).toMatchObject({
      status: 403,
      body: { code: 'identity.scope-forbidden', permission: 'games.act' },
    });
    const day = await ending();
    expect(await made(path, { expiresInSeconds: 86_400 }, day.key)).toMatchObject({ expiresAt: day.expiresAt });
  });
});

describe('another secret of another key', () => {
  const rotate = (id: string, key: string) => api.call('POST', `/v1/keys/${id}/rotations`, {}, key);

  it('is for a caller who may all that this key may, for as long', async () => {
    const whole = await keyOf({ role: 'admin' });
    const narrow = await narrowed('keys.manage-own', 'keys.manage-any');
    const day = await ending();
    for (const { key } of [narrow, day]) expect(await rotate(whole.id, key)).toMatchObject(bounded);
    expect((await api.call('GET', '/v1/leagues', undefined, whole.key)).status).toBe(200);
    const within = await narrowed('keys.manage-own');
    expect((await rotate(within.id, narrow.key)).status).toBe(201);
    expect((await rotate(within.id, day.key)).body).toMatchObject({ code: 'identity.key-bounded' });
    const sooner = await keyOf({ role: 'judge', expiresInSeconds: 60 });
    expect((await rotate(sooner.id, day.key)).status).toBe(201);
    // The own one keeps its bounds.
    expect((await rotate(narrow.id, narrow.key)).status).toBe(201);
    expect(await read(`/v1/keys/${narrow.id}`)).toMatchObject({ scopes: narrow.scopes });
  });
});

describe('an account', () => {
  it('says who registered it, and is bound to nothing where they are not', async () => {
    const one = await account();
    expect(one).toMatchObject({ issuedBy: idIn(api.adminKey), scopes: null, expiresAt: null });
    const admin = await account({ role: 'admin' });
    const session = await sessionOf(admin);
    const { issuedBy } = await account({}, session);
    expect(issuedBy).toMatch(/^session:/);
    const listed = await read<{ items: { id: string }[] }>(`/v1/accounts?issuedBy=${issuedBy}`);
    expect(listed.items).toHaveLength(1);
    const keys = await read<{ items: { issuedBy: string }[] }>(`/v1/keys?issuedBy=${idIn(api.adminKey)}`);
    expect(new Set(keys.items.map((key) => key.issuedBy))).toEqual(new Set([idIn(api.adminKey)]));
    expect((await api.call('GET', '/v1/keys?issuedBy=%00')).status).toBe(400);
  });

  it('registered with a scoped key has the scopes of the key, and so has what it makes', async () => {
    const scopes = ['accounts.register', 'accounts.register-staff', 'keys.issue', 'leagues.read'];
    const desk = await narrowed(...scopes);
    const one = await account({ role: 'admin' }, desk.key);
    expect(one).toMatchObject({ scopes, expiresAt: null, issuedBy: desk.id });
    const session = await sessionOf(one);
    expect((await api.call('GET', '/v1/leagues', undefined, session)).status).toBe(200);
    for (const path of ['/v1/accounts', '/v1/matches', '/v1/accounts/me']) {
      expect(await api.call('GET', path, undefined, session)).toMatchObject({
        status: 403,
        body: { code: 'identity.scope-forbidden' },
      });
    }
    expect(await made('/v1/keys', { role: 'admin' }, session)).toMatchObject({ scopes });
    expect(await account({ role: 'admin' }, session)).toMatchObject({ scopes });
    const may = (permission: 'leagues.read' | 'webhooks.manage') =>
      api.app.get(QueryBus).execute(new IsStillPermitted(one.playerId, permission));
    expect([await may('leagues.read'), await may('webhooks.manage')]).toEqual([true, false]);
  });

  it('registered with an expiring key expires with it: log-ins, sessions, and what they make', async () => {
    const day = await ending();
    const one = await account({ role: 'admin' }, day.key);
    expect(one).toMatchObject({ scopes: null, expiresAt: day.expiresAt });
    const { accessToken, refreshToken } = (await logIn(one)).body as { accessToken: string; refreshToken: string };
    expect(await made('/v1/keys', { role: 'admin' }, accessToken)).toMatchObject({ expiresAt: day.expiresAt });
    await age('accounts', one.id);
    expect(await logIn(one)).toMatchObject({
      status: 403,
      body: { code: 'identity.account-ended', expiredAt: expect.any(String) as string },
    });
    expect(await api.call('POST', '/v1/sessions/refresh', { refreshToken }, null)).toMatchObject({
      body: { code: 'identity.session-ended' },
    });
    expect(await api.app.get(QueryBus).execute(new IsStillPermitted(one.playerId, 'leagues.read'))).toBe(false);
  });

  it('is let off its bounds by a caller who has none', async () => {
    const day = await ending();
    const one = await account({}, day.key);
    const lift = (key?: string) => api.call('PATCH', `/v1/accounts/${one.id}`, { unbounded: true }, key);
    for (const { key } of [day, await narrowed('accounts.manage-any')]) expect(await lift(key)).toMatchObject(bounded);
    expect(await lift()).toMatchObject({ status: 200, body: { expiresAt: null, scopes: null, issuedBy: day.id } });
    expect(await api.call('PATCH', `/v1/accounts/${one.id}`, { unbounded: false })).toMatchObject({ status: 400 });
  });
});

describe('a way back into an account', () => {
  const reset = ({ playerId }: { playerId: string }, key?: string) =>
    api.call('POST', `/v1/players/${playerId}/password-resets`, undefined, key);

  it('is issued by a caller who is bound no closer than the account', async () => {
    const whole = await account();
    const scopes = ['accounts.register', 'accounts.reset-password', 'games.act'];
    const desk = await narrowed(...scopes);
    const day = await ending();
    for (const { key } of [desk, day]) expect(await reset(whole, key)).toMatchObject(bounded);
    expect((await reset(await account({}, desk.key), desk.key)).status).toBe(201);
    const own = await account({}, day.key);
    expect(await reset(own, desk.key)).toMatchObject(bounded);
    const issued = await reset(own, day.key);
    expect(issued.status).toBe(201);
    const { expiresAt } = issued.body as { expiresAt: string };
    expect(expiresAt).toBe(day.expiresAt);
  });

  it('ends with the key or session that issued it', async () => {
    const one = await account();
    const spend = (token: string) =>
      api.call('POST', '/v1/password-resets', { token, newPassword: 'another password' }, null);
    const organiser = await keyOf({ role: 'organiser' });
    const byKey = (await reset(one, organiser.key)).body as { token: string };
    expect((await api.call('DELETE', `/v1/keys/${organiser.id}`)).status).toBe(204);
    expect(await spend(byKey.token)).toMatchObject({ status: 401, body: { code: 'identity.reset-invalid' } });
    expect(await read(`/v1/accounts/${one.id}`)).toMatchObject({ passwordReset: { endedWhy: 'issuer-ended' } });
    const staff = await account({ role: 'organiser' });
    const bySession = (await reset(one, await sessionOf(staff))).body as { token: string };
    expect((await api.call('PATCH', `/v1/accounts/${staff.id}`, { enabled: false })).status).toBe(200);
    expect(await spend(bySession.token)).toMatchObject({ status: 401, body: { code: 'identity.reset-invalid' } });
    expect((await logIn(one)).status).toBe(201);
  });
});

describe('a role', () => {
  const LEAGUE = { name: 'League', game: 'lorcana', format: 'core-constructed' };

  it('is given by a caller who may all that it may, without an end', async () => {
    const places = [
      `/v1/leagues/${(await made<{ id: string }>('/v1/leagues', LEAGUE)).id}`,
      `/v1/organisations/${(await made<{ id: string }>('/v1/organisations', { name: 'Club' })).id}`,
    ];
    const { id } = await made('/v1/players', { name: 'Friend' });
    for (const place of places) {
      const give = async (role: string, key: string) => api.call('PUT', `${place}/roles/${id}/${role}`, undefined, key);
      const narrow = await narrowed('leagues.assign-roles', 'organisations.assign-roles', 'keys.manage-own');
      for (const role of ['organiser', 'head-judge', 'player', 'spectator']) {
        expect(await give(role, narrow.key)).toMatchObject(bounded);
        expect(await give(role, (await ending()).key)).toMatchObject(bounded);
      }
      expect(await read(`${place}/roles`)).toMatchObject({ items: [] });
      expect((await give('judge', api.adminKey)).status).toBe(204);
      // Taking one away leads to nothing.
      expect((await api.call('DELETE', `${place}/roles/${id}/judge`, undefined, narrow.key)).status).toBe(204);
    }
  });

  it('of a caller who makes an organisation as well', async () => {
    const desk = await narrowed('accounts.register', 'accounts.register-staff', 'organisations.create');
    const session = await sessionOf(await account({ role: 'organiser' }, desk.key));
    expect(await api.call('POST', '/v1/organisations', { name: 'Mine' }, session)).toMatchObject(bounded);
    const { items } = await read<{ items: { name: string }[] }>('/v1/organisations?limit=100');
    expect(items.map(({ name }) => name)).not.toContain('Mine');
  });
});

describe('a webhook', () => {
  const terms = { url: 'https://8.8.8.8/hook', kinds: ['match.ended'] };
  const holder = async (id: string) => (await api.app.get(WebhookRepository, { strict: false }).target(id))?.holder;
  const may = async (id: string, leagueId: string | null = null) =>
    api.app.get(QueryBus).execute(new IsStillPermitted((await holder(id)) ?? '', 'webhooks.manage', leagueId));

  it('made with a key that is narrowed, or ends, works as long as that key', async () => {
    const { playerId } = await account({ role: 'organiser' });
    const league = await made<{ id: string }>('/v1/leagues', {
      name: 'League',
      game: 'lorcana',
      format: 'core-constructed',
    });
    await api.call('PUT', `/v1/leagues/${league.id}/roles/${playerId}/organiser`);
    const whole = await made(`/v1/players/${playerId}/keys`, {});
    const day = await made(`/v1/players/${playerId}/keys`, { expiresInSeconds: 600 });
    const hook = (key: string) => made<{ id: string }>('/v1/webhooks', { ...terms, leagueId: league.id }, key);
    const [free, bound] = [await hook(whole.key), await hook(day.key)];
    expect([await holder(free.id), await holder(bound.id)]).toEqual([playerId, day.id]);
    expect(await read(`/v1/webhooks/${bound.id}`)).toMatchObject({ owner: playerId, boundTo: day.id });
    expect([await may(free.id, league.id), await may(bound.id, league.id)]).toEqual([true, true]);
    expect((await api.call('DELETE', `/v1/keys/${day.id}`)).status).toBe(204);
    expect([await may(free.id, league.id), await may(bound.id, league.id)]).toEqual([true, false]);
  });

  it('of another caller cannot be redirected by a caller with closer bounds', async () => {
    const hook = await made<{ id: string }>('/v1/webhooks', terms);
    const change = (id: string, key: string) =>
      api.call('PATCH', `/v1/webhooks/${id}`, { url: 'https://8.8.4.4/mine' }, key);
    const narrow = await narrowed('webhooks.manage');
    for (const { key } of [narrow, await ending()]) expect(await change(hook.id, key)).toMatchObject(bounded);
    expect(await read(`/v1/webhooks/${hook.id}`)).toMatchObject({ url: terms.url });
    const own = await made<{ id: string }>('/v1/webhooks', terms, narrow.key);
    expect((await change(own.id, narrow.key)).status).toBe(200);
  });
});
