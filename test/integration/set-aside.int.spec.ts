/**
 * Goal: an event that cannot be taken stops its own stream and nothing else; people see it, can skip it, and the stream
 * goes on when its record is mended. Method: a whole service, and events of every kind with payloads damaged in every
 * way, whose hashes fit. A failure here means that one record stops every league.
 */
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../src/platform/database/index.js';
import { EventStore, type Json } from '../../src/platform/event-store/index.js';
import { HealthIndicators } from '../../src/platform/health/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { renderMetrics } from '../../src/platform/health/metrics.js';
import { Consumers, Rebuilds, SetAsideStreams } from '../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../support/api.js';
import { BY_ADMIN, eventually } from '../support/ledger.js';
import { createMatch, seatedPlayer, type TestPlayer } from '../support/players.js';

let api: TestApi;
let players: readonly [p1: TestPlayer, p2: TestPlayer];

beforeAll(async () => {
  api = await serveKifu('all');
  Logger.overrideLogger(false);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const webhook = { url: 'https://93.184.216.34/', kinds: ['match.created'] };
  expect(await api.call('POST', '/v1/webhooks', webhook)).toMatchObject({ status: 201 });
});

afterAll(async () => {
  await api.close();
  Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
});

const NO_UUID = 'no-uuid';

const seats = [
  { seat: 'p1', playerId: newId(), deckId: newId() },
  { seat: 'p2', playerId: newId(), deckId: newId() },
];
const outcome = { winners: ['p1'], draw: false, reason: 'concession' };

/** Payloads that decode, or would but for one place. */
const PAYLOADS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  MatchCreated: { matchId: newId(), game: 'lorcana', format: 'core', bestOf: 1, seats },
  MatchGameStarted: { gameId: newId(), number: 1 },
  MatchReopened: { cause: { kind: 'ruling', id: newId(), number: 1 } },
  MatchEnded: { winners: ['p1'], draw: false, result: { p1: { won: 1, lost: 0, drawn: 0 } } },
  PublicationAnswered: { seat: 'p1', consent: true },
  GameStarted: { gameId: newId(), matchId: newId(), number: 2, ruleset: 'lorcana/1' },
  GameEnded: { outcome, turns: 3, actions: 9 },
  Rewound: { to: 1 },
  CaseOpened: { caseId: newId(), gameId: newId(), matchId: newId(), seats, step: 1 },
  CaseAssigned: { judge: 'j' },
  CaseRuled: { number: 1, upheld: true, rule: null, text: 't', penalties: [] },
  CaseAppealed: { text: 't' },
  CaseClosed: {},
  ActionTaken: {},
  CardImportRequested: {},
  AuditRequested: {},
};

/** Ways in which a payload is not what its type promises, some of which only the database notices. */
const DAMAGES: Readonly<Record<string, (payload: Readonly<Record<string, Json>>) => Json>> = {
  nothing: () => null,
  'a list': () => [],
  'a text': () => 'x',
  'an object without fields': () => ({}),
  'numbers for all': (payload) => Object.fromEntries(Object.keys(payload).map((key) => [key, 1e300])),
  'ids that are none': (payload) => replaced(payload, NO_UUID),
  'texts with NUL': (payload) => replaced(payload, 'a\0b'),
  'as it should be, in a stream that does not begin': (payload) => payload,
};

/** Every text within a value is another. */
function replaced(value: Json, by: string): Json {
  if (typeof value === 'string') return by;
  if (Array.isArray(value)) return value.map((each: Json) => replaced(each, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, by)]));
}

const pool = () => api.app.get(PgPools).app;
const append = async (type: string, payload: Json): Promise<string> => {
  const stream = newId();
  await api.app
    .get(EventStore)
    .append({ stream, expected: 'no-stream', events: [{ type, payload }], metadata: BY_ADMIN });
  return stream;
};

/** Resolves when every consumer has come to the end of the ledger. */
const allCaughtUp = (): Promise<true> =>
  eventually(
    'all consumers at the end',
    async () => {
      const { rows } = await pool().query<{ done: boolean }>(
        `select bool_and(position = (select max(gpos) from es.ledger)) and (select count(*) from es.inbox) = 0 as done
         from es.checkpoints`,
      );
      return rows[0]?.done === true ? true : null;
    },
    100_000,
  );

const asideOf = async (stream: string): Promise<readonly string[]> =>
  (await api.app.get(SetAsideStreams).list(1_000))
    .filter((each) => each.stream === stream)
    .map(({ consumer, version, code }) => `${consumer} ${version} ${code}`)
    .sort();

async function matchEnds(): Promise<void> {
  const { id, games } = await createMatch(api, players);
  await eventually('the game', async () =>
    (await api.call('POST', `/v1/games/${games[0]?.id}/concede`, undefined, players[0].key)).status < 300 ? true : null,
  );
  await eventually('the end of the match', async () => {
    const { body } = await api.call('GET', `/v1/matches?status=ended&player=${players[0].id}`);
    return (body as { items: { id: string }[] }).items.some((each) => each.id === id) || null;
  });
}

/** Changes an event as the owner of the database can; the ledger keeps the hash that was recorded. */
async function asOwner(statement: string, values: readonly unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: api.app.get(PgPools).owner.options.connectionString });
  await owner.connect();
  try {
    await owner.query('set session_replication_role = replica');
    await owner.query(statement, [...values]);
  } finally {
    await owner.end();
  }
}

describe('an event that no consumer can take', { timeout: 120_000 }, () => {
  it('stops no consumer, whatever its type and its damage', async () => {
    const streams = new Map<string, string>();
    for (const [type, payload] of Object.entries(PAYLOADS)) {
      for (const [damage, damaged] of Object.entries(DAMAGES)) {
        streams.set(await append(type, damaged(payload)), `${type}, ${damage}`);
      }
    }
    await allCaughtUp();
    await matchEnds();
    await allCaughtUp();
    const aside = await api.app.get(SetAsideStreams).list(1_000);
    const types = (consumer: string) => [
      ...new Set(aside.filter((each) => each.consumer === consumer).map(({ type }) => type)),
    ];
    // Every consumer has met damage that it cannot take, in every type that it decodes.
    expect(types('matches').sort()).toEqual(
      [
        'GameEnded',
        'GameStarted',
        'MatchCreated',
        'MatchEnded',
        'MatchReopened',
        'PublicationAnswered',
        'Rewound',
      ].sort(),
    );
    expect(types('cases').sort()).toEqual(
      ['CaseAssigned', 'CaseAppealed', 'CaseClosed', 'CaseOpened', 'CaseRuled'].sort(),
    );
    expect(types('series')).toEqual(expect.arrayContaining(['GameEnded', 'MatchGameStarted', 'MatchReopened']));
    expect(types('rulings')).toEqual(expect.arrayContaining(['CaseRuled', 'GameStarted']));
    expect(types('standings')).toEqual(expect.arrayContaining(['MatchCreated', 'MatchEnded']));
    expect(types('clocks')).toEqual(expect.arrayContaining(['GameStarted']));
    expect(types('webhooks')).toEqual(expect.arrayContaining(['MatchEnded', 'CaseRuled']));
    expect(aside.every(({ stream }) => streams.has(stream))).toBe(true);
  });

  it('is reported by readiness, by the metrics and by the list of jobs', async () => {
    const readiness = await api.app.get(HealthIndicators).readiness();
    expect(readiness).toMatchObject({ ready: true, status: 'degraded' });
    expect(readiness.checks['consumers']).toEqual({
      degraded: expect.stringMatching(/'series' has set aside \d+ of its streams/) as string,
    });
    expect(await renderMetrics()).toMatch(/kifu_streams_set_aside\{consumer="series"\} [1-9]/);
    const { body } = await api.call('GET', '/v1/jobs?limit=1');
    expect((body as { setAside: readonly object[] }).setAside).toEqual([
      expect.objectContaining({ consumer: expect.any(String) as string, code: 'decoding.unexpected', tries: 1 }),
    ]);
  });

  it('lacks its actor: its stream is set aside, and resumed after the repair', async () => {
    const stream = newId();
    await append('GameEnded', null); // Not the first of them.
    const store = api.app.get(EventStore);
    const consumers = api.app.get(Consumers);
    await allCaughtUp();
    await consumers.stop();
    const created = {
      ...PAYLOADS['MatchCreated'],
      matchId: stream,
      game: 'lorcana',
      format: 'core',
      publication: 'open',
    };
    await store.append({
      stream,
      expected: 'no-stream',
      events: [{ type: 'MatchCreated', payload: created }],
      metadata: BY_ADMIN,
    });
    await store.append({
      stream,
      expected: 1,
      events: [{ type: 'PublicationAnswered', payload: { seat: 'p1', consent: false } }],
      metadata: BY_ADMIN,
    });
    await eventually('its place', async () => {
      const { rows } = await pool().query('select from es.ledger where stream = $1', [stream]);
      return rows.length === 2 || null;
    });
    const { rows } = await pool().query<{ metadata: string }>(
      'select metadata::text as metadata from es.events where stream = $1 and version = 1',
      [stream],
    );
    await asOwner(`update es.events set metadata = '{}' where stream = $1 and version = 1`, [stream]);
    await consumers.catchUp();
    expect(await asideOf(stream)).toContain('matches 1 event-store.stream-corrupted');
    const listed = () => pool().query('select consents from match_listings where id = $1', [stream]);
    expect((await listed()).rows).toEqual([]);

    await asOwner(`update es.events set metadata = $2 where stream = $1 and version = 1`, [stream, rows[0]?.metadata]);
    await api.app.get(SetAsideStreams).retry(null, stream);
    await consumers.catchUp();
    expect(await asideOf(stream)).toEqual([]);
    // Both events, in their order.
    expect((await listed()).rows).toEqual([{ consents: ['p2'] }]);
  });

  it('is skipped on demand with a reason, also by a rebuild, and the stream continues after it', async () => {
    const aside = api.app.get(SetAsideStreams);
    const consumers = api.app.get(Consumers);
    const stream = await append('PublicationAnswered', null);
    const created = { ...PAYLOADS['MatchCreated'], matchId: stream };
    const store = api.app.get(EventStore);
    await store.append({
      stream,
      expected: 1,
      events: [{ type: 'MatchCreated', payload: created }],
      metadata: BY_ADMIN,
    });
    await eventually('their places', async () => {
      const { rows } = await pool().query('select from es.ledger where stream = $1', [stream]);
      return rows.length === 2 || null;
    });
    await consumers.catchUp();
    const listed = async () =>
      (await pool().query('select from match_listings where id = $1', [stream])).rows.length === 1;
    expect(await asideOf(stream)).toContain('matches 1 decoding.unexpected');
    expect(await listed()).toBe(false);

    expect(await aside.skip('cases', stream, 'not set aside there')).toBeNull();
    expect(await aside.skip('matches', stream, 'an operator wrote it')).toBe(1);
    await consumers.catchUp();
    expect(await listed()).toBe(true);
    expect(await aside.skipped(10)).toEqual([
      expect.objectContaining({ consumer: 'matches', stream, version: 1, reason: 'an operator wrote it' }),
    ]);

    await api.app.get(Rebuilds).run('matches', () => undefined);
    expect(await listed()).toBe(true);
    expect((await asideOf(stream)).filter((each) => each.startsWith('matches'))).toEqual([]);
  });
});
