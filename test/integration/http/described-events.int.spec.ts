/**
 * Goal: events are what the API's document says of them. Method: a league match with clocks is played to its end while
 * its stream and a webhook are read; each event is held against its schema.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { readStream, type StreamedEvent } from '../../support/event-stream.js';
import { eventually } from '../../support/ledger.js';
import { judgeOf } from '../../support/openapi.js';
import { createMatch, dice, seatedPlayer, step } from '../../support/players.js';
import { type ReceivedCall, startReceiver } from '../../support/webhook-receiver.js';

let api: TestApi;
let faults: ReturnType<typeof judgeOf>;
let gameId: string;
let news: readonly StreamedEvent[];
let calls: readonly ReceivedCall[];

beforeAll(async () => {
  api = await serveKifu('all', { KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32' });
  faults = judgeOf(describeApi(api.app));
  const receiver = await startReceiver();
  const kinds = ['match.created', 'game.started', 'game.ended', 'match.ended', 'standings.changed'];
  await api.call('POST', '/v1/webhooks', { url: receiver.url, kinds });
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
  await eventually('all calls', () => Promise.resolve(receiver.calls.length >= kinds.length ? true : null));
  calls = receiver.calls;
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
  expect(new Set(calls.map(({ body }) => body.type)).size).toBe(5);
  const schema = (type: string) => `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
  expect(calls.flatMap(({ body }) => faults(schema(body.type), body))).toEqual([]);
  for (const { body } of calls) expect(faults(schema(body.type), { ...body, data: {} })).not.toEqual([]);
});

it('each event of the public stream satisfies PublicNews', async () => {
  const told = await readStream(api, '/v1/events?after=0', api.adminKey, 5);
  expect(told.flatMap((event) => faults('/components/schemas/PublicNews', event))).toEqual([]);
  expect(faults('/components/schemas/PublicNews', { ...told[0], event: 'parrot' })).not.toEqual([]);
});
