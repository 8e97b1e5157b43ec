import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { createMatch, FORMAT, GAME, seatedPlayer, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

/** Goal: a paper match is recorded by one person for all seats, and the record says by whom and for whom. */
let api: TestApi;
let players: readonly TestPlayer[];
let leagueId: string;
let scorekeeper: { readonly id: string; readonly key: string };

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'One', 0), await seatedPlayer(api, 'Two', 1)];
  leagueId = ((await api.call('POST', '/v1/leagues', { name: 'L', game: GAME, format: FORMAT })).body as { id: string })
    .id;
  scorekeeper = (await api.call('POST', '/v1/players', { name: 'Keeper' })).body as typeof scorekeeper;
  const role = `/v1/leagues/${leagueId}/roles/${scorekeeper.id}/scorekeeper`;
  expect((await api.call('PUT', role)).status).toBe(204);
});

afterAll(() => api.close());

const newGame = async (terms: { leagueId?: string } = { leagueId }) =>
  (await createMatch(api, players, terms)).games[0]?.id ?? '';

const call = (method: string, path: string, body?: unknown, key = scorekeeper.key) => api.call(method, path, body, key);

interface Open {
  readonly deciding: readonly string[];
  readonly decisions: readonly { id: string; seat: string; legal: { answers: readonly unknown[] } }[];
}

async function recordStep(gameId: string): Promise<string> {
  const { deciding } = (await call('GET', `/v1/games/${gameId}/decisions`)).body as Open;
  const seat = deciding[0] ?? '';
  const { decisions } = (await call('GET', `/v1/games/${gameId}/decisions?as=${seat}&limit=5`)).body as Open;
  const [open] = decisions;
  const answers = [{ decision: open?.id, answer: open?.legal.answers[0] }];
  expect(await call('POST', `/v1/games/${gameId}/actions`, { answers })).toMatchObject({ status: 200 });
  return seat;
}

describe('a scorekeeper of the league', () => {
  it('creates the match, and records for each seat in turn', async () => {
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const terms = { game: GAME, format: FORMAT, bestOf: 1, seats };
    expect(await call('POST', '/v1/matches', terms)).toMatchObject({ status: 403, body: { code: 'match.of-others' } });
    const made = await call('POST', '/v1/matches', { ...terms, leagueId });
    expect(made.status).toBe(201);
    const gameId = (made.body as { games: { id: string }[] }).games[0]?.id ?? '';
    const recorded: string[] = [];
    for (let steps = 0; steps < 8; steps += 1) recorded.push(await recordStep(gameId));
    expect(new Set(recorded)).toEqual(new Set(['p1', 'p2']));
    const { items } = (await call('GET', `/v1/games/${gameId}/events?limit=100`, undefined, players[0]?.key)).body as {
      items: { type: string; recordedBy: string; payload: { seat?: string } }[];
    };
    const actions = items.filter(({ type }) => type === 'ActionTaken');
    expect(actions.map(({ payload }) => payload.seat)).toEqual(recorded);
    expect(new Set(actions.map(({ recordedBy }) => recordedBy))).toEqual(new Set(['scorekeeper']));
    const [, stored] = await api.app.get(EventStore, { strict: false }).read(gameId);
    expect(stored?.metadata.actor).toMatchObject({ role: 'scorekeeper', playerId: scorekeeper.id });
  });

  it('says for which seat somebody concedes', async () => {
    const gameId = await newGame();
    const path = `/v1/games/${gameId}/concede`;
    for (const body of [{}, { seat: 'p7' }]) {
      expect(await call('POST', path, body)).toMatchObject({
        status: 422,
        body: { code: 'game.seat-needed', seats: ['p1', 'p2'] },
      });
    }
    const once = (seat: string) =>
      send(api, 'POST', path, {
        key: scorekeeper.key,
        headers: { 'idempotency-key': 'it-is-over' },
        body: JSON.stringify({ seat }),
      });
    expect(await once('p2')).toMatchObject({ status: 200, body: { outcome: { winners: ['p1'] } } });
    expect((await once('p2')).headers.get('idempotent-replayed')).toBe('true');
    expect(await once('p1')).toMatchObject({ body: { code: 'event-store.idempotency-mismatch' } });
  });

  it('proposes and answers takebacks, each for the seat that says so', async () => {
    const gameId = await newGame();
    const path = `/v1/games/${gameId}/takebacks`;
    await recordStep(gameId);
    for (let steps = 0; steps < 60; steps += 1) {
      const seat = await recordStep(gameId);
      const { version } = (await call('GET', `/v1/games/${gameId}`)).body as { version: number };
      const proposed = await call('POST', path, { to: version - 1, seat });
      if (proposed.status !== 200) continue;
      expect(proposed.body).toMatchObject({ takeback: { version: version + 1, seat, agreed: [seat] } });
      expect(await call('POST', path, { to: version - 1 })).toMatchObject({
        status: 422,
        body: { code: 'game.seat-needed', seats: ['p1', 'p2'] },
      });
      const answer = (body: object, key?: string) => call('POST', `${path}/${version + 1}/answer`, body, key);
      expect(await answer({ answer: 'yes' })).toMatchObject({ status: 422, body: { code: 'game.seat-needed' } });
      expect(await answer({ answer: 'yes', seat })).toMatchObject({ status: 409, body: { code: 'takeback.answered' } });
      const other = seat === 'p1' ? 'p2' : 'p1';
      const [one, two] = players;
      const key = seat === 'p1' ? one?.key : two?.key;
      expect(await answer({ answer: 'yes', seat: other }, key)).toMatchObject({ status: 403 });
      expect(await answer({ answer: 'yes', seat: other })).toMatchObject({
        status: 200,
        body: { branches: 2, takeback: null },
      });
      const stored = (await api.app.get(EventStore, { strict: false }).read(gameId)).slice(-3);
      expect(stored.map(({ type }) => type)).toEqual(['TakebackProposed', 'TakebackAnswered', 'Rewound']);
      expect(stored.map(({ payload }) => (payload as { seat?: string }).seat)).toEqual([seat, other, undefined]);
      for (const { metadata } of stored) {
        expect(metadata.actor).toMatchObject({ role: 'scorekeeper', playerId: scorekeeper.id });
      }
      return;
    }
    throw new Error('no step could be taken back');
  });

  it('records also where the same one judges: for the seat that is named', async () => {
    const both = (await api.call('POST', '/v1/players', { name: 'Both' })).body as typeof scorekeeper;
    for (const role of ['judge', 'scorekeeper']) {
      expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${both.id}/${role}`)).status).toBe(204);
    }
    const gameId = await newGame();
    const { deciding } = (await call('GET', `/v1/games/${gameId}/decisions`, undefined, both.key)).body as Open;
    const [seat = ''] = deciding;
    const path = `/v1/games/${gameId}/decisions?as=${seat}&limit=1`;
    const { decisions } = (await call('GET', path, undefined, both.key)).body as Open;
    const answers = [{ decision: decisions[0]?.id, answer: decisions[0]?.legal.answers[0] }];
    const act = (body: object) => call('POST', `/v1/games/${gameId}/actions`, body, both.key);
    expect(await act({ answers })).toMatchObject({ status: 403, body: { code: 'decision.not-for-judges' } });
    expect((await act({ answers, seat })).status).toBe(200);
    const stored = (await api.app.get(EventStore, { strict: false }).read(gameId)).at(-1);
    expect(stored?.metadata.actor).toMatchObject({ role: 'scorekeeper', playerId: both.id });
    expect(stored?.payload).not.toHaveProperty('by');
  });

  it('is nobody in a match outside of it', async () => {
    const gameId = await newGame({});
    expect(await call('POST', `/v1/games/${gameId}/concede`, { seat: 'p1' })).toMatchObject({
      status: 403,
      body: { code: 'game.not-seated' },
    });
    expect(await call('GET', `/v1/games/${gameId}/decisions?as=p1`)).toMatchObject({
      status: 403,
      body: { code: 'game.view-forbidden' },
    });
  });

  it('is a player where seated, and players name no seat of others', async () => {
    const [one] = players;
    const gameId = await newGame();
    expect(await call('POST', `/v1/games/${gameId}/concede`, { seat: 'p2' }, one?.key)).toMatchObject({
      status: 403,
      body: { code: 'game.not-seated' },
    });
    await api.call('PUT', `/v1/leagues/${leagueId}/roles/${one?.id}/scorekeeper`);
    expect(await call('POST', `/v1/games/${gameId}/concede`, { seat: 'p2' }, one?.key)).toMatchObject({ status: 403 });
  });
});
