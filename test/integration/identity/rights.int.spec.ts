import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../../src/app.module.js';
import { ANY_CALLER, LOCAL_ROLES, type Need, RIGHTS, type Role, ROLES } from '../../../src/modules/identity/index.js';
import { readConfig } from '../../../src/platform/config/index.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { nameOf, type Route, routesOf } from '../../support/routes.js';

/**
 * Goal: what the table of rights says is what the service does, route by route and role by role. Method: every route is
 * asked over HTTP with a key of every role, and as somebody with every role in one of two leagues. Nothing is said
 * about what comes after the guard: ids are made up, and bodies are empty. If a cell fails, either the table or the
 * route is wrong; a new route needs nothing here.
 */
let api: TestApi;

const KIFU_SECRETS_KEY = Buffer.alloc(32).toString('base64');
const env = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY };
const routes = routesOf(AppModule.of(readConfig(env, 'api')));
const guarded = routes.flatMap(({ need, ...route }) =>
  need === undefined || need === 'public' || need === ANY_CALLER ? [] : [{ ...route, need }],
);

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

type Guarded = Omit<Route, 'need'> & { readonly need: Need };

const made = (answer: { body: unknown }) => answer.body as { id: string; key: string };
const allows = ({ need }: Guarded, role: Role): boolean =>
  (RIGHTS[need.permission].roles as readonly Role[]).includes(role);

/** What the guard says; null where it lets the request through, whatever comes of it then. */
async function refusal(
  route: Guarded,
  key: string,
  ids: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? newId());
  const response = await fetch(`${await api.app.getUrl()}${path}`, {
    method: route.method,
    headers: { authorization: `Bearer ${key}` },
  });
  if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel();
  if (response.status !== 403 && response.status !== 401) return null;
  const { code, permission } = (await response.json()) as { code: string; permission?: string };
  return permission === route.need.permission ? code : null;
}

const cells = async (
  of: readonly Guarded[],
  ask: (route: Guarded) => Promise<string | null>,
): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const route of of) answers[nameOf({ ...route })] = (await ask(route)) ?? 'allowed';
  return answers;
};

const expected = (of: readonly Guarded[], roles: readonly Role[]): Record<string, string> =>
  Object.fromEntries(
    of.map((route) => [
      nameOf({ ...route }),
      roles.some((role) => allows(route, role)) ? 'allowed' : 'identity.role-forbidden',
    ]),
  );

describe('every route', () => {
  it('is in the list that these tests walk', () => {
    const described = Object.entries(describeApi(api.app).paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${path.replaceAll(/\{(\w+)\}/g, ':$1')} ${method.toUpperCase()}`),
    );
    const walked = routes.map(nameOf);
    expect(described.length).toBeGreaterThan(30);
    expect(described.filter((route) => !walked.includes(route))).toEqual([]);
  });

  /** Which routes are refused to who shows no key. */
  const closedAt = async ({ app }: TestApi): Promise<readonly string[]> => {
    const refused: string[] = [];
    for (const route of routes.filter(({ need }) => need !== 'public')) {
      const path = route.path.replaceAll(/:\w+/g, newId());
      const answer = await fetch(`${await app.getUrl()}${path}`, { method: route.method });
      await answer.body?.cancel();
      if (answer.status === 401) refused.push(nameOf(route));
    }
    return refused;
  };

  it('answers without a key what anybody may read, by the table, and nothing else', async () => {
    const isPublic = ({ permission }: Need): boolean => 'public' in RIGHTS[permission];
    const open = routes.filter(
      ({ method, need }) =>
        (typeof need === 'object' && need.reads === true) ||
        (method === 'GET' && (need === ANY_CALLER || (typeof need === 'object' && isPublic(need)))),
    );
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(({ method }) => method !== 'GET').map(nameOf)).toEqual([
      '/v1/decks/read POST',
      '/v1/decks/validate POST',
    ]);
    const closed = routes.filter((route) => route.need !== 'public' && !open.includes(route)).map(nameOf);
    expect(await closedAt(api)).toEqual(closed);
  });

  it('refuses callers without a key if the operator closes public reading', async () => {
    const closed = await serveKifu('api', { PUBLIC_READING: 'off' });
    const guardedRoutes = routes.filter(({ need }) => need !== 'public').map(nameOf);
    expect(await closedAt(closed).finally(() => closed.close())).toEqual(guardedRoutes);
  });

  it.each(ROLES)('answers a key of the role %s as the table says', async (role) => {
    const playerId = role === 'player' ? made(await api.call('POST', '/v1/players', { name: 'P' })).id : undefined;
    const { key } = made(await api.call('POST', '/v1/keys', { role, ...(playerId !== undefined && { playerId }) }));
    expect(await cells(guarded, (route) => refusal(route, key))).toEqual(expected(guarded, [role]));
  });
});

describe('roles in leagues', () => {
  const isHere = ({ place }: Need) => place !== undefined && place !== 'anywhere' && !('organisation' in place);
  const here = guarded.filter(({ need }) => isHere(need));
  const anywhere = guarded.filter(({ need }) => need.place === 'anywhere');
  let leagues: readonly { readonly id: string; readonly matchId: string; readonly gameId: string }[] = [];
  let seated: readonly TestPlayer[] = [];

  beforeAll(async () => {
    seated = [await seatedPlayer(api, 'One', 0), await seatedPlayer(api, 'Two', 1)];
    leagues = await Promise.all(
      ['A', 'B'].map(async (name) => {
        const { id } = made(await api.call('POST', '/v1/leagues', { name, game: GAME, format: FORMAT }));
        const match = await createMatch(api, seated, { leagueId: id });
        return { id, matchId: match.id, gameId: match.games[0]?.id ?? '' };
      }),
    );
  });

  const idsIn = ({ id, matchId, gameId }: (typeof leagues)[number], { need: { place } }: Guarded) => {
    if (place === undefined || place === 'anywhere') return {};
    const [[kind = '', parameter = ''] = []] = Object.entries(place);
    return { [parameter]: { league: id, match: matchId, game: gameId }[kind] ?? '' };
  };

  const give = (playerId: string, role: Role, leagueId: string) =>
    api.app
      .get(PgPools)
      .app.query(`insert into role_grants (id, player_id, role, league_id, given_by) values ($1, $2, $3, $4, 'test')`, [
        newId(),
        playerId,
        role,
        leagueId,
      ]);

  it.each(LOCAL_ROLES)('of %s count in that league and in no other', async (role) => {
    const [home, away] = leagues;
    if (home === undefined || away === undefined) throw new Error('two leagues');
    const { id, key } = made(await api.call('POST', '/v1/players', { name: 'Somebody' }));
    await give(id, role, home.id);
    expect(await cells(here, (route) => refusal(route, key, idsIn(home, route)))).toEqual(
      expected(here, ['player', role]),
    );
    expect(await cells(here, (route) => refusal(route, key, idsIn(away, route)))).toEqual(expected(here, ['player']));
  });

  it.each(LOCAL_ROLES)('of %s count for what is to be done in some league, whichever', async (role) => {
    expect(anywhere.length).toBeGreaterThan(0);
    const { id: organisation } = made(await api.call('POST', '/v1/organisations', { name: 'Club' }));
    for (const place of [`leagues/${leagues[0]?.id}`, `organisations/${organisation}`]) {
      const { id, key } = made(await api.call('POST', '/v1/players', { name: 'Somebody' }));
      const ask = () => cells(anywhere, (route) => refusal(route, key));
      expect(await ask()).toEqual(expected(anywhere, ['player']));
      expect((await api.call('PUT', `/v1/${place}/roles/${id}/${role}`)).status).toBe(204);
      expect(await ask()).toEqual(expected(anywhere, ['player', role]));
    }
  });

  it('are the ones by which their holder acts there, though a player might as well', async () => {
    const [home, away] = leagues;
    const [mine] = seated;
    if (home === undefined || away === undefined || mine === undefined) throw new Error('two leagues');
    const judge = made(await api.call('POST', '/v1/players', { name: 'Judge' }));
    await give(judge.id, 'judge', home.id);
    const looksAt = (gameId: string, key: string) => api.call('GET', `/v1/games/${gameId}/looks`, undefined, key);
    expect(await looksAt(home.gameId, judge.key)).toMatchObject({ status: 200 });
    for (const refused of [await looksAt(away.gameId, judge.key), await looksAt(home.gameId, mine.key)]) {
      expect(refused).toMatchObject({ status: 403 });
    }
    await step(api, home.gameId, seated, dice(1));
    const claim = { gameId: home.gameId, step: 2, claim: 'A missed trigger', text: 'It was forgotten.' };
    const opened = await api.call('POST', '/v1/cases', claim, judge.key);
    expect(opened).toMatchObject({ status: 201, body: { opened: { by: { role: 'judge' } } } });
  });

  it('are named in a refusal only where they would count', async () => {
    const { key } = made(await api.call('POST', '/v1/players', { name: 'Somebody' }));
    const nowhere = await api.call('GET', '/v1/jobs', undefined, key);
    const anywhere = await api.call('GET', '/v1/webhooks', undefined, key);
    const elsewhere = await api.call('PUT', `/v1/leagues/${leagues[0]?.id}/roles/${newId()}/judge`, undefined, key);
    expect([nowhere, anywhere, elsewhere].map(({ body }) => (body as { detail: string }).detail)).toEqual([
      'jobs.read needs the role admin or organiser, held everywhere.',
      'webhooks.manage needs the role admin or organiser, held everywhere or in some league or organisation.',
      'leagues.assign-roles needs the role admin or organiser, held everywhere or where it is to be done.',
    ]);
  });

  it('do not count at a table where their holder sits', async () => {
    const [home, away] = leagues;
    const [mine] = seated;
    if (home === undefined || away === undefined || mine === undefined) throw new Error('two leagues');
    await give(mine.id, 'head-judge', home.id);
    const look = (key: string, { gameId } = home) =>
      api.call('GET', `/v1/games/${gameId}/state?as=everything`, undefined, key);
    expect(await look(mine.key)).toMatchObject({ status: 403, body: { code: 'game.view-forbidden' } });
    const other = made(await api.call('POST', '/v1/players', { name: 'Judge' }));
    expect(await look(other.key)).toMatchObject({ status: 403, body: { code: 'game.view-forbidden' } });
    const judge = made(await api.call('POST', '/v1/players', { name: 'Judge' }));
    await give(judge.id, 'head-judge', home.id);
    expect(await look(judge.key)).toMatchObject({ status: 200 });
    expect(await look(judge.key, away)).toMatchObject({ status: 403, body: { code: 'game.view-forbidden' } });
  });
});
