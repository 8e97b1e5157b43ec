/**
 * Goal: where rulings on several cases give one game its result, each holds until it is lifted itself: what the others
 * say stays, and nothing of a lifted one is left. Method: over HTTP, two players who are both penalised, and appeals
 * one by one.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInDecks } from '../../../src/engine/index.js';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  type CarriedOut,
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
import { createMatch, type MatchTerms, playerWith, seatedPlayer } from '../../support/players.js';

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

/** What the head judge does on an appeal. */
async function appealed(id: string, verdict: object = {}): Promise<CarriedOut> {
  await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'I did not.' }, court.players[0].key);
  const answer = await ruling(api, id, { upheld: false, text: 'It was nothing.', ...verdict }, court.headJudge);
  expect([answer.status, codeOf(answer)]).toEqual([200, undefined]);
  return carriedOut(api, id, 2);
}

/** On appeal the head judge takes it back. Answers with what that did. */
async function lifted(id: string): Promise<readonly string[]> {
  const { effects, failures } = await appealed(id);
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

  it('one loses the game, another the match by one ruling: the third wins; two play the next', async () => {
    const { matchId, gameId, players } = await seated({ bestOf: 3 });
    const id = await penalised(gameId, [
      { seat: 'p1', infraction: 'cheating', penalty: 'match-loss' },
      { seat: 'p2', infraction: 'cheating', penalty: 'game-loss' },
    ]);
    const { effects, failures } = await carriedOut(api, id);
    expect([effects.map(({ remedy }) => remedy), failures]).toEqual([['match', 'result'], []]);
    expect((await gameOf(api, gameId)).outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
    const next = await nextGame(matchId, 2);
    await playOn(api, next, players.slice(1), 6);
    await concede(api, next, players[1]);
    expect((await gameOf(api, next)).outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p3'], lostByRuling: ['p1'] });
    for (const each of [gameId, next]) expect(await audit(each)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('one loses the match, the others play on; an appeal returns the one for the next game', async () => {
    const { matchId, gameId, players } = await seated({ bestOf: 3 });
    const id = await penalised(gameId, [{ seat: 'p2', infraction: 'cheating', penalty: 'match-loss' }]);
    expect((await carriedOut(api, id)).effects).toMatchObject([{ remedy: 'match' }, { remedy: 'loss' }]);
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'running', lostByRuling: ['p2'] });
    await playOn(api, gameId, [players[0], players[2]], 6);
    await concede(api, gameId, players[2]);
    const next = await nextGame(matchId, 2);
    expect(await leftIn(next)).toEqual(['p2']);
    const { effects, failures } = await appealed(id);
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

  it('one whose loss of the match is lifted on appeal plays on by a rewind of that ruling', async () => {
    const { matchId, gameId, players } = await seated();
    const { version: to } = await gameOf(api, gameId);
    const id = await penalised(gameId, [{ seat: 'p2', infraction: 'cheating', penalty: 'match-loss' }]);
    await playOn(api, gameId, [players[0], players[2]], 4);
    expect(await leftIn(gameId)).toEqual(['p2']);
    const { effects, failures } = await appealed(id, { rewind: { to } });
    expect([effects.map(({ remedy }) => remedy), failures]).toEqual([['rewind', 'match'], []]);
    expect(await leftIn(gameId)).toEqual([]);
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'running', lostByRuling: [] });
    await playOn(api, gameId, players, 4);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it.each([
    ['match-loss', ['match', 'result'], ['rewind', 'loss', 'match'], ['p2']],
    ['game-loss', ['result'], ['rewind', 'loss'], []],
  ])(
    'two lose by a ruling (%s), on appeal only one: the others play on',
    async (penalty, first, second, lostByRuling) => {
      const { matchId, gameId, players } = await seated();
      const [p1, p2] = ['p1', 'p2'].map((seat) => ({ seat, infraction: 'cheating', penalty }));
      const id = await penalised(
        gameId,
        [p1, p2].flatMap((each) => each ?? []),
      );
      expect((await carriedOut(api, id)).effects.map(({ remedy }) => remedy)).toEqual(first);
      expect((await whenMatchIs(api, matchId, 'ended')).winners).toEqual(['p3']);
      const { effects, failures } = await appealed(id, { penalties: [p2] });
      expect([effects.map(({ remedy }) => remedy), failures]).toEqual([second, []]);
      expect(await leftIn(gameId)).toEqual(['p2']);
      const match = await whenMatchIs(api, matchId, 'running');
      expect([match.lostByRuling, match.games.length]).toEqual([lostByRuling, 1]);
      await concede(api, gameId, players[2]);
      expect((await whenMatchIs(api, matchId, 'ended')).winners).toEqual(['p1']);
      expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
    },
  );

  it('all lose the match by a ruling: there is no winner, and no draw', async () => {
    const { matchId, gameId } = await seated({ bestOf: 3 });
    const all = ['p1', 'p2', 'p3'];
    await penalised(
      gameId,
      all.map((seat) => ({ seat, infraction: 'cheating', penalty: 'match-loss' })),
    );
    expect((await gameOf(api, gameId)).outcome).toMatchObject({ winners: [], losers: all, draw: false });
    const match = await whenMatchIs(api, matchId, 'ended');
    expect(match).toMatchObject({ winners: [], draw: false, lostByRuling: all });
    const { leagueId } = match as unknown as { leagueId: string };
    await vi.waitFor(async () => {
      const { body } = await api.call('GET', `/v1/leagues/${leagueId}/standings`);
      const { standings } = body as { standings: readonly { won: number; lost: number; drawn: number }[] };
      expect(standings.map(({ won, lost, drawn }) => [won, lost, drawn])).toEqual(all.map(() => [0, 1, 0]));
    }, 20_000);
  });

  it('one has lost the match, and a later ruling sets another result until it is lifted', async () => {
    const { matchId, gameId } = await seated();
    await penalised(gameId, [{ seat: 'p2', infraction: 'cheating', penalty: 'match-loss' }]);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    expect((await ruling(api, id, { matchResult: { winners: ['p2'], draw: false } }, court.judge)).status).toBe(200);
    await carriedOut(api, id);
    expect(await matchOf(api, matchId)).toMatchObject({ winners: ['p2'], lostByRuling: [] });
    expect((await appealed(id)).effects.map(({ remedy }) => remedy)).toEqual(['rewind', 'match']);
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'running', lostByRuling: ['p2'] });
    expect(await leftIn(gameId)).toEqual(['p2']);
  });

  it('a penalty after the match takes the win from no other player', async () => {
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

it('who plays together wins together: a result for half a team is refused', async () => {
  const built = Object.entries(builtInDecks('riftbound'));
  const decks = [...built, ...built].slice(0, 4);
  const played = { game: 'riftbound', format: 'magma-chamber' };
  const players = await Promise.all(
    decks.map(([name, cards], at) => playerWith(api, `Ally ${at}`, { ...played, name, cards })),
  );
  const teams = [{ seats: ['p1', 'p2'] }, { seats: ['p3', 'p4'] }];
  const { games } = await createMatch(api, players, { ...played, teams });
  const gameId = games[0]?.id ?? '';
  await playOn(api, gameId, players, 2);
  const claim = { gameId, step: 2, claim: 'That was not legal', text: 'See the log.' };
  const { id } = (await api.call('POST', '/v1/cases', claim, players[0]?.key)).body as { id: string };
  for (const of of ['result', 'matchResult']) {
    for (const winners of [['p1'], ['p1', 'p3'], ['p1', 'p2', 'p3']]) {
      const refused = await ruling(api, id, { [of]: { winners, draw: false } }, court.judge);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'case.ruling-impossible']);
    }
  }
  expect((await ruling(api, id, { result: { winners: ['p3', 'p4'], draw: false } }, court.judge)).status).toBe(200);
  await carriedOut(api, id);
  expect(await winnersOf(gameId)).toEqual(['p3', 'p4']);
});
