/**
 * Goal: the stream of events tells the public facts in order, each once, wherever a reader comes back, and no secret.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { recordEvents, sequenced } from '../../support/ledger.js';
import { createMatch, seatedPlayer } from '../../support/players.js';
import { recordedMatch } from '../../support/recorded-matches.js';
import { readStream, resumePoint } from '../../support/event-stream.js';

let api: TestApi;
const leagueId = newId();

beforeAll(async () => {
  api = await serveKifu();
  for (const league of [leagueId, undefined]) {
    const terms = { players: [newId(), newId()] as const, games: [{ winner: 'p1' as const }] };
    const { streams } = recordedMatch({ ...terms, ...(league !== undefined && { leagueId: league }) });
    for (const [stream, events] of streams) await recordEvents(api.app.get(EventStore), stream, events);
  }
  await sequenced(api.app.get(Feed), 10);
});

afterAll(() => api.close());

const ALL = [
  'match.created',
  'game.ended',
  'match.ended',
  'standings.changed',
  'match.created',
  'game.ended',
  'match.ended',
];
const kinds = (told: readonly { event: string }[]) => told.map(({ event }) => event);
const events = (query: string, until: number, headers: Record<string, string> = {}) =>
  readStream(api, `/v1/events${query}`, api.adminKey, until, headers);

describe('public events', () => {
  it('come in order, from the beginning if one asks for it', async () => {
    const told = await events('?after=0', ALL.length);
    expect(kinds(told)).toEqual(ALL);
    expect(told[0]?.data).toMatchObject({ type: 'match.created', data: { leagueId, seats: [{ seat: 'p1' }, {}] } });
  });

  it('go on after any of them, also between two of one moment', async () => {
    const told = await events('?after=0', ALL.length);
    for (let read = 1; read < ALL.length; read += 1) {
      const again = await events('', ALL.length - read, { 'last-event-id': told[read - 1]?.id ?? '' });
      expect(again.map(({ id }) => id)).toEqual(told.slice(read).map(({ id }) => id));
    }
  });

  it('continue from the reader’s start if the connection broke before the first event', async () => {
    const id = await resumePoint(api, '/v1/events', api.adminKey);
    const { streams, matchId } = recordedMatch({ players: [newId(), newId()], games: [], ended: false });
    for (const [stream, recorded] of streams) await recordEvents(api.app.get(EventStore), stream, recorded);
    expect(await events('', 1, { 'last-event-id': id })).toMatchObject([{ data: { data: { matchId } } }]);
    expect(await resumePoint(api, '/v1/events?after=3.1', api.adminKey)).toBe('3.1');
  });

  it('are those of the requested types', async () => {
    expect(kinds(await events('?after=0&kinds=match.ended', 2))).toEqual(['match.ended', 'match.ended']);
    expect(kinds(await events('?after=0&kinds=game.ended,standings.changed', 3))).toEqual([
      'game.ended',
      'standings.changed',
      'game.ended',
    ]);
    expect(kinds(await events(`?after=0&league=${leagueId}`, 4))).toEqual(ALL.slice(0, 4));
  });

  it('arrive as they happen, without private facts', async () => {
    const following = events('', 2);
    const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
    const match = await createMatch(api, players);
    const told = await following;
    expect(kinds(told)).toEqual(['match.created', 'game.started']);
    expect(told[0]?.data).toMatchObject({ data: { matchId: match.id } });
    expect(JSON.stringify(told)).not.toMatch(/secret|deck|entropy|commitment/i);
  });

  it('are refused where there is nothing to follow', async () => {
    const cases: [string, Record<string, string>, number, string][] = [
      ['?after=999999', {}, 422, 'webhook.cursor-ahead'],
      ['?after=x', {}, 400, 'request.invalid'],
      ['?kinds=cards', {}, 400, 'request.invalid'],
      ['', { 'last-event-id': 'yesterday' }, 400, 'request.invalid'],
    ];
    for (const [query, headers, status, code] of cases) {
      const response = await fetch(`${await api.app.getUrl()}/v1/events${query}`, {
        headers: { authorization: `Bearer ${api.adminKey}`, ...headers },
      });
      expect([query, response.status, await response.json()]).toMatchObject([query, status, { code }]);
    }
  });
});
