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
  newLeague,
  openCourt,
  playing,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, type MatchTerms, seatedPlayer } from '../../support/players.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

/** A judge gives these penalties, in a case of its own. */
async function penalised(gameId: string, penalties: readonly object[]): Promise<string> {
  const { id } = await contested(api, gameId, 3, court.players[0].key);
  expect((await ruling(api, id, { penalties }, court.judge)).status).toBe(200);
  expect((await carriedOut(api, id)).failures).toEqual([]);
  return id;
}

/** A judge has the seat lose the game, in a case of its own. */
const lost = (gameId: string, seat: string): Promise<string> =>
  penalised(gameId, [{ seat, infraction: 'cheating', penalty: 'game-loss' }]);

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

describe('of three players', () => {
  const seated = async (terms: MatchTerms = {}) => {
    const players = [...court.players, await seatedPlayer(api, 'Cem', 0)] as const;
    const leagueId = terms.bestOf === undefined ? court.leagueId : await newLeague(api, terms);
    const { id: matchId, games } = await createMatch(api, players, { leagueId, ...terms });
    const gameId = games[0]?.id ?? '';
    await playOn(api, gameId, players, 6);
    return { matchId, gameId, players };
  };
  const logOf = async (gameId: string, version: number) => {
    const { body } = await api.call('GET', `/v1/games/${gameId}/log?after=${version - 1}&limit=1`);
    return (body as { items: readonly { log: readonly object[] }[] }).items[0]?.log;
  };

  /** The game of that number, once those who have lost the match have left it. */
  const nextGame = (matchId: string, number: number): Promise<string> =>
    eventually(`game ${number}`, async () => {
      const { games, lostByRuling } = await matchOf(api, matchId);
      const id = games.find((game) => game.number === number)?.id;
      return id !== undefined && lostByRuling.join() === (await leftIn(id)).join() ? id : null;
    });
  const leftIn = async (gameId: string): Promise<readonly string[]> => {
    const { body } = await api.call('GET', `/v1/games/${gameId}/state?as=spectator`);
    const { seats } = (body as { view: { seats: readonly { seat: string; left: boolean }[] } }).view;
    return seats.filter(({ left }) => left).map(({ seat }) => seat);
  };

  it('one who loses by a ruling leaves, and the others play on; the last of them wins alone', async () => {
    const { matchId, gameId, players } = await seated();
    const { version } = await gameOf(api, gameId);
    const { effects } = await carriedOut(api, await lost(gameId, 'p2'));
    expect(effects).toEqual([{ remedy: 'loss', stream: gameId, version: version + 1 }]);
    expect(await logOf(gameId, version + 1)).toContainEqual(
      expect.objectContaining({ kind: 'lost', seat: 'p2', reason: 'ruling' }),
    );
    expect(await gameOf(api, gameId)).toMatchObject({ status: 'running', outcome: null });
    await playOn(api, gameId, [players[0], players[2]], 6);
    expect((await carriedOut(api, await lost(gameId, 'p2'))).effects, 'who has left has no more to lose').toEqual([]);
    expect((await carriedOut(api, await lost(gameId, 'p3'))).effects).toMatchObject([{ remedy: 'result' }]);
    expect((await gameOf(api, gameId)).outcome).toMatchObject({ winners: ['p1'], losers: ['p2', 'p3'] });
    expect((await whenMatchIs(api, matchId, 'ended')).winners).toEqual(['p1']);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('one loses the game and another the match by one ruling: the last of them wins the game, and two play the next one', async () => {
    const { matchId, gameId, players } = await seated({ bestOf: 3 });
    const id = await penalised(gameId, [
      { seat: 'p1', infraction: 'cheating', penalty: 'match-loss' },
      { seat: 'p2', infraction: 'cheating', penalty: 'game-loss' },
    ]);
    const { effects, failures } = await carriedOut(api, id);
    expect([effects.map(({ remedy }) => remedy), failures]).toEqual([['match', 'loss', 'result'], []]);
    expect((await gameOf(api, gameId)).outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
    const next = await nextGame(matchId, 2);
    await playOn(api, next, players.slice(1), 6);
    await concede(api, next, players[1]);
    expect((await gameOf(api, next)).outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p3'], lostByRuling: ['p1'] });
    for (const each of [gameId, next]) expect(await audit(each)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('one loses the match, and the others play it to its end; an appeal brings the one back for the next game', async () => {
    const { matchId, gameId, players } = await seated({ bestOf: 3 });
    const id = await penalised(gameId, [{ seat: 'p2', infraction: 'cheating', penalty: 'match-loss' }]);
    expect((await carriedOut(api, id)).effects).toMatchObject([{ remedy: 'match' }, { remedy: 'loss' }]);
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'running', lostByRuling: ['p2'] });
    await playOn(api, gameId, [players[0], players[2]], 6);
    await concede(api, gameId, players[2]);
    const next = await nextGame(matchId, 2);
    expect(await leftIn(next)).toEqual(['p2']);
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'I did not.' }, court.players[0].key);
    expect((await ruling(api, id, { upheld: false, text: 'It was nothing.' }, court.headJudge)).status).toBe(200);
    const { effects, failures } = await carriedOut(api, id, 2);
    expect(effects).toMatchObject([{ remedy: 'match' }]);
    expect(failures.map(({ code }) => code)).toEqual(['case.loss-not-lifted', 'case.loss-not-lifted']);
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'running', lostByRuling: [] });
    await concede(api, next, players[0]);
    const last = await nextGame(matchId, 3);
    expect(await leftIn(last)).toEqual([]);
    for (const player of players.slice(0, 2)) await concede(api, last, player);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p3'], draw: false });
    for (const each of [gameId, next, last])
      expect(await audit(each)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('one who is penalised when it is over takes the win from nobody else', async () => {
    const { matchId, gameId, players } = await seated();
    for (const player of players.slice(1)) await concede(api, gameId, player);
    await whenMatchIs(api, matchId, 'ended');
    expect((await carriedOut(api, await lost(gameId, 'p3'))).failures).toEqual([]);
    expect(await winnersOf(gameId)).toEqual(['p1']);
    expect((await matchOf(api, matchId)).winners).toEqual(['p1']);
  });

  it('one whose loss falls on appeal is called back by a rewind of the same ruling', async () => {
    const { gameId } = await seated();
    const { version: to } = await gameOf(api, gameId);
    const id = await lost(gameId, 'p2');
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'I did not.' }, court.players[0].key);
    const verdict = { upheld: false, text: 'It was nothing.', rewind: { to } };
    expect((await ruling(api, id, verdict, court.headJudge)).status).toBe(200);
    expect((await carriedOut(api, id, 2)).effects).toMatchObject([{ remedy: 'rewind' }]);
    expect(await leftIn(gameId)).toEqual([]);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });
});
