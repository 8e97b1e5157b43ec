/**
 * Goal: events are what the API's document says of them, and the how-to shows a body of each webhook as it is sent.
 * Method: a league match with clocks is played to its end while its stream is read; a webhook is called with public
 * facts of all kinds; each event is held against its schema.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { readStream, type StreamedEvent } from '../../support/event-stream.js';
import { eventually } from '../../support/ledger.js';
import { judgeOf } from '../../support/openapi.js';
import { createMatch, dice, seatedPlayer, step } from '../../support/players.js';
import { doEverythingPublic } from '../../support/public-facts.js';
import { type ReceivedCall, startReceiver } from '../../support/webhook-receiver.js';

let api: TestApi;
let faults: ReturnType<typeof judgeOf>;
/** As the document lists them. */
let kinds: readonly string[];
let gameId: string;
let news: readonly StreamedEvent[];
let calls: readonly ReceivedCall[];

beforeAll(async () => {
  api = await serveKifu('all', { KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32' });
  const document = describeApi(api.app);
  faults = judgeOf(document);
  kinds = Object.keys(document.webhooks ?? {});
  const receiver = await startReceiver();
  const webhook = (await api.call('POST', '/v1/webhooks', { url: receiver.url, kinds })).body as {
    readonly id: string;
  };
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)] as const;
  const terms = {
    leagueId: await newLeague(api),
    bestOf: 1 as const,
    timing: { bank: { seconds: 900, incrementSeconds: 5 } },
  };
  gameId = (await createMatch(api, players, terms)).games[0]?.id ?? '';
  const reading = readStream(api, `/v1/games/${gameId}/stream?after=0&state=true`, api.adminKey, Infinity);
  const pick = dice(5);
  for (let taken = 0; taken < 6; taken += 1) await step(api, gameId, players, pick);
  await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);
  news = await reading;
  await doEverythingPublic(api);
  await eventually('a call of each kind, and none that is owed', async () => {
    const pending = await api.call('GET', `/v1/webhooks/${webhook.id}/deliveries?status=pending`);
    const isCalled = kinds.every((kind) => receiver.calls.some(({ body }) => body.type === kind));
    return isCalled && (pending.body as { items: readonly object[] }).items.length === 0 ? true : null;
  });
  calls = receiver.calls.toSorted((one, other) => one.body.position - other.body.position);
  await receiver.close();
});

afterAll(() => api.close());

it('each event of the stream of a game satisfies GameNews', () => {
  expect(new Set(news.map(({ event }) => event))).toEqual(new Set(['action', 'state', 'clock', 'end']));
  expect(news.flatMap((event) => faults('/components/schemas/GameNews', event))).toEqual([]);
  expect(faults('/components/schemas/GameNews', { ...news[0], event: 'end' })).not.toEqual([]);
});

it('each recorded event of the game satisfies RecordedGameEvent', async () => {
  const path = `/v1/games/${gameId}/events?as=everything&reason=A%20test`;
  const { items } = (await api.call('GET', path)).body as { items: readonly { metadata?: object }[] };
  expect(items.length).toBeGreaterThan(7);
  expect(items.flatMap((event) => faults('/components/schemas/RecordedGameEvent', event))).toEqual([]);
  expect(faults('/components/schemas/RecordedGameEvent', { ...items[0], payload: {} })).not.toEqual([]);
});

it('each call of a webhook satisfies the body of its kind', () => {
  expect(new Set(calls.map(({ body }) => body.type))).toEqual(new Set(kinds));
  const schema = (type: string) => `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
  expect(calls.flatMap(({ body }) => faults(schema(body.type), body))).toEqual([]);
  for (const { body } of calls) expect(faults(schema(body.type), { ...body, data: {} })).not.toEqual([]);
});

it('the how-to shows a body of each kind as it is sent', async () => {
  const bodies = kinds.map((kind) => calls.find(({ body }) => body.type === kind)?.text ?? '');
  await expect(lasting(bodies)).toMatchFileSnapshot('../../../docs/examples/webhook-bodies.jsonl');
});

/** With stand-ins for what is another in each run: ids in the order in which they appear, moments, places and roots. */
function lasting(bodies: readonly string[]): string {
  const ids = [...new Set(bodies.join().match(UUID))];
  const idOf = (id: string): string => `00000000-0000-7000-8000-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
  const standIns = { timestamp: '2026-11-21T10:00:00.000Z', position: 4712, root: '5f70bf18'.repeat(8) };
  return bodies
    .map((body) => `${JSON.stringify({ ...(JSON.parse(body) as object), ...standIns }).replaceAll(UUID, idOf)}\n`)
    .join('');
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

it('each event of the public stream satisfies PublicNews', async () => {
  const told = await readStream(api, '/v1/events?after=0', api.adminKey, 5);
  expect(told.flatMap((event) => faults('/components/schemas/PublicNews', event))).toEqual([]);
  expect(faults('/components/schemas/PublicNews', { ...told[0], event: 'parrot' })).not.toEqual([]);
});
