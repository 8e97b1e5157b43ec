/** Goal: nobody fills the disk alone: of what stays for good, each caller makes so many a day, however many at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
beforeAll(async () => {
  api = await serveKifu('api', {
    DAILY_QUOTAS:
      'organisations.create=3,leagues.create=0,players.register=2,keys.issue-for-player=2,sessions.begin=2,' +
      'games.view-hidden=2,cases.open=2,cases.discuss=1',
  });
});
afterAll(() => api.close());

const organiser = async () => ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
const found = (key?: string) => api.call('POST', '/v1/organisations', { name: 'One' }, key);

describe('quotas', () => {
  it('hold for many at once, and say the limit', async () => {
    const key = await organiser();
    const made = await Promise.all(Array.from({ length: 8 }, () => found(key)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await found(key)).toMatchObject({
      status: 429,
      body: { code: 'quota.exhausted', what: 'organisations.create', most: 3, per: 'day' },
    });
  });

  it('are of each caller, and of no admin', async () => {
    const key = await organiser();
    for (let count = 0; count < 3; count += 1) expect((await found(key)).status).toBe(201);
    expect((await found(key)).status).toBe(429);
    for (let count = 0; count < 5; count += 1) expect((await found()).status).toBe(201);
  });

  it('do not count what was refused', async () => {
    const key = await organiser();
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/organisations', { name: 7 }, key)).status).toBe(400);
    }
    expect((await found(key)).status).toBe(201);
  });

  it('begin again with the next day', async () => {
    const key = await organiser();
    for (let count = 0; count < 4; count += 1) await found(key);
    await api.app.get(PgPools).app.query(`update quota_uses set day = day - 1`);
    expect((await found(key)).status).toBe(201);
  });

  it('are none where the setting says 0', async () => {
    const key = await organiser();
    const league = { name: 'One', game: 'lorcana', format: 'core-constructed', bestOf: 1 };
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/leagues', league, key)).status).toBe(201);
    }
  });

  it('are of further keys of players', async () => {
    const key = await organiser();
    const { id } = (await api.call('POST', '/v1/players', { name: 'Abe' })).body as { id: string };
    const more = async () => (await api.call('POST', `/v1/players/${id}/keys`, {}, key)).status;
    expect([await more(), await more(), await more()]).toEqual([201, 201, 429]);
  });

  it('are of sessions, and count no log-in that failed', async () => {
    const password = 'correct horse battery staple';
    await api.call('POST', '/v1/accounts', { login: 'bea', password, role: 'player' });
    const logIn = (given: string) => api.call('POST', '/v1/sessions', { login: 'bea', password: given });
    expect((await logIn('another horse entirely')).status).toBe(401);
    expect([(await logIn(password)).status, (await logIn(password)).status]).toEqual([201, 201]);
    expect(await logIn(password)).toMatchObject({ status: 429, body: { what: 'sessions.begin', most: 2 } });
  });
});

describe('at a table, quotas', () => {
  let players: readonly TestPlayer[];
  let gameId: string;
  beforeAll(async () => {
    players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
    gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  });
  const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;

  it('are of looks; whoever looks again at the same has not looked twice', async () => {
    const key = await keyOf('judge');
    const look = (as: string) => api.call('GET', `/v1/games/${gameId}/state?as=${as}`, undefined, key);
    const seen = [await look('p1'), await look('p1'), await look('p2')];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await look('judge')).toMatchObject({ status: 429, body: { what: 'games.view-hidden', most: 2 } });
  });

  it('are of cases and of what is said in them', async () => {
    const [player] = players;
    await step(api, gameId, players, dice(1));
    const open = () =>
      api.call('POST', '/v1/cases', { gameId, step: 2, claim: 'A rule', text: 'It was forgotten.' }, player?.key);
    const opened = [await open(), await open(), await open()];
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 429]);
    const { id } = opened[0]?.body as { id: string };
    const key = await keyOf('judge');
    const discuss = () => api.call('POST', `/v1/cases/${id}/discussion`, { text: 'Hm.' }, key);
    expect([(await discuss()).status, (await discuss()).status]).toEqual([200, 429]);
  });
});
