/** Goal: organisers find the people in what they run, and what they hold, page by page and whole. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { PLAYERS_BY_NAME } from '../../../src/modules/identity/queries/list-players.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { FORMAT, GAME } from '../../support/players.js';

let api: TestApi;
let reader: string;

beforeAll(async () => {
  api = await serve([CatalogueModule, LeaguesModule]);
  reader = ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;
});

afterAll(() => api.close());

interface Listing {
  readonly items: readonly Record<string, unknown>[];
  readonly next: string | null;
}

const made = async (path: string, body: object) => {
  const { key: _, ...whole } = (await api.call('POST', path, body)).body as Record<string, unknown> & { id: string };
  return whole;
};
const player = (name: string) => made('/v1/players', { name });

async function pagesOf(path: string): Promise<readonly (readonly unknown[])[]> {
  const pages: (readonly unknown[])[] = [];
  for (let next: string | null = path; next !== null;) {
    const answer = await api.call('GET', next, undefined, reader);
    expect(answer.status).toBe(200);
    const page = answer.body as Listing;
    pages.push(page.items);
    ({ next } = page);
  }
  return pages;
}

const invalid = { status: 400, body: { code: 'request.invalid' } };

describe('players', () => {
  const find = async (name: string) =>
    (await pagesOf(`/v1/players?name=${encodeURIComponent(name)}`))
      .flat()
      .map((each) => (each as { name: string }).name);

  it('are listed whole, the newest first, page by page', async () => {
    const all = [await player('First'), await player('Second'), await player('Third')];
    const [first, second, third] = all;
    expect(await pagesOf('/v1/players?limit=2')).toEqual([[third, second], [first]]);
    const named = await player('Second of that name');
    expect(await pagesOf('/v1/players?name=second&limit=1')).toEqual([[named], [second]]);
    for (const query of [
      'limit=0',
      'limit=201',
      'cursor=x',
      'name=',
      'name=%09',
      'name=%E2%80%8B',
      `name=${'x'.repeat(81)}`,
      'name=%20a',
    ]) {
      expect(await api.call('GET', `/v1/players?${query}`), query).toMatchObject(invalid);
    }
    expect(await api.call('GET', '/v1/players', undefined, null)).toMatchObject({ status: 401 });
  });

  it.each([
    // What is looked for, who is there, and who of them is found, the newest first.
    ['mary', ['Mary Ann', 'Rosemary', 'mary', 'MARY-LOU'], ['MARY-LOU', 'mary', 'Mary Ann']],
    ['smi bea', ['Bea Smith Jones', 'Bea', 'Smithson  Beatrix'], ['Smithson  Beatrix', 'Bea Smith Jones']],
    ['王', ['王小明', '小王', '李王'], ['王小明']],
    ['éLO', ['\u0065\u0301lodie', 'Elodie', 'ÉLOÏSE'], ['ÉLOÏSE', 'Elodie', '\u00E9lodie']],
    ['jose', ['José', 'JOSÉ María', 'Josef', 'Josué'], ['Josef', 'JOSÉ María', 'José']],
    ['lukasz ø', ['Łukasz Ødegaard', 'Łukasz'], ['Łukasz Ødegaard']],
    ['ｗｉｄｅ', ['Wide Name', 'ｗｉｄｅ\u3000open'], ['ｗｉｄｅ\u3000open', 'Wide Name']],
    // What means something in patterns and in queries of words, and nothing here.
    ['%', ['100%', '% of it'], ['% of it']],
    ["o'br", ["O'Brien", 'Obrien'], ["O'Brien"]],
    ['a\\b', ['a\\bc', 'abc'], ['a\\bc']],
    ["x' & !y | (z:*", ["x' & !y | (z:* w", 'x'], ["x' & !y | (z:* w"]],
    ['🃏', ['🃏 dealer', 'dealer 🂡'], ['🃏 dealer']],
  ])('are found by %s', async (name, there, found) => {
    for (const each of there) await player(each);
    expect(await find(name)).toEqual(found);
  });

  it('are found by an index', async () => {
    const client = await api.app.get(PgPools).owner.connect();
    // Few players are read faster one by one, so that is ruled out.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${PLAYERS_BY_NAME}`, [null, 51, 'Mary B']);
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on players_name_words_idx');
  });
});

describe('renaming', () => {
  const rename = (id: string, name: string, key?: string) => api.call('PATCH', `/v1/players/${id}`, { name }, key);

  it('gives a player another name, by which the player is found, and keeps the former one', async () => {
    const { id } = await player('Quentin Before');
    expect(await rename(id, 'Quentin After')).toMatchObject({ status: 200, body: { id, name: 'Quentin After' } });
    expect(await rename(id, 'Quentin After')).toMatchObject({ status: 200 });
    const found = async (name: string) =>
      (await pagesOf(`/v1/players?name=${name}`)).flat().map((one) => (one as { id: string }).id);
    expect([await found('quentin+bef'), await found('quentin+aft')]).toEqual([[], [id]]);
    const { rows } = await api.app.get(PgPools).owner.query('select name from former_names where player_id = $1', [id]);
    expect(rows).toEqual([{ name: 'Quentin Before' }]);
  });

  it('is done only by the player and by organisers', async () => {
    const mine = (await api.call('POST', '/v1/players', { name: 'Rita' })).body as { id: string; key: string };
    const other = await player('Somebody else');
    const organiser = ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
    expect((await rename(mine.id, 'Rita B', mine.key)).status).toBe(200);
    expect((await rename(mine.id, 'Rita C', organiser)).status).toBe(200);
    const forbidden = { status: 403, body: { code: 'identity.role-forbidden' } };
    expect(await rename(String(other.id), 'Rita', mine.key)).toMatchObject(forbidden);
    expect(await rename(mine.id, 'Rita', reader)).toMatchObject(forbidden);
    expect(await rename(newId(), 'Rita')).toMatchObject({ status: 404, body: { code: 'identity.player-not-found' } });
    expect(await rename(mine.id, '\u200B')).toMatchObject(invalid);
    expect(await api.call('GET', `/v1/players/${mine.id}`)).toMatchObject({ body: { name: 'Rita C' } });
  });
});

describe('organisations', () => {
  it('are listed whole, the newest first, page by page', async () => {
    const all = [];
    for (const name of ['One', 'Two', 'Three']) all.push(await made('/v1/organisations', { name }));
    const [one, two, three] = all;
    expect(await pagesOf('/v1/organisations?limit=2')).toEqual([[three, two], [one]]);
    expect(await api.call('GET', '/v1/organisations?cursor=x')).toMatchObject(invalid);
  });
});

describe("a player's roles", () => {
  it('are listed with where they are held, the oldest gift first, and not once they are taken', async () => {
    const { id } = await player('Judge of many');
    const club = await made('/v1/organisations', { name: 'Club' });
    const league = await made(`/v1/organisations/${club.id}/leagues`, { name: 'Spring', game: GAME, format: FORMAT });
    const change = (method: string, place: string, role: string) =>
      api.call(method, `/v1/${place}/roles/${id}/${role}`);
    await change('PUT', `leagues/${league.id}`, 'judge');
    await change('PUT', `organisations/${club.id}`, 'scorekeeper');
    await change('PUT', `leagues/${league.id}`, 'head-judge');
    await change('PUT', `leagues/${league.id}`, 'spectator');
    await change('DELETE', `leagues/${league.id}`, 'spectator');
    const givenAt = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const inLeague = { league: { id: league.id, name: 'Spring' }, organisation: null, givenAt };
    const inClub = { league: null, organisation: { id: club.id, name: 'Club' }, givenAt };
    expect(await pagesOf(`/v1/players/${id}/roles?limit=2`)).toEqual([
      [
        { role: 'judge', ...inLeague },
        { role: 'scorekeeper', ...inClub },
      ],
      [{ role: 'head-judge', ...inLeague }],
    ]);
    expect(await pagesOf(`/v1/players/${(await player('Nobody')).id}/roles`)).toEqual([[]]);
  });

  it('are of players that there are', async () => {
    expect(await api.call('GET', `/v1/players/${newId()}/roles`)).toMatchObject({
      status: 404,
      body: { code: 'identity.player-not-found' },
    });
    for (const path of ['/v1/players/x/roles', `/v1/players/${newId()}/roles?cursor=x`]) {
      expect(await api.call('GET', path)).toMatchObject(invalid);
    }
  });
});
