/**
 * Goal: what a request makes under an Idempotency-Key is made once, and the same request is answered the same again.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks } from '../../../src/engine/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { FORMAT, GAME } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let paths: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await serveKifu();
  const organisation = (await api.call('POST', '/v1/organisations', { name: 'Club' })).body as { readonly id: string };
  paths = {
    decks: '/v1/decks',
    leagues: '/v1/leagues',
    organisations: '/v1/organisations',
    'leagues of an organisation': `/v1/organisations/${organisation.id}/leagues`,
    seasons: `/v1/leagues/${await newLeague(api)}/seasons`,
  };
});
afterAll(() => api.close());

const [cards = []] = Object.values(builtInDecks(GAME));
const terms = { game: GAME, format: FORMAT };

describe.each([
  ['decks', { name: 'Once', ...terms, cards }],
  ['leagues', { name: 'Once', ...terms }],
  ['leagues of an organisation', { name: 'Once', ...terms }],
  ['organisations', { name: 'Once' }],
  ['seasons', { name: 'Once', placements: [{ upTo: 1, points: 3 }] }],
])('%s', (what, body) => {
  const make = (asked: object, key: string, path = paths[what] ?? '') =>
    send(api, 'POST', path, { body: JSON.stringify(asked), headers: { 'idempotency-key': key } });

  it('are made once, and answered again as they were', async () => {
    const key = randomUUID();
    const first = await make(body, key);
    const again = await make(body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  });

  it('are made once by two requests at the same time', async () => {
    const key = randomUUID();
    const both = await Promise.all([make(body, key), make(body, key)]);
    const [one, other] = both.map((answer) => (answer.body as { readonly id: string }).id);
    expect(one).toBe(other);
  });

  it('are not made if the key stands for another request', async () => {
    const key = randomUUID();
    await make(body, key);
    const mismatch = { status: 422, body: { code: 'event-store.idempotency-mismatch' } };
    expect(await make({ ...body, name: 'Another' }, key)).toMatchObject(mismatch);
    const [elsewhere, asked] =
      what === 'organisations' ? ['/v1/leagues', { name: 'Once', ...terms }] : ['/v1/organisations', { name: 'Once' }];
    expect(await make(asked, key, elsewhere)).toMatchObject(mismatch);
  });

  it('are made twice without a key', async () => {
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      ids.push(((await api.call('POST', paths[what] ?? '', body)).body as { readonly id: string }).id);
    }
    expect(new Set(ids).size).toBe(2);
  });
});
