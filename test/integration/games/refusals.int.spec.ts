/**
 * Goal: what must not happen in a game does not, whatever is asked, and by anybody. Method: each bad request gets its
 * status, its code and, where the rules forbid it, the number of the rule; afterwards the stream and the state hash are
 * what they were.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { BY_ADMIN } from '../../support/ledger.js';
import { createMatch, dice, openDecision, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { type RawRequest, send } from '../../support/request.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let gameId: string;

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

const newGame = async (): Promise<string> => (await createMatch(api, players)).games[0]?.id ?? '';

const act = (game: string, body: unknown, request: RawRequest = {}) =>
  send(api, 'POST', `/v1/games/${game}/actions`, { body: JSON.stringify(body), ...request });

interface Turn {
  readonly mine: TestPlayer;
  readonly theirs: TestPlayer;
  readonly version: number;
  readonly decision: string;
  readonly kind: string;
  readonly legal: readonly unknown[];
}

/** Whose turn it is, and what that one may do. */
async function turn(game: string): Promise<Turn> {
  for (const mine of players) {
    const { version, decisions } = await openDecision(api, game, mine.key);
    const [open] = decisions;
    const theirs = players.find((player) => player !== mine) ?? mine;
    if (open !== undefined)
      return { mine, theirs, version, decision: open.id, kind: open.kind, legal: open.legal?.answers ?? [] };
  }
  throw new Error('somebody has to decide');
}

/** What must not change. */
async function standing(game: string): Promise<unknown> {
  const events = await api.app.get(EventStore).read(game);
  const state = await api.call('GET', `/v1/games/${game}/state?as=everything`);
  return [events.map(({ hash }) => hash), (state.body as { stateHash: string }).stateHash];
}

async function refused(game: string, ask: () => Promise<Answer>, expected: object): Promise<void> {
  const before = await standing(game);
  expect(await ask()).toMatchObject(expected);
  expect(await standing(game)).toEqual(before);
}

describe('in a running game', () => {
  beforeAll(async () => {
    gameId = await newGame();
    const pick = dice(3);
    // The service draws its own secrets, so no two runs play the same game: go on to a turn, where the answers below
    // are none.
    for (let steps = 0; steps < 12 || (await turn(gameId)).kind !== 'turnAction'; steps += 1) {
      await step(api, gameId, players, pick);
    }
  });

  it('no player answers for another seat', async () => {
    const { theirs, decision, legal } = await turn(gameId);
    const body = { answers: [{ decision, answer: legal[0] }] };
    await refused(gameId, () => act(gameId, body, { key: theirs.key }), {
      status: 403,
      body: { code: 'decision.other-seat', rules: [{ rule: expect.any(String) as string }, expect.anything()] },
    });
    await refused(gameId, () => act(gameId, body), { status: 403, body: { code: 'decision.not-for-judges' } });
    const watching = ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;
    await refused(gameId, () => act(gameId, body, { key: watching }), {
      status: 403,
      body: { code: 'identity.role-forbidden', permission: 'games.act' },
    });
  });

  it('only open decisions are answered', async () => {
    const { mine, legal } = await turn(gameId);
    const body = { answers: [{ decision: 'd1', answer: legal[0] }] };
    await refused(gameId, () => act(gameId, body, { key: mine.key }), {
      status: 409,
      body: { code: 'decision.not-open' },
    });
  });

  it('an answer to an older version is refused, with the version of now', async () => {
    const { mine, version, decision, legal } = await turn(gameId);
    for (const expectedVersion of [version - 1, version + 1]) {
      const body = { expectedVersion, answers: [{ decision, answer: legal[0] }] };
      await refused(gameId, () => act(gameId, body, { key: mine.key }), {
        status: 409,
        body: { code: 'game.stale-version', expected: expectedVersion, actual: version },
      });
    }
  });

  it.each([
    ['no such action', { action: 'resign-in-anger' }],
    ['an object of nobody', { action: 'quest', character: 'o999999' }],
    ['a text', 'end-turn'],
    ['a list', [1, 2]],
    ['a number', 7],
  ])('%s is no legal answer', async (_what, answer) => {
    const { mine, decision } = await turn(gameId);
    await refused(gameId, () => act(gameId, { answers: [{ decision, answer }] }, { key: mine.key }), {
      status: 422,
      body: {
        code: 'action.illegal',
        rejection: expect.any(String) as string,
        rules: expect.arrayContaining([
          { game: 'lorcana', rule: expect.any(String) as string, title: expect.any(String) as string },
        ]) as unknown,
      },
    });
  });

  it('several answers are carried out together or not at all', async () => {
    const { mine, decision } = await turn(gameId);
    const answers = [
      { decision, answer: { action: 'end-turn' } },
      { decision: 'd999999', answer: { action: 'end-turn' } },
    ];
    await refused(gameId, () => act(gameId, { answers }, { key: mine.key }), { status: 409 });
  });

  it.each([
    ['malformed JSON', { body: '{"answers":' }, 400, 'request.malformed-json'],
    ['bytes that are no UTF-8', { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }, 400, 'request.bad-utf8'],
    ['ten megabytes', { body: JSON.stringify({ answers: 'x'.repeat(10 * 1024 * 1024) }) }, 413, 'request.too-large'],
    ['no answers', { body: '{"answers":[]}' }, 400, 'request.invalid'],
    ['an answer to nothing', { body: '{"answers":[{"answer":1}]}' }, 400, 'request.invalid'],
    ['a decision without an answer', { body: '{"answers":[{"decision":"d1"}]}' }, 400, 'request.invalid'],
    [
      'an unknown property',
      { body: '{"answers":[{"decision":"d1","answer":1}],"chair":"p2"}' },
      400,
      'request.invalid',
    ],
    [
      'a version of zero',
      { body: '{"expectedVersion":0,"answers":[{"decision":"d1","answer":1}]}' },
      400,
      'request.invalid',
    ],
    ['no body', {}, 400, 'request.invalid'],
    ['a key of spaces', { body: '{}', headers: { 'idempotency-key': 'a b' } }, 400, 'request.invalid'],
  ] as [string, RawRequest, number, string][])('%s is refused', async (_what, request, status, code) => {
    const { mine } = await turn(gameId);
    await refused(gameId, () => send(api, 'POST', `/v1/games/${gameId}/actions`, { key: mine.key, ...request }), {
      status,
      body: { code },
    });
  });

  it('of two requests at once that name the same version, one is carried out', async () => {
    const { mine, version, decision, legal } = await turn(gameId);
    const bodies = [0, 1, 2].map((n) => ({
      expectedVersion: version,
      answers: [{ decision, answer: legal[n] ?? legal[0] }],
    }));
    const answers = await Promise.all(bodies.map((body) => act(gameId, body, { key: mine.key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409)).toMatchObject([
      { body: { code: 'game.stale-version' } },
      { body: { code: 'game.stale-version' } },
    ]);
    const events = await api.app.get(EventStore).read(gameId);
    expect(events.map((event) => event.version)).toEqual(Array.from({ length: version + 1 }, (_, at) => at + 1));
  });

  it('a request that is sent again is answered again and not carried out again', async () => {
    const { mine, version, decision, legal } = await turn(gameId);
    const body = { expectedVersion: version, answers: [{ decision, answer: legal[0] }] };
    const request = { key: mine.key, headers: { 'idempotency-key': 'the-same-action' } };
    const first = await act(gameId, body, request);
    expect(first.status).toBe(200);
    await step(api, gameId, players, dice(1));
    const before = await standing(gameId);
    const again = await act(gameId, body, request);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = { answers: [{ decision, answer: { action: 'end-turn' } }] };
    expect(await act(gameId, other, request)).toMatchObject({
      status: 422,
      body: { code: 'event-store.idempotency-mismatch' },
    });
    expect(await standing(gameId)).toEqual(before);
  });

  it('a request sent many times at once is carried out once', async () => {
    const { mine, decision, legal } = await turn(gameId);
    const request = { key: mine.key, headers: { 'idempotency-key': 'a-nervous-finger' } };
    const ask = () => act(gameId, { answers: [{ decision, answer: legal[0] }] }, request);
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('after the end', () => {
  it('no player acts, and the end is recorded once', async () => {
    const game = await newGame();
    const { mine, theirs, decision, legal } = await turn(game);
    const concede = () =>
      send(api, 'POST', `/v1/games/${game}/concede`, {
        key: theirs.key,
        body: '{}',
        headers: { 'idempotency-key': 'enough' },
      });
    const conceded = await concede();
    expect(conceded).toMatchObject({
      status: 200,
      body: { version: 3, deciding: [], outcome: { draw: false, reason: 'concession' } },
    });
    await refused(game, () => act(game, { answers: [{ decision, answer: legal[0] }] }, { key: mine.key }), {
      status: 409,
      body: { code: 'game.over' },
    });
    await refused(game, () => send(api, 'POST', `/v1/games/${game}/concede`, { key: mine.key }), { status: 409 });
    await refused(game, concede, { status: 200, body: conceded.body });
    const types = (await api.app.get(EventStore).read(game)).map(({ type }) => type);
    expect(types).toEqual(['GameStarted', 'Conceded', 'GameEnded']);
  });
});

describe('a game that cannot be played', () => {
  it('is not found if it does not exist', async () => {
    const match = await createMatch(api, players);
    for (const id of [match.id, '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a']) {
      for (const path of ['', '/state', '/decisions', '/events', '/log', '/stream']) {
        expect(await api.call('GET', `/v1/games/${id}${path}`)).toMatchObject({
          status: 404,
          body: { code: 'game.not-found' },
        });
      }
      expect(await act(id, { answers: [{ decision: 'd1', answer: 1 }] })).toMatchObject({ status: 404 });
    }
  });

  it('says so where its cards are not available', async () => {
    const store = api.app.get(EventStore);
    const [started] = await store.read(gameId);
    const stream = newId();
    const payload = { ...(started?.payload as object), gameId: stream, matchId: newId(), cardSet: 'f'.repeat(64) };
    await store.append({
      stream,
      expected: 'no-stream',
      events: [{ type: 'GameStarted', payload }],
      metadata: BY_ADMIN,
    });
    for (const path of ['', '/state', '/decisions', '/log', '/stream']) {
      expect(await api.call('GET', `/v1/games/${stream}${path}`)).toMatchObject({
        status: 409,
        body: { code: 'card-set.unavailable', cardSet: 'f'.repeat(64) },
      });
    }
  });
});
