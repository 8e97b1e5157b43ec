/** Goal: a player has so many cases in a match wait for judges, and no more, however many are opened at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { claimOf, codeOf, type Court, openCourt, playing, ruling } from '../../support/court.js';
import { send } from '../../support/request.js';

let api: TestApi;
let court: Court;
let gameId: string;

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
});
beforeEach(async () => {
  ({ gameId } = await playing(api, court, 3));
});
afterAll(() => api.close());

const open = (key = court.players[0].key, game = gameId): Promise<Answer> =>
  api.call('POST', '/v1/cases', claimOf(game, 3), key);
const refusal = (answer: Answer) => [answer.status, codeOf(answer), (answer.body as { most?: number }).most];
const TOO_MANY = [409, 'case.too-many', 20];

/** The cases that a player has when there is no more room: thirty are opened at once. */
async function filled(): Promise<readonly string[]> {
  const answers = await Promise.all(Array.from({ length: 30 }, () => open()));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(refusal)).toEqual(Array.from({ length: 10 }, () => TOO_MANY));
  return answers.filter(({ status }) => status === 201).map(({ body }) => (body as { id: string }).id);
}

describe('the cases of a player in a match', () => {
  it('are twenty at most that wait for a ruling, however many cases are opened beside them', async () => {
    expect(await filled()).toHaveLength(20);
    expect((await open(court.players[1].key)).status).toBe(201);
    expect((await open(court.judge)).status).toBe(201);
    const other = await playing(api, court, 3);
    expect((await open(court.players[0].key, other.gameId)).status).toBe(201);
  });

  it('have room for another one when one is ruled on', async () => {
    const [id = ''] = await filled();
    expect((await ruling(api, id, {}, court.judge)).status).toBe(200);
    expect((await open()).status).toBe(201);
    expect(refusal(await open())).toEqual(TOO_MANY);
  });

  it('are answered again to a request that is sent again, though there is no room', async () => {
    const { key } = court.players[0];
    const request = { body: JSON.stringify(claimOf(gameId, 3)), key, headers: { 'idempotency-key': randomUUID() } };
    const first = await send(api, 'POST', '/v1/cases', request);
    for (let count = 1; count < 20; count += 1) expect((await open()).status).toBe(201);
    expect(refusal(await open())).toEqual(TOO_MANY);
    const again = await send(api, 'POST', '/v1/cases', request);
    expect([again.status, (again.body as { id: string }).id]).toEqual([201, (first.body as { id: string }).id]);
  });
});
