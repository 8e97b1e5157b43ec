/**
 * Goal: whatever somebody has done to the stored record of a match, no request for it is a fault of the server, and who
 * reads it is told where it differs. Method: each column of events of every stream that a match has is changed, with
 * hashes that give it away and with hashes that fit; everything is asked, and the rows are put back.
 * When it fails: `asked` names the stream, the change and the request.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { GameCache } from '../../../src/modules/games/memory/game-cache.js';
import { SeenTexts } from '../../../src/modules/games/seen/seen-texts.js';
import { derivedId } from '../../../src/modules/matches/index.js';
import { DatabaseSettings } from '../../../src/platform/database/index.js';
import { chainedHash, GENESIS_HASH } from '../../../src/platform/event-store/chain.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { type Answer, serveKifu, type TestApi } from '../../support/api.js';
import { codeOf, type Court, openCourt, playing } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { step } from '../../support/players.js';

let api: TestApi;
let court: Court;
let owner: pg.Client;
let ids: { readonly gameId: string; readonly matchId: string; readonly caseId: string };

const ACTIONS = 8;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  const played = await playing(api, court, ACTIONS);
  const claim = { gameId: played.gameId, step: 4, claim: 'A forgotten effect', text: 'It was forgotten.' };
  const opened = await api.call('POST', '/v1/cases', claim, court.players[0].key);
  const caseId = (opened.body as { id: string }).id;
  ids = { ...played, caseId };
  await api.call('POST', `/v1/cases/${caseId}/discussion`, { text: 'Let us see.' }, court.judge);
  for (const as of ['judge', 'p1']) {
    await api.call('GET', `/v1/games/${played.gameId}/state?as=${as}`, undefined, court.judge);
  }
  owner = new pg.Client({ connectionString: api.app.get(DatabaseSettings).url });
  await owner.connect();
  // No trigger guards the rows from the owner of the database.
  await owner.query('set session_replication_role = replica');
});

afterAll(async () => {
  await owner.end();
  await api.close();
});

interface Row {
  readonly version: number;
  readonly recorded_at: Date;
  readonly schema_version: number;
  readonly type: string;
  readonly metadata: string;
  readonly payload: string;
  readonly hash: string;
}

const COLUMNS = `version, recorded_at, schema_version, type, metadata::text, payload::text, encode(hash, 'hex') as hash`;

async function rowsOf(stream: string): Promise<readonly Row[]> {
  return (await owner.query<Row>(`select ${COLUMNS} from es.events where stream = $1 order by version`, [stream])).rows;
}

async function store(stream: string, rows: readonly Row[]): Promise<void> {
  await owner.query('delete from es.events where stream = $1', [stream]);
  for (const row of rows) {
    const { version, recorded_at: at, schema_version: schema, type, metadata, payload, hash } = row;
    await owner.query(
      `insert into es.events (stream, version, recorded_at, schema_version, type, metadata, payload, hash)
       values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'))`,
      [stream, version, at, schema, type, metadata, payload, hash],
    );
  }
  forget();
}

/** As a process that has just started: what it knows of games it reads. */
function forget(): void {
  const games = api.app.get(GameRepository, { strict: false });
  const bounds = { open: 2 ** 26, packed: 2 ** 26 };
  Reflect.set(games, 'cache', new GameCache(bounds));
  Reflect.set(games, 'watched', new GameCache(bounds));
  api.app.get(SeenTexts, { strict: false }).clear();
}

type Change = (rows: readonly Row[]) => readonly Row[];

const at =
  (place: number, change: (row: Row) => Row): Change =>
  (rows) =>
    rows.map((row, index) => (index === place ? change(row) : row));

/** By a forger who can compute hashes: all of them fit. */
const rehashed =
  (stream: string, change: Change): Change =>
  (rows) => {
    let previous = GENESIS_HASH;
    return change(rows).map((row) => {
      const { version, type, schema_version: schemaVersion, payload, metadata, recorded_at: time } = row;
      const event = { version, type, schemaVersion, payload, metadata, recordedAt: time.toISOString() };
      previous = chainedHash(previous, stream, event);
      return { ...row, hash: previous };
    });
  };

const edited = (row: Row, edit: (payload: Record<string, unknown>) => object): Row => ({
  ...row,
  payload: JSON.stringify(edit(JSON.parse(row.payload) as Record<string, unknown>)),
});

/** Each column, the order, and what is there at all. */
const PLAIN: Readonly<Record<string, Change>> = {
  payload: at(1, (row) => edited(row, (payload) => ({ ...payload, seat: 'p9' }))),
  'an empty payload': at(1, (row) => ({ ...row, payload: '{}' })),
  type: at(1, (row) => ({ ...row, type: 'Nothing' })),
  'the first type': at(0, (row) => ({ ...row, type: 'Nothing' })),
  hash: at(1, (row) => ({ ...row, hash: '0'.repeat(64) })),
  metadata: at(1, (row) => ({ ...row, metadata: '{}' })),
  time: at(1, (row) => ({ ...row, recorded_at: new Date(0) })),
  schema: at(1, (row) => ({ ...row, schema_version: 9 })),
  order: (rows) =>
    rows.map((row, place) => ({ ...(rows[place === 0 ? 1 : place === 1 ? 0 : place] ?? row), version: row.version })),
  'a row that is gone': (rows) => rows.filter((_, place) => place !== 0),
};

/** What hashes do not tell. */
const FITTING: Readonly<Record<string, Change>> = {
  payload: at(1, (row) => ({ ...row, payload: '{}' })),
  'the first payload': at(0, (row) => ({ ...row, payload: '{}' })),
  'a payload that is none': at(1, (row) => ({ ...row, payload: 'null' })),
  type: at(1, (row) => ({ ...row, type: 'Nothing' })),
  'another beginning': (rows) =>
    at(0, (row) => ({ ...row, type: rows[1]?.type ?? '', payload: rows[1]?.payload ?? '' }))(rows),
  'a second beginning': (rows) =>
    at(1, (row) => ({ ...row, type: rows[0]?.type ?? '', payload: rows[0]?.payload ?? '' }))(rows),
  metadata: at(1, (row) => ({ ...row, metadata: '{}' })),
  'another actor': at(0, (row) => ({ ...row, metadata: '{"actor":{"keyId":7}}' })),
};

/** Changes of a game's record that lead the engine where no game of its own leads. */
const OF_A_GAME: Readonly<Record<string, Change>> = {
  secret: at(0, (row) =>
    edited(row, (payload) => ({ ...payload, randomness: { ...(payload['randomness'] as object), serverSecret: 'x' } })),
  ),
  deck: at(0, (row) =>
    edited(row, (payload) => ({
      ...payload,
      seats: (payload['seats'] as object[]).map((seat) => ({ ...seat, cards: [{ card: 'none', count: -3 }] })),
    })),
  ),
  'a game that is none': at(0, (row) => edited(row, (payload) => ({ ...payload, game: 'chess' }))),
  cards: at(0, (row) => edited(row, (payload) => ({ ...payload, cardSet: 'f'.repeat(64) }))),
  'a match that is none': at(0, (row) => edited(row, (payload) => ({ ...payload, matchId: 'm' }))),
  'a state': at(2, (row) => edited(row, (payload) => ({ ...payload, stateHash: 'f'.repeat(64) }))),
  'a log': at(2, (row) => edited(row, (payload) => ({ ...payload, logHash: 'f'.repeat(64) }))),
  'an answer': at(2, (row) =>
    edited(row, (payload) => ({ ...payload, answers: [{ decision: { id: 'd1', kind: 'x' }, answer: { a: [null] } }] })),
  ),
  'players and decks that are none': at(0, (row) =>
    edited(row, (payload) => ({
      ...payload,
      seats: (payload['seats'] as object[]).map((seat) => ({ ...seat, playerId: 'x', deckId: 'x' })),
    })),
  ),
  seat: at(2, (row) => edited(row, (payload) => ({ ...payload, seat: 'nobody' }))),
};

const reads = (): readonly string[] => {
  const { gameId, matchId, caseId } = ids;
  const games = [
    '',
    '/state',
    '/state?version=2',
    '/decisions',
    '/events',
    '/log?after=1&limit=3',
    '/replay',
    '/clock',
  ];
  const seen = ['/state?as=judge', '/events?as=everything', '/log?as=p1', '/looks', '/stream?after=0', '/audit'];
  return [
    ...[...games, ...seen].map((part) => `/v1/games/${gameId}${part}`),
    ...['', '/replay'].map((part) => `/v1/matches/${matchId}${part}`),
    `/v1/matches?league=${court.leagueId}`,
    `/v1/cases/${caseId}`,
    `/v1/cases?match=${matchId}`,
    `/v1/leagues/${court.leagueId}/standings`,
    `/v1/exports/matches?format=json`,
    `/v1/exports/penalties?league=${court.leagueId}&format=json`,
    '/v1/events?after=0&limit=5',
    '/v1/statistics',
  ];
};

/** None of them could be carried out on the record as it was. */
const writes = (): readonly (readonly [method: string, path: string, body: object])[] => {
  const { gameId, matchId, caseId } = ids;
  return [
    ['POST', `/v1/games/${gameId}/actions`, { answers: [{ decision: 'd9999', answer: 'x' }] }],
    ['POST', `/v1/games/${gameId}/invocations`, { object: 'o9999', ability: 'text-1' }],
    ['POST', `/v1/games/${gameId}/takebacks`, { to: 999 }],
    ['POST', '/v1/sandbox', { game: { id: gameId }, actions: [] }],
    ['POST', '/v1/cases', { gameId, step: 9999, claim: 'x', text: 'x' }],
    ['POST', `/v1/cases/${caseId}/rulings`, { upheld: true, text: 'x', rewind: { to: 9999 } }],
    ['PUT', `/v1/matches/${matchId}/entropy`, {}],
  ];
};

const TELLING = ['event-store.stream-corrupted', 'decoding.unexpected', 'game.record-diverges', 'card-set.unavailable'];

/**
 * What is as good a record as the one before, or names what none of these requests asks for: an audit alone finds it.
 */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  game: ['a match that is none', 'players and decks that are none'].map((name) => `${name}, with hashes that fit`),
  match: [],
  case: [],
  looks: ['another beginning', 'a second beginning'].map((name) => `${name}, with hashes that fit`),
};

/** All that was answered, and by which codes. */
async function askAll(what: string): Promise<readonly string[]> {
  const answers: Answer[] = [];
  for (const key of [court.players[0].key, court.judge]) {
    for (const path of reads()) answers.push(await sound(what, 'GET', path, undefined, key));
    for (const [method, path, body] of writes()) answers.push(await sound(what, method, path, body, key));
  }
  return answers.flatMap((answer) => codeOf(answer) ?? []);
}

async function sound(
  what: string,
  method: string,
  path: string,
  body: object | undefined,
  key: string,
): Promise<Answer> {
  const answer = await api.call(method, path, body, key);
  const asked = `${what}: ${method} ${path}`;
  expect({ asked, status: answer.status, code: answer.status < 500 ? undefined : codeOf(answer) }).toMatchObject({
    asked,
    code: undefined,
  });
  return answer;
}

const streams = (): Readonly<Record<string, string>> => ({
  game: ids.gameId,
  match: ids.matchId,
  case: ids.caseId,
  looks: derivedId('looks', ids.gameId),
});

describe.each(['game', 'match', 'case', 'looks'])('a record of a %s that was changed', (kind) => {
  it('is no fault of the server, and its readers learn of it', { timeout: 600_000 }, async () => {
    const stream = streams()[kind] ?? '';
    const rows = await rowsOf(stream);
    expect(rows.length).toBeGreaterThan(1);
    const fitting = { ...FITTING, ...(kind === 'game' && OF_A_GAME) };
    const changes = [
      ...Object.entries(PLAIN),
      ...Object.entries(fitting).map(
        ([name, change]) => [`${name}, with hashes that fit`, rehashed(stream, change)] as const,
      ),
    ];
    const untold: string[] = [];
    for (const [name, change] of changes) {
      await store(stream, change(rows));
      try {
        const codes = await askAll(`${kind}, ${name}`);
        if (!codes.some((code) => TELLING.includes(code))) untold.push(name);
      } finally {
        await store(stream, rows);
      }
    }
    expect(untold).toEqual(UNTOLD[kind]);
    expect((await askAll('put back')).filter((code) => TELLING.includes(code))).toEqual([]);
  });
});

describe('a game whose record was changed', () => {
  it('is not played on, and says at which version it differs', async () => {
    const rows = await rowsOf(ids.gameId);
    await store(ids.gameId, PLAIN['payload']?.(rows) ?? []);
    const expected = {
      status: 409,
      body: { code: 'event-store.stream-corrupted', stream: ids.gameId, version: 2, reason: 'its hash does not match' },
    };
    for (const path of ['', '/state', '/log', '/events', '/decisions']) {
      expect(await api.call('GET', `/v1/games/${ids.gameId}${path}`)).toMatchObject(expected);
    }
    const answers = [{ decision: 'd1', answer: 'p1' }];
    expect(await api.call('POST', `/v1/games/${ids.gameId}/actions`, { answers }, court.players[0].key)).toMatchObject(
      expected,
    );
    expect((await api.app.get(EventStore).head(ids.gameId))?.version).toBe(rows.length);
    await store(ids.gameId, rows);
    await eventually('it is played on', async () => (await step(api, ids.gameId, court.players, () => 0)) ?? true);
  });
});
