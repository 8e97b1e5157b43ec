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
  api = await serveKifu('api', { KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32' });
  const organisation = (await api.call('POST', '/v1/organisations', { name: 'Club' })).body as { readonly id: string };
  paths = {
    decks: '/v1/decks',
    leagues: '/v1/leagues',
    organisations: '/v1/organisations',
    'leagues of an organisation': `/v1/organisations/${organisation.id}/leagues`,
    seasons: `/v1/leagues/${await newLeague(api)}/seasons`,
    players: '/v1/players',
    keys: '/v1/keys',
    'keys of a player': `/v1/players/${await newPlayer()}/keys`,
    webhooks: '/v1/webhooks',
  };
});
afterAll(() => api.close());

const newPlayer = async (): Promise<string> =>
  ((await api.call('POST', '/v1/players', { name: 'Mine' })).body as { readonly id: string }).id;

const [cards = []] = Object.values(builtInDecks(GAME));
const terms = { game: GAME, format: FORMAT };

const HOOK = { url: 'http://127.0.0.1:9/', kinds: ['match.ended'] };

const make = (path: string, asked: object, key: string) =>
  send(api, 'POST', path, { body: JSON.stringify(asked), headers: { 'idempotency-key': key } });

describe.each<readonly [what: string, body: object, other: object]>([
  ['decks', { name: 'Once', ...terms, cards }, { name: 'Another' }],
  ['leagues', { name: 'Once', ...terms }, { name: 'Another' }],
  ['leagues of an organisation', { name: 'Once', ...terms }, { name: 'Another' }],
  ['organisations', { name: 'Once' }, { name: 'Another' }],
  ['seasons', { name: 'Once', placements: [{ upTo: 1, points: 3 }] }, { name: 'Another' }],
  ['players', { name: 'Once' }, { name: 'Another' }],
  ['keys', { role: 'judge', label: 'Once' }, { label: 'Another' }],
  ['keys of a player', { label: 'Once' }, { label: 'Another' }],
  ['webhooks', HOOK, { kinds: ['match.created'] }],
])('%s', (what, body, other) => {
  const post = (asked: object, key: string) => make(paths[what] ?? '', asked, key);

  it('are made once, and answered again as they were', async () => {
    const key = randomUUID();
    const first = await post(body, key);
    const again = await post(body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  });

  it('are made once by two requests at the same time', async () => {
    const key = randomUUID();
    const both = await Promise.all([post(body, key), post(body, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
  });

  it('are not made if the key belongs to another request', async () => {
    const key = randomUUID();
    await post(body, key);
    const mismatch = { status: 422, body: { code: 'event-store.idempotency-mismatch' } };
    expect(await post({ ...body, ...other }, key)).toMatchObject(mismatch);
    const [elsewhere, asked] =
      what === 'organisations' ? ['/v1/leagues', { name: 'Once', ...terms }] : ['/v1/organisations', { name: 'Once' }];
    expect(await make(elsewhere, asked, key)).toMatchObject(mismatch);
  });

  it('are made twice without a key', async () => {
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      ids.push(((await api.call('POST', paths[what] ?? '', body)).body as { readonly id: string }).id);
    }
    expect(new Set(ids).size).toBe(2);
  });
});

it('accounts are made once, and their password is no part of what is remembered', async () => {
  const [account, key] = [{ login: 'once', password: 'correct horse battery' }, randomUUID()];
  const answers = [await make('/v1/accounts', account, key), await make('/v1/accounts', account, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect((await make('/v1/accounts', { ...account, password: 'another horse battery' }, key)).status).toBe(201);
  expect(await make('/v1/accounts', { ...account, login: 'other' }, key)).toMatchObject({
    body: { code: 'event-store.idempotency-mismatch' },
  });
});

describe('the secret of a key', () => {
  interface Made {
    readonly id: string;
    readonly key: string;
  }
  const issue = async (key: string) => make('/v1/keys', { role: 'judge' }, key);

  it('is good, and another one under another Idempotency-Key', async () => {
    const made = [(await issue(randomUUID())).body as Made, (await issue(randomUUID())).body as Made];
    for (const { key } of made) expect((await api.call('GET', '/v1/me', undefined, key)).status).toBe(200);
    expect(new Set(made.map(({ key }) => key.split('_')[2])).size).toBe(2);
  });

  it('is shown again after one rotation, and not after two', async () => {
    const once = randomUUID();
    const first = (await issue(once)).body as Made;
    const rotate = () => api.call('POST', `/v1/keys/${first.id}/rotations`, {});
    await rotate();
    expect((await issue(once)).body).toEqual(first);
    await rotate();
    expect(await issue(once)).toMatchObject({ status: 409, body: { code: 'identity.key-not-shown-again' } });
  });
});
