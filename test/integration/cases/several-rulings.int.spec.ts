/**
 * Goal: where rulings on several cases give one game its result, each holds until it is lifted itself: what the others say
 * stays, and nothing of a lifted one is left. Method: over HTTP, two players who are both penalised, and appeals one by one.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  concede,
  contested,
  type Court,
  gameOf,
  matchOf,
  openCourt,
  playing,
  ruling,
  whenMatchIs,
} from '../../support/court.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

/** A judge has the seat lose the game, in a case of its own. */
async function lost(gameId: string, seat: string): Promise<string> {
  const { id } = await contested(api, gameId, 3, court.players[0].key);
  const penalties = [{ seat, infraction: 'cheating', penalty: 'game-loss' }];
  expect((await ruling(api, id, { penalties }, court.judge)).status).toBe(200);
  expect((await carriedOut(api, id)).failures).toEqual([]);
  return id;
}

/** On appeal the head judge takes it back. Answers with what that did. */
async function lifted(id: string): Promise<readonly string[]> {
  await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'I did not.' }, court.players[0].key);
  const answer = await ruling(api, id, { upheld: false, text: 'It was nothing.' }, court.headJudge);
  expect([answer.status, codeOf(answer)]).toEqual([200, undefined]);
  const { effects, failures } = await carriedOut(api, id, 2);
  expect(failures).toEqual([]);
  return effects.map(({ remedy }) => remedy);
}

const winnersOf = async (gameId: string) => ((await gameOf(api, gameId)).outcome as { winners: string[] }).winners;
const audit = async (gameId: string) => (await api.call('GET', `/v1/games/${gameId}/audit`)).body;

describe('of two players who have both lost a game by rulings', () => {
  it.each([
    ['first', 0, ['p1']],
    ['last', 1, ['p2']],
  ])(
    'the one whose loss is lifted wins, whichever lost it %s; and when both are, it goes on',
    async (_, which, winners) => {
      const { matchId, gameId } = await playing(api, court, 4);
      const cases = [await lost(gameId, 'p1'), await lost(gameId, 'p2')];
      expect(await winnersOf(gameId)).toEqual([]);
      expect(await lifted(cases[which] ?? '')).toEqual(['result']);
      expect(await winnersOf(gameId)).toEqual(winners);
      await vi.waitFor(async () => expect((await matchOf(api, matchId)).winners).toEqual(winners), 20_000);
      expect(await lifted(cases[1 - which] ?? '')).toEqual(['rewind']);
      expect(await gameOf(api, gameId)).toMatchObject({ status: 'running', outcome: null });
      await whenMatchIs(api, matchId, 'running');
      expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
    },
  );
});

it('of a ruling that was lifted nothing is left for the next one on another case', async () => {
  const { matchId, gameId } = await playing(api, court, 4);
  await concede(api, gameId, court.players[1]);
  await whenMatchIs(api, matchId, 'ended');
  expect(await lifted(await lost(gameId, 'p1'))).toEqual(['result']);
  expect(await winnersOf(gameId)).toEqual(['p1']);
  const other = await lost(gameId, 'p1');
  expect(await winnersOf(gameId)).toEqual(['p2']);
  expect(await lifted(other)).toEqual(['result']);
  expect(await winnersOf(gameId)).toEqual(['p1']);
  await vi.waitFor(async () => expect((await matchOf(api, matchId)).winners).toEqual(['p1']), 20_000);
  expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
});
