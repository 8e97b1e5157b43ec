import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serve, type TestApi } from '../../support/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await serve([LeaguesModule]);
});

afterAll(() => api.close());

const LEAGUE = { name: 'Thursday league', game: 'lorcana', format: 'core-constructed' };

describe('leagues', () => {
  it('are by default single games for 3, 1 and 0 points, made by their staff', async () => {
    const created = await api.call('POST', '/v1/leagues', LEAGUE);
    expect(created).toMatchObject({
      status: 201,
      body: { ...LEAGUE, bestOf: 1, pairings: 'staff', points: { win: 3, draw: 1, loss: 0 } },
    });
    const { id } = created.body as { id: string };
    expect(await api.call('GET', `/v1/leagues/${id}`)).toMatchObject({ status: 200, body: created.body as object });
  });

  it('may be best of 3 or 5, for other points', async () => {
    const terms = { bestOf: 5, points: { win: 2, draw: 1, loss: 1 } };
    expect(await api.call('POST', '/v1/leagues', { ...LEAGUE, ...terms })).toMatchObject({ status: 201, body: terms });
  });

  it('may let players make their matches, as those do that were made before it was asked', async () => {
    const terms = { pairings: 'players' };
    expect(await api.call('POST', '/v1/leagues', { ...LEAGUE, ...terms })).toMatchObject({ status: 201, body: terms });
    const id = newId();
    const columns = 'id, name, game, format, best_of, points_win, points_draw, points_loss';
    const old = `insert into leagues (${columns}) values ($1, 'Old', 'lorcana', 'core-constructed', 1, 3, 1, 0)`;
    await api.app.get(PgPools).app.query(old, [id]);
    expect(await api.call('GET', `/v1/leagues/${id}`)).toMatchObject({ status: 200, body: terms });
  });

  it.each([
    [{ bestOf: 2 }, '/bestOf'],
    [{ pairings: 'nobody' }, '/pairings'],
    [{ pairings: null }, '/pairings'],
    [{ points: { win: 3, draw: 1 } }, '/points/loss'],
    [{ points: 3 }, '/points'],
    [{ points: { win: 3, draw: 1, loss: 0, bonus: 1 } }, '/points/bonus'],
    [{ format: 'Core Constructed!' }, '/format'],
  ])('refuse %j', async (terms, pointer) => {
    const answer = await api.call('POST', '/v1/leagues', { ...LEAGUE, ...terms });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('are of a game that Kifu knows', async () => {
    const answer = await api.call('POST', '/v1/leagues', { ...LEAGUE, game: 'chess' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'catalogue.unknown-game' } });
    expect(await api.call('POST', '/v1/leagues', { ...LEAGUE, format: 'backwards' })).toMatchObject({
      status: 422,
      body: { code: 'catalogue.unknown-format', formats: ['core-constructed'] },
    });
  });

  it('are created by organisers', async () => {
    const { key } = (await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string };
    expect((await api.call('POST', '/v1/leagues', LEAGUE, key)).status).toBe(403);
  });

  it('are listed page by page, the newest first', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await api.call('POST', '/v1/leagues', { ...LEAGUE, name });
    const seen: string[] = [];
    let next: string | null = '/v1/leagues?game=lorcana&limit=2';
    while (next !== null && seen.length < names.length) {
      const page = (await api.call('GET', next)).body as { items: { name: string }[]; next: string | null };
      seen.push(...page.items.map(({ name }) => name));
      next = page.next;
    }
    expect(seen.slice(0, 5)).toEqual(names.toReversed());
    expect((await api.call('GET', '/v1/leagues?game=chess')).body).toEqual({ items: [], next: null });
  });

  it('refuse a cursor of another listing', async () => {
    const cursor = Buffer.from('["not-an-id"]').toString('base64url');
    expect(await api.call('GET', `/v1/leagues?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { errors: [{ in: 'query', pointer: 'cursor' }] },
    });
  });

  it('that do not exist are not found', async () => {
    const answer = await api.call('GET', '/v1/leagues/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a');
    expect(answer).toMatchObject({ status: 404, body: { code: 'league.not-found' } });
  });
});
