/** Goal: what goes on without its owner (webhooks) ends when the owner is shut out, and not before. */
import { QueryBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityBootstrap, IsStillPermitted, type Permission } from '../../../src/modules/identity/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { callerAt } from '../../support/caller.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { idIn } from '../../support/key-parts.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

const may = (holder: string, permission: Permission = 'webhooks.manage', leagueId: string | null = null) =>
  api.app.get(QueryBus).execute(new IsStillPermitted(holder, permission, leagueId));
const keyOf = async (terms: object) => ((await api.call('POST', '/v1/keys', terms)).body as { id: string }).id;

describe('a key', () => {
  it('may what its role and its scopes say', async () => {
    expect(await may(await keyOf({ role: 'organiser' }))).toBe(true);
    expect(await may(await keyOf({ role: 'organiser', scopes: ['webhooks.manage', 'leagues.read'] }))).toBe(true);
    expect(await may(await keyOf({ role: 'organiser', scopes: ['leagues.read'] }))).toBe(false);
    expect(await may(await keyOf({ role: 'judge' }))).toBe(false);
    expect(await may('0123456789abcdef')).toBe(false);
  });

  it('may until it is revoked, or has expired', async () => {
    const [revoked, expired] = [await keyOf({ role: 'organiser' }), await keyOf({ role: 'organiser' })];
    await api.call('DELETE', `/v1/keys/${revoked}`);
    const { app } = api.app.get(PgPools);
    await app.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [expired]);
    expect([await may(revoked), await may(expired)]).toEqual([false, false]);
  });

  it('of the operator may after another start, unless somebody revoked it', async () => {
    const bootstrap = api.app.get(IdentityBootstrap, { strict: false });
    const first = idIn(api.adminKey);
    const key = await bootstrap.issueAdminKey();
    const base = await api.app.getUrl();
    expect([await may(first), await may(idIn(key))]).toEqual([true, true]);
    expect((await callerAt(base, key).call('DELETE', `/v1/keys/${idIn(key)}`)).status).toBe(204);
    expect(await may(idIn(key))).toBe(false);
    Object.assign(api, callerAt(base, await bootstrap.issueAdminKey()));
  });
});

describe('a player', () => {
  it('may by an account, until it is disabled', async () => {
    const terms = { login: 'organiser', password: 'correct horse battery', role: 'organiser' };
    const { id, playerId } = (await api.call('POST', '/v1/accounts', terms)).body as { id: string; playerId: string };
    expect(await may(playerId)).toBe(true);
    await api.call('PATCH', `/v1/accounts/${id}`, { enabled: false });
    expect(await may(playerId)).toBe(false);
    await api.call('PATCH', `/v1/accounts/${id}`, { enabled: true });
    expect(await may(playerId)).toBe(true);
  });

  it('may by any key that is good for it', async () => {
    const { body } = await api.call('POST', '/v1/players', { name: 'Abe' });
    const { id: playerId, key } = body as { id: string; key: string };
    expect([await may(playerId, 'decks.bring'), await may(playerId), await may(newId())]).toEqual([true, false, false]);
    await api.call('DELETE', `/v1/keys/${idIn(key)}`);
    expect(await may(playerId, 'decks.bring')).toBe(false);
  });
});

describe('an organiser of one league', () => {
  const LEAGUE = { name: 'League', game: 'lorcana', format: 'core-constructed' };
  const made = async (path: string, body: object) =>
    (await api.call('POST', path, body)).body as Record<string, string>;
  const asOrganiser = (method: 'PUT' | 'DELETE', place: string, playerId = '') =>
    api.call(method, `/v1/${place}/roles/${playerId}/organiser`);

  it('may there, by the league or by its organisation, until the role is taken', async () => {
    const { id: club = '' } = await made('/v1/organisations', { name: 'Club' });
    const { id: home = '' } = await made(`/v1/organisations/${club}/leagues`, LEAGUE);
    const { id: away = '' } = await made('/v1/leagues', LEAGUE);
    for (const place of [`leagues/${home}`, `organisations/${club}`]) {
      const { id: organiser = '' } = await made('/v1/players', { name: 'Organiser' });
      const mayNow = async () => [
        await may(organiser, 'webhooks.manage', home),
        await may(organiser, 'webhooks.manage', away),
        await may(organiser),
      ];
      expect(await mayNow()).toEqual([false, false, false]);
      await asOrganiser('PUT', place, organiser);
      expect(await mayNow()).toEqual([true, false, false]);
      expect(await may(organiser, 'catalogue.import', home)).toBe(false);
      const { id: other = '' } = await made('/v1/players', { name: 'Other' });
      await asOrganiser('PUT', place, other);
      expect((await asOrganiser('DELETE', place, organiser)).status).toBe(204);
      expect(await mayNow()).toEqual([false, false, false]);
    }
  });

  it('may as long as there is a key that is good for it', async () => {
    const { id: home = '' } = await made('/v1/leagues', LEAGUE);
    const { id: playerId = '', key = '' } = await made('/v1/players', { name: 'Organiser' });
    await asOrganiser('PUT', `leagues/${home}`, playerId);
    await made(`/v1/players/${playerId}/keys`, { scopes: ['decks.bring'] });
    expect(await may(playerId, 'webhooks.manage', home)).toBe(true);
    await api.call('DELETE', `/v1/keys/${idIn(key)}`);
    expect(await may(playerId, 'webhooks.manage', home)).toBe(false);
  });
});
