import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { Scorekeeper } from '../../support/paper-match.js';
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

const paperTerms = () => {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  return { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'asserted' };
};

/** In the league of the scorekeeper, or as the terms say. */
async function newGame(terms: object = {}, key = scorekeeper.key): Promise<string> {
  const made = await call('POST', '/v1/matches', { ...paperTerms(), leagueId, ...terms }, key);
  expect(made.status).toBe(201);
  return (made.body as { games: { id: string }[] }).games[0]?.id ?? '';
}

const call = (method: string, path: string, body?: unknown, key = scorekeeper.key) => api.call(method, path, body, key);

interface Open {
  readonly deciding: readonly string[];
  readonly decisions: readonly { id: string; seat: string; legal: { answers: readonly unknown[] } }[];
}

const recordStep = (gameId: string): Promise<string> => new Scorekeeper(api, scorekeeper.key).step(gameId);

describe('a scorekeeper of the league', () => {
  it('creates the match, and records for each seat in turn', async () => {
    expect(await call('POST', '/v1/matches', paperTerms())).toMatchObject({
      status: 403,
      body: { code: 'match.of-others' },
    });
    const gameId = await newGame();
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

  it('names the seat that concedes', async () => {
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
    await recordStep(gameId);
    await new Scorekeeper(api, scorekeeper.key).toDecision(gameId);
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

  it('has no role in a match outside of it', async () => {
    const { key } = (await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string };
    const gameId = await newGame({ leagueId: undefined }, key);
    expect(await call('POST', `/v1/games/${gameId}/concede`, { seat: 'p1' })).toMatchObject({
      status: 403,
      body: { code: 'game.not-seated' },
    });
    expect(await call('GET', `/v1/games/${gameId}/decisions?as=p1`)).toMatchObject({
      status: 403,
      body: { code: 'game.view-forbidden' },
    });
  });

  it("neither acts nor looks in a match whose chance is the server's", async () => {
    const { key } = (await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string };
    const [one] = players;
    const gameId = (await createMatch(api, players, { leagueId })).games[0]?.id ?? '';
    const answers = [{ decision: 'd1', answer: 'p1' }];
    const game = `/v1/games/${gameId}`;
    const attempts: readonly [path: string, body: object, inLeague: string][] = [
      ['actions', { answers, seat: 'p1' }, 'game.not-seated'],
      ['concede', { seat: 'p1' }, 'game.not-seated'],
      ['chance', { asserted: [] }, 'identity.paper-only'],
      ['takebacks', { to: 1, seat: 'p1' }, 'game.not-seated'],
      ['retractions', { to: 1, reason: 'It was another card' }, 'identity.paper-only'],
    ];
    for (const [path, body, inLeague] of attempts) {
      for (const [by, code] of [
        [key, 'identity.paper-only'],
        [scorekeeper.key, inLeague],
      ] as const)
        expect([path, await call('POST', `${game}/${path}`, body, by)]).toMatchObject([
          path,
          { status: 403, body: { code } },
        ]);
    }
    for (const by of [key, scorekeeper.key]) {
      expect(await call('GET', `${game}/state?as=p1`, undefined, by)).toMatchObject({
        status: 403,
        body: { code: 'game.view-forbidden' },
      });
    }
    expect(await call('GET', game, undefined, one?.key)).toMatchObject({ body: { version: 1 } });
  });

  it('is a player if seated, and players name no other seat', async () => {
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
