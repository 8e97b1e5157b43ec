/**
 * Goal: who subscribes names an address and nothing else: not one of the inner network, in whatever way it is written
 * or becomes one later; and nobody sees or changes the webhooks of others, or learns a secret twice.
 */
import { type lookup, type LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Feed } from '../../../src/platform/event-store/index.js';
import { networksOf, Outbound } from '../../../src/platform/outbound/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { startReceiver } from '../../support/webhook-receiver.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

const PUBLIC = 'https://93.184.215.14/hook';
const terms = (url: string) => ({ url, kinds: ['match.ended'] });
const key = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;

describe('an address', () => {
  it.each([
    ['http://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://0x7f000001/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://localhost/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'private'],
    ['https://10.0.0.1:5432/', 'private'],
    ['http://93.184.215.14/', 'scheme'],
    ['ftp://93.184.215.14/', 'malformed'],
    ['file:///etc/passwd', 'malformed'],
    ['not an address', 'malformed'],
    ['https://user:secret@93.184.215.14/', 'credentials'],
    ['https://nobody.invalid/', 'unknown-host'],
  ])('%s is refused: %s', async (url, reason) => {
    const answer = await api.call('POST', '/v1/webhooks', terms(url));
    expect(answer).toMatchObject({ status: 422, body: { code: 'outbound.address-refused', reason } });
    expect((await api.call('GET', '/v1/webhooks')).body).toMatchObject({ items: [] });
  });

  it('that becomes an inner one later is refused when it is connected to', async () => {
    const receiver = await startReceiver();
    const port = Number(new URL(receiver.url).port);
    // A name whose owner changes its mind between the check and the call.
    const answers = ['93.184.215.14', '127.0.0.1'];
    const rebinding = ((_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }])) as typeof lookup;
    const outbound = new Outbound([], rebinding);
    await outbound.check(`https://rebinding.example:${port}/`);
    await expect(outbound.post(`http://rebinding.example:${port}/`, {}, '{}')).rejects.toMatchObject({
      code: 'outbound.address-refused',
      reason: 'private',
    });
    await expect(outbound.post(receiver.url, {}, '{}')).rejects.toMatchObject({ code: 'outbound.address-refused' });
    expect(receiver.calls).toEqual([]);
    const allowed = new Outbound(networksOf(['127.0.0.1/32']));
    expect(await allowed.post(receiver.url, {}, '{}')).toEqual({ status: 204 });
    await Promise.all([outbound.close(), allowed.close(), receiver.close()]);
  });
});

it('a receiver that never answers holds up no process that ends', async () => {
  const receiver = await startReceiver();
  receiver.answers('never');
  const outbound = new Outbound(networksOf(['127.0.0.1/32']));
  const under = expect(outbound.post(receiver.url, {}, '{}')).rejects.toMatchObject({ code: 'outbound.closed' });
  await eventually('the call', () => Promise.resolve(receiver.calls.length > 0 ? true : null));
  await outbound.close();
  await under;
  await expect(outbound.post(receiver.url, {}, '{}')).rejects.toMatchObject({ code: 'outbound.closed' });
  await receiver.close();
});

describe('a webhook', () => {
  it('tells its secret once, and is its owner’s', async () => {
    const [one, other] = [await key('organiser'), await key('organiser')];
    const created = await api.call('POST', '/v1/webhooks', terms(PUBLIC), one);
    expect(created).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_.{44}$/) as string } });
    const { id, secret } = created.body as { id: string; secret: string };
    const read = [
      await api.call('GET', `/v1/webhooks/${id}`, undefined, one),
      await api.call('GET', '/v1/webhooks', undefined, one),
      await api.call('PATCH', `/v1/webhooks/${id}`, { kinds: ['game.ended'] }, one),
    ];
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(read.map(({ body }) => body))).not.toContain(secret);
    const attempts: [string, string, unknown][] = [
      ['GET', '', undefined],
      ['GET', '/deliveries', undefined],
      ['PATCH', '', { enabled: false }],
      ['POST', '/replays', { after: 0 }],
      ['DELETE', '', undefined],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await api.call(method, `/v1/webhooks/${id}${path}`, body, other);
      expect([method, path, answer.status, (answer.body as { code: string }).code]).toEqual([
        method,
        path,
        404,
        'webhook.not-found',
      ]);
    }
    expect((await api.call('GET', `/v1/webhooks/${id}`)).status).toBe(200);
    expect((await api.call('DELETE', `/v1/webhooks/${id}`, undefined, one)).status).toBe(204);
  });

  it('is changed to another address only if that is one', async () => {
    const { id } = (await api.call('POST', '/v1/webhooks', terms(PUBLIC))).body as { id: string };
    const inner = await api.call('PATCH', `/v1/webhooks/${id}`, { url: 'https://192.168.0.1/' });
    expect(inner).toMatchObject({ status: 422, body: { code: 'outbound.address-refused' } });
    for (const nothing of [{ url: null }, { kinds: null }, { enabled: null }]) {
      const refused = await api.call('PATCH', `/v1/webhooks/${id}`, nothing);
      expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
    expect(await api.call('GET', `/v1/webhooks/${id}`)).toMatchObject({ body: { url: PUBLIC } });
  });

  it('that is deleted while it is being changed is not there any more', async () => {
    const created = async () => ((await api.call('POST', '/v1/webhooks', terms(PUBLIC))).body as { id: string }).id;
    const [outbound, feed] = [api.app.get(Outbound), api.app.get(Feed)];
    const [check, head] = [outbound.check.bind(outbound), feed.head.bind(feed)];
    const gone = { status: 404, body: { code: 'webhook.not-found' } };
    const changed = await created();
    outbound.check = async () => void (await api.call('DELETE', `/v1/webhooks/${changed}`));
    expect(await api.call('PATCH', `/v1/webhooks/${changed}`, { url: PUBLIC })).toMatchObject(gone);
    outbound.check = check;
    const replayed = await created();
    feed.head = async () => (await api.call('DELETE', `/v1/webhooks/${replayed}`)).status;
    expect(await api.call('POST', `/v1/webhooks/${replayed}/replays`, { after: 0 })).toMatchObject(gone);
    feed.head = head;
  });

  it('is refused with the reason', async () => {
    const nobody = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
    const cases: [unknown, number, string][] = [
      [{ url: PUBLIC }, 400, 'request.invalid'],
      [{ ...terms(PUBLIC), kinds: [] }, 400, 'request.invalid'],
      [{ ...terms(PUBLIC), kinds: ['card.drawn'] }, 400, 'request.invalid'],
      [{ ...terms(PUBLIC), leagueId: nobody }, 404, 'league.not-found'],
    ];
    for (const [body, status, code] of cases) {
      expect(await api.call('POST', '/v1/webhooks', body)).toMatchObject({ status, body: { code } });
    }
    const player = (await api.call('POST', '/v1/players', { name: 'Abe' })).body as { key: string };
    expect((await api.call('POST', '/v1/webhooks', terms(PUBLIC), player.key)).status).toBe(403);
    const { id } = (await api.call('POST', '/v1/webhooks', terms(PUBLIC))).body as { id: string };
    expect(await api.call('POST', `/v1/webhooks/${id}/replays`, { after: 10_000 })).toMatchObject({
      status: 422,
      body: { code: 'webhook.cursor-ahead' },
    });
  });

  it('is of the league, for a caller who organises that one and not all', async () => {
    const league = async () => {
      const body = { name: 'League', game: 'lorcana', format: 'core-constructed' };
      return ((await api.call('POST', '/v1/leagues', body)).body as { id: string }).id;
    };
    const person = async () =>
      (await api.call('POST', '/v1/players', { name: 'Somebody' })).body as { id: string; key: string };
    const [home, second, away] = [await league(), await league(), await league()];
    const [mine, other, judge] = [await person(), await person(), await person()];
    const role = (method: string, leagueId: string, { id }: { id: string }, name = 'organiser') =>
      api.call(method, `/v1/leagues/${leagueId}/roles/${id}/${name}`);
    for (const leagueId of [home, second]) for (const each of [mine, other]) await role('PUT', leagueId, each);
    await role('PUT', home, judge, 'head-judge');
    const forbidden = { status: 403, body: { code: 'identity.role-forbidden', permission: 'webhooks.manage' } };
    const subscribe = (key: string, leagueId?: string) =>
      api.call('POST', '/v1/webhooks', { ...terms(PUBLIC), leagueId }, key);
    for (const refused of [
      await subscribe(mine.key),
      await subscribe(mine.key, away),
      await subscribe(judge.key, home),
      await api.call('GET', '/v1/webhooks', undefined, judge.key),
    ]) {
      expect(refused).toMatchObject(forbidden);
    }
    const created = await subscribe(mine.key, home);
    expect(created).toMatchObject({ status: 201, body: { owner: mine.id, leagueId: home } });
    const { id } = created.body as { id: string };
    const path = `/v1/webhooks/${id}`;
    expect((await api.call('GET', '/v1/webhooks', undefined, mine.key)).body).toMatchObject({ items: [{ id }] });
    expect((await api.call('GET', '/v1/webhooks', undefined, other.key)).body).toEqual({ items: [], next: null });
    expect(await api.call('DELETE', path, undefined, other.key)).toMatchObject({ status: 404 });
    const changes = (key: string) => [
      api.call('PATCH', path, { enabled: true }, key),
      api.call('POST', `${path}/replays`, { after: 0 }, key),
    ];
    const allowed = await Promise.all(changes(mine.key));
    expect(allowed.map(({ status }) => status)).toEqual([200, 202]);
    // A caller who does not organise the league any more reads what was theirs, and ends it, but has nothing called.
    expect((await role('DELETE', home, mine)).status).toBe(204);
    for (const refused of await Promise.all(changes(mine.key))) expect(refused).toMatchObject(forbidden);
    expect((await api.call('GET', `${path}/deliveries`, undefined, mine.key)).status).toBe(200);
    expect((await api.call('DELETE', path, undefined, mine.key)).status).toBe(204);
  });

  it('is one of a few, also of many that are made at once', async () => {
    const owner = await key('organiser');
    const make = () => api.call('POST', '/v1/webhooks', terms(PUBLIC), owner);
    for (let count = 0; count < 30; count += 1) expect((await make()).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 30 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await api.call('POST', '/v1/webhooks', terms(PUBLIC), owner)).toMatchObject({
      status: 409,
      body: { code: 'webhook.too-many', most: 50 },
    });
    const page = (await api.call('GET', '/v1/webhooks?limit=20', undefined, owner)).body as {
      items: unknown[];
      next: string;
    };
    expect(page.items).toHaveLength(20);
    expect((await api.call('GET', page.next, undefined, owner)).body).toMatchObject({ items: { length: 20 } });
  });
});
