import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGames, type TestApi } from '../../support/api.js';
import { follow, resumePoint } from '../../support/event-stream.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

const newGame = async () => (await createMatch(api, players)).games[0]?.id ?? '';

async function play(gameId: string, steps: number, seed = 5): Promise<void> {
  const pick = dice(seed);
  for (let taken = 0; taken < steps; taken += 1) await step(api, gameId, players, pick);
}

describe('following a game', () => {
  it('tells every action as it is taken, once and in order, to each reader what it may know', async () => {
    const gameId = await newGame();
    const path = `/v1/games/${gameId}/stream?after=0`;
    const readers = [...players.map(({ key }) => follow(api, path, key, 13)), follow(api, path, api.adminKey, 13)];
    await play(gameId, 12);
    const told = await Promise.all(readers);
    const keys = [...players.map(({ key }) => key), api.adminKey];
    for (const [at, events] of told.entries()) {
      expect(events.map(({ id, event }) => [id, event])).toEqual(
        Array.from({ length: 13 }, (_, n) => [n + 1, 'action']),
      );
      const log = await api.call('GET', `/v1/games/${gameId}/log`, undefined, keys[at]);
      expect(events.map(({ data }) => data)).toEqual((log.body as { items: unknown[] }).items);
    }
    expect(new Set(told.map((events) => JSON.stringify(events))).size).toBe(3);
  });

  it('sends only new steps, and continues where a reader was', async () => {
    const gameId = await newGame();
    await play(gameId, 4);
    const path = `/v1/games/${gameId}/stream`;
    const key = players[0].key;
    const now = await resumePoint(api, path, key);
    expect(now).toBe('5');
    await play(gameId, 3, 6);
    const fresh = await follow(api, path, key, 2, { 'last-event-id': now });
    expect(fresh.map(({ id }) => id)).toEqual([6, 7]);
    const resumed = await follow(api, path, key, 2, { 'last-event-id': '6' });
    expect(resumed.map(({ id }) => id)).toEqual([7, 8]);
    expect((await api.call('GET', `${path}?after=99`, undefined, key)).body).toMatchObject({
      code: 'game.version-not-there',
    });
    const odd = await send(api, 'GET', path, { key, headers: { 'last-event-id': 'x' } });
    expect(odd.status).toBe(400);
  });

  it('sends the board where asked, and ends with the game', async () => {
    const gameId = await newGame();
    const all = follow(api, `/v1/games/${gameId}/stream?after=0&state=true`, players[0].key, 99);
    await play(gameId, 2);
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);
    const told = await all;
    expect(told.filter(({ event }) => event === 'action').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(told.filter(({ event }) => event === 'state').at(-1)).toMatchObject({ id: 5, data: { view: { gameId } } });
    expect(told.at(-1)).toMatchObject({
      id: 5,
      event: 'end',
      data: { outcome: { reason: 'concession', winners: ['p1'] } },
    });
  });
});
