/**
 * Goal: judges end a game that is in a loop nobody can stop, as its rules say. Method: the whole service, over HTTP.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  contested,
  type Court,
  gameOf,
  openCourt,
  playing,
  ruling,
  whenMatchIs,
} from '../../support/court.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
});

afterAll(() => api.close());

it('ends the game as the rules say of a loop, and cites them; the ruling says so', async () => {
  const { matchId, gameId } = await playing(api, court, 4);
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version, court.players[0].key);
  const answer = await ruling(api, id, { loop: true }, court.judge);
  expect(answer.status).toBe(200);
  expect(await carriedOut(api, id)).toMatchObject({ effects: [{ remedy: 'result', stream: gameId }], failures: [] });
  expect((await gameOf(api, gameId)).outcome).toMatchObject({
    winners: [],
    draw: true,
    reason: expect.stringContaining('as a referee has ruled') as unknown,
    cites: [{ game: 'lorcana', rule: '7.1.7' }],
  });
  expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ draw: true });
  const told = (await api.call('GET', `/v1/cases/${id}`)).body as { readonly rulings: readonly unknown[] };
  expect(told.rulings).toMatchObject([{ ruling: { loop: true } }]);
  const report = (await api.call('GET', `/v1/games/${gameId}/audit`)).body;
  expect(report).toMatchObject({ ok: true });
});

it.each([
  ['another result beside it', { loop: true, result: { winners: ['p1'], draw: false } }, 422, 'case.ruling-impossible'],
  ['a rewind beside it', { loop: true, rewind: { to: 2 } }, 422, 'case.ruling-impossible'],
  ['a loop that is none', { loop: false }, 400, 'request.invalid'],
])('refuses %s', async (_what, verdict, status, code) => {
  const { gameId } = await playing(api, court, 4);
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version, court.players[0].key);
  const answer = await ruling(api, id, verdict, court.headJudge);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  expect((await gameOf(api, gameId)).version).toBe(version);
});
