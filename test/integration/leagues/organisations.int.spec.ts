import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { type LocalRole } from '../../../src/modules/identity/index.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { idIn } from '../../support/key-parts.js';
import { LOCK_PLACE } from '../../../src/modules/identity/access/role-grants.js';
import { eventually } from '../../support/ledger.js';
import { FORMAT, GAME } from '../../support/players.js';

/** Goal: organisations run their leagues by themselves, and nobody runs those of others. */
let api: TestApi;

beforeAll(async () => {
  api = await serve([CatalogueModule, LeaguesModule]);
});

afterAll(() => api.close());

/** Somebody on this database who waits for an advisory lock. */
const WAITING = `
select from pg_locks l join pg_database d on d.oid = l.database
where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;

interface Person {
  readonly id: string;
  readonly key: string;
}

const person = async (): Promise<Person> =>
  (await api.call('POST', '/v1/players', { name: 'Somebody' })).body as Person;
const LEAGUE = { name: 'League', game: GAME, format: FORMAT };
const made = (answer: { status: number; body: unknown }): string => {
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
};

const change = (method: 'PUT' | 'DELETE', place: string, { id }: Person, role: LocalRole, key?: string) =>
  api.call(method, `/v1/${place}/roles/${id}/${role}`, undefined, key);

async function organisation(): Promise<{ readonly id: string; readonly organiser: Person }> {
  const id = made(await api.call('POST', '/v1/organisations', { name: 'Club' }));
  const organiser = await person();
  expect((await change('PUT', `organisations/${id}`, organiser, 'organiser')).status).toBe(204);
  return { id, organiser };
}

describe('an organisation', () => {
  it('creates leagues and gives roles in them, in its own only', async () => {
    const [mine, other] = [await organisation(), await organisation()];
    const { key } = mine.organiser;
    const league = made(await api.call('POST', `/v1/organisations/${mine.id}/leagues`, LEAGUE, key));
    expect(await api.call('GET', `/v1/leagues/${league}`)).toMatchObject({ body: { organisationId: mine.id } });
    const judge = await person();
    expect((await change('PUT', `leagues/${league}`, judge, 'judge', key)).status).toBe(204);
    const forbidden = { status: 403, body: { code: 'identity.role-forbidden' } };
    const foreign = made(await api.call('POST', `/v1/organisations/${other.id}/leagues`, LEAGUE, other.organiser.key));
    for (const refused of [
      await api.call('POST', `/v1/organisations/${other.id}/leagues`, LEAGUE, key),
      await api.call('POST', '/v1/leagues', LEAGUE, key),
      await change('PUT', `leagues/${foreign}`, judge, 'judge', key),
      await change('PUT', `organisations/${other.id}`, judge, 'judge', key),
      await change('PUT', `leagues/${league}`, judge, 'head-judge', judge.key),
    ]) {
      expect(refused).toMatchObject(forbidden);
    }
    const { body } = await api.call('GET', `/v1/leagues/${league}/roles`, undefined, judge.key);
    expect(body).toMatchObject({ next: null, items: [{ playerId: judge.id, role: 'judge' }] });
  });

  it('is organised by the player who creates it', async () => {
    const login = { login: 'founder', password: 'correct horse battery' };
    const founder = (await api.call('POST', '/v1/accounts', { ...login, role: 'organiser' })).body as {
      playerId: string;
    };
    const { accessToken } = (await api.call('POST', '/v1/sessions', login, null)).body as { accessToken: string };
    const id = made(await api.call('POST', '/v1/organisations', { name: 'Club' }, accessToken));
    const { body } = await api.call('GET', `/v1/organisations/${id}/roles`);
    expect(body).toMatchObject({ next: null, items: [{ playerId: founder.playerId, role: 'organiser' }] });
  });

  it('that is not there has no leagues and no roles', async () => {
    const gone = { status: 404, body: { code: 'organisation.not-found' } };
    const id = newId();
    expect(await api.call('GET', `/v1/organisations/${id}`)).toMatchObject(gone);
    expect(await api.call('GET', `/v1/organisations/${id}/roles`)).toMatchObject(gone);
    expect(await api.call('POST', `/v1/organisations/${id}/leagues`, LEAGUE)).toMatchObject(gone);
    expect(await change('PUT', `organisations/${id}`, await person(), 'judge')).toMatchObject(gone);
    expect(await change('PUT', `leagues/${id}`, await person(), 'judge')).toMatchObject({
      status: 404,
      body: { code: 'league.not-found' },
    });
  });
});

describe('an organiser of one league', () => {
  const forbidden = { status: 403, body: { code: 'identity.role-forbidden' } };

  it('registers players, with a key or an account, but gives no access to existing ones', async () => {
    const league = made(await api.call('POST', '/v1/leagues', LEAGUE));
    const [organiser, judge] = [await person(), await person()];
    await change('PUT', `leagues/${league}`, organiser, 'organiser');
    await change('PUT', `leagues/${league}`, judge, 'judge');
    const register = (key: string) => api.call('POST', '/v1/players', { name: 'New' }, key);
    const account = (terms: object, key: string) =>
      api.call('POST', '/v1/accounts', { login: 'one.of.ours', password: 'correct horse battery', ...terms }, key);
    for (const refused of [
      await register(judge.key),
      await account({}, judge.key),
      await account({ role: 'judge' }, organiser.key),
      await account({ playerId: judge.id }, organiser.key),
      await api.call('POST', `/v1/players/${judge.id}/keys`, {}, organiser.key),
      await api.call('POST', '/v1/leagues', LEAGUE, organiser.key),
    ]) {
      expect(refused).toMatchObject(forbidden);
    }
    const player = (await register(organiser.key)).body as Person;
    expect(await api.call('GET', `/v1/players/${player.id}`, undefined, player.key)).toMatchObject({ status: 200 });
    expect(await register(player.key)).toMatchObject(forbidden);
    expect(await account({}, organiser.key)).toMatchObject({ status: 201, body: { role: 'player' } });
    await change('PUT', `leagues/${league}`, judge, 'organiser');
    await change('DELETE', `leagues/${league}`, organiser, 'organiser');
    expect(await register(organiser.key)).toMatchObject(forbidden);
  });
});

describe('a role', () => {
  it('is given once, taken once, and counts no more at once', async () => {
    const { id, organiser } = await organisation();
    const second = await person();
    const give = () => change('PUT', `organisations/${id}`, second, 'organiser', organiser.key);
    expect([(await give()).status, (await give()).status]).toEqual([204, 204]);
    const { body } = await api.call('GET', `/v1/organisations/${id}/roles`);
    expect((body as { items: unknown[] }).items).toHaveLength(2);
    expect((await api.call('POST', `/v1/organisations/${id}/leagues`, LEAGUE, second.key)).status).toBe(201);
    expect((await change('DELETE', `organisations/${id}`, second, 'organiser', organiser.key)).status).toBe(204);
    expect((await api.call('POST', `/v1/organisations/${id}/leagues`, LEAGUE, second.key)).status).toBe(403);
    expect(await change('DELETE', `organisations/${id}`, second, 'organiser', organiser.key)).toMatchObject({
      status: 404,
      body: { code: 'identity.role-not-held' },
    });
  });

  it('stays recorded when it is taken', async () => {
    const { id } = await organisation();
    const judge = await person();
    await change('PUT', `organisations/${id}`, judge, 'judge');
    await change('DELETE', `organisations/${id}`, judge, 'judge');
    const { app } = api.app.get(PgPools);
    const { rows } = await app.query('select role, taken_by from role_grants where player_id = $1', [judge.id]);
    expect(rows).toEqual([{ role: 'judge', taken_by: idIn(api.adminKey) }]);
    await expect(app.query('delete from role_grants')).rejects.toThrow(/permission denied/);
    await expect(app.query(`update role_grants set role = 'organiser'`)).rejects.toThrow(/permission denied/);
  });

  it('is listed page by page, the oldest gift first', async () => {
    const { id, organiser } = await organisation();
    const judges = [await person(), await person(), await person()];
    for (const judge of judges) await change('PUT', `organisations/${id}`, judge, 'judge');
    const pages: string[][] = [];
    for (let next: string | null = `/v1/organisations/${id}/roles?limit=3`; next !== null;) {
      const { body } = await api.call('GET', next);
      const page = body as { readonly items: readonly { readonly playerId: string }[]; readonly next: string | null };
      pages.push(page.items.map(({ playerId }) => playerId));
      ({ next } = page);
    }
    const [one, two, three] = judges.map((judge) => judge.id);
    expect(pages).toEqual([[organiser.id, one, two], [three]]);
    const refused = { status: 400, body: { code: 'request.invalid' } };
    for (const query of ['limit=0', 'cursor=x']) {
      expect(await api.call('GET', `/v1/organisations/${id}/roles?${query}`)).toMatchObject(refused);
    }
  });

  it('of admin is held nowhere in particular, and none is invented', async () => {
    const { id } = await organisation();
    const { id: player } = await person();
    for (const role of ['admin', 'king']) {
      expect(await api.call('PUT', `/v1/organisations/${id}/roles/${player}/${role}`)).toMatchObject({ status: 400 });
    }
    expect(await api.call('PUT', `/v1/organisations/${id}/roles/${newId()}/judge`)).toMatchObject({
      status: 404,
      body: { code: 'identity.player-not-found' },
    });
  });
});

describe('the last organiser', () => {
  const last = { status: 409, body: { code: 'identity.last-organiser' } };

  it('of an organisation stays, also when two take each other out at once', async () => {
    const { id, organiser } = await organisation();
    expect(await change('DELETE', `organisations/${id}`, organiser, 'organiser')).toMatchObject(last);
    const second = await person();
    await change('PUT', `organisations/${id}`, second, 'organiser');
    const both = await Promise.all([
      change('DELETE', `organisations/${id}`, second, 'organiser', organiser.key),
      change('DELETE', `organisations/${id}`, organiser, 'organiser', second.key),
    ]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    const { body } = await api.call('GET', `/v1/organisations/${id}/roles`);
    expect((body as { items: unknown[] }).items).toHaveLength(1);
  });

  it('stays also when all are taken out at once', async () => {
    const { id, organiser } = await organisation();
    const all = [organiser, ...(await Promise.all(Array.from({ length: 7 }, person)))];
    for (const one of all) await change('PUT', `organisations/${id}`, one, 'organiser');
    const answers = await Promise.all(all.map((one) => change('DELETE', `organisations/${id}`, one, 'organiser')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(7);
    expect(answers.find(({ status }) => status !== 204)).toMatchObject(last);
  });

  it('is looked for by one at a time: the second waits for the first', async () => {
    const { id, organiser } = await organisation();
    const second = await person();
    await change('PUT', `organisations/${id}`, second, 'organiser');
    const first = await api.app.get(PgPools).owner.connect();
    try {
      // As somebody who is about to take the one out does.
      await first.query('begin');
      await first.query(LOCK_PLACE, [id]);
      const taken = change('DELETE', `organisations/${id}`, organiser, 'organiser');
      await eventually('the second waits', async () => {
        const { rows } = await api.app.get(PgPools).owner.query(WAITING);
        return rows.length > 0 ? true : null;
      });
      await first.query(
        `update role_grants set taken_at = now(), taken_by = 'first' where organisation_id = $1 and player_id = $2`,
        [id, second.id],
      );
      await first.query('commit');
      expect(await taken).toMatchObject(last);
    } finally {
      first.release(true);
    }
  });

  it('of a league without an organisation stays', async () => {
    const someone = await person();
    const alone = made(await api.call('POST', '/v1/leagues', LEAGUE));
    await change('PUT', `leagues/${alone}`, someone, 'organiser');
    expect(await change('DELETE', `leagues/${alone}`, someone, 'organiser')).toMatchObject(last);
    const unorganised = made(await api.call('POST', '/v1/leagues', LEAGUE));
    await change('PUT', `leagues/${unorganised}`, someone, 'judge');
    expect((await change('DELETE', `leagues/${unorganised}`, someone, 'judge')).status).toBe(204);
    const { id } = await organisation();
    const owned = made(await api.call('POST', `/v1/organisations/${id}/leagues`, LEAGUE));
    await change('PUT', `leagues/${owned}`, someone, 'organiser');
    expect((await change('DELETE', `leagues/${owned}`, someone, 'organiser')).status).toBe(204);
  });
});
