/**
 * Goal: seats that do not come to a table of three or four lose, and the others play on; a crash while staff lifts an
 * act loses nothing. Method: over HTTP, with the consumers of the service; in each match the audit finds nothing.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameRulings } from '../../../src/modules/games/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  codeOf,
  concede,
  type Court,
  gameOf,
  matchOf,
  newLeague,
  openCourt,
  playing,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, type MatchTerms, seatedPlayer, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let court: Court;
let more: readonly TestPlayer[];

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  more = [await seatedPlayer(api, 'Cem', 0), await seatedPlayer(api, 'Dia', 1)];
}, 120_000);

afterAll(() => api.close());

const staff = (matchId: string, what: string, body: object) => api.call('POST', `/v1/matches/${matchId}/${what}`, body);
const noShow = (matchId: string, ...absent: readonly string[]) =>
  staff(matchId, 'closings', { kind: 'no-show', absent, reason: 'Still at lunch' });
const lift = (matchId: string) => staff(matchId, 'reopenings', { reason: 'They came' });
const audited = async (matchId: string) =>
  expect((await api.call('GET', `/v1/matches/${matchId}/audit`)).body).toMatchObject({ ok: true });

const leftIn = async (gameId: string): Promise<readonly string[]> => {
  const { body } = await api.call('GET', `/v1/games/${gameId}/state?as=spectator`);
  const { seats } = (body as { view: { seats: readonly { seat: string; left: boolean }[] } }).view;
  return seats.filter(({ left }) => left).map(({ seat }) => seat);
};
const whenLeft = (gameId: string, ...seats: readonly string[]) =>
  eventually(`${seats.join()} to have left`, async () =>
    (await leftIn(gameId)).join() === seats.join() ? true : null,
  );
const gameNumber = (matchId: string, number: number) =>
  eventually(`game ${number}`, async () => {
    const game = (await matchOf(api, matchId)).games.find((each) => each.number === number);
    return game === undefined || (await api.call('GET', `/v1/games/${game.id}`)).status !== 200 ? null : game.id;
  });

async function tableOf(seats: 3 | 4, terms: MatchTerms = {}) {
  const players = [...court.players, ...more].slice(0, seats);
  const leagueId = await newLeague(api, terms.bestOf === undefined ? {} : { bestOf: terms.bestOf });
  const { id: matchId, games } = await createMatch(api, players, { leagueId, ...terms });
  return { matchId, gameId: games[0]?.id ?? '', players };
}

describe('at a table of three', () => {
  it('one does not come: the others play on, in each game, and one of them wins', async () => {
    const { matchId, gameId, players } = await tableOf(3, { bestOf: 3 });
    expect(await noShow(matchId, 'p3')).toMatchObject({
      status: 200,
      body: {
        status: 'running',
        closing: null,
        lostByRuling: ['p3'],
        noShows: [{ lost: ['p3'], reason: 'Still at lunch' }],
      },
    });
    await whenLeft(gameId, 'p3');
    for (const number of [1, 2]) {
      const game = await gameNumber(matchId, number);
      await whenLeft(game, 'p3');
      await concede(api, game, players[0] as TestPlayer);
    }
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({
      winners: ['p2'],
      result: { p1: { won: 0, lost: 2 }, p2: { won: 2, lost: 0 }, p3: { won: 0, lost: 2 } },
    });
    await audited(matchId);
  });

  it('one does not come, and later another: the last one wins, and not who lost before', async () => {
    const { matchId, gameId } = await tableOf(3);
    await noShow(matchId, 'p3');
    await whenLeft(gameId, 'p3');
    expect(codeOf(await noShow(matchId, 'p3'))).toBe('match.absent-unclear');
    expect(await noShow(matchId, 'p2')).toMatchObject({
      body: { status: 'ended', winners: ['p1'], closing: { kind: 'no-show', lost: ['p2'] } },
    });
    await eventually('the game to end', async () => ((await gameOf(api, gameId)).status === 'ended' ? true : null));
    expect((await gameOf(api, gameId)).outcome).toMatchObject({ winners: ['p1'], losers: ['p2', 'p3'] });
    await audited(matchId);
  });

  it('one comes later: staff lifts the no-show, and the next game has three seats again', async () => {
    const { matchId, gameId, players } = await tableOf(3, { bestOf: 3 });
    await noShow(matchId, 'p3');
    await whenLeft(gameId, 'p3');
    expect(await lift(matchId)).toMatchObject({
      status: 200,
      body: { status: 'running', lostByRuling: [], noShows: [] },
    });
    expect(codeOf(await lift(matchId))).toBe('match.not-closed');
    await concede(api, gameId, players[0] as TestPlayer);
    const next = await gameNumber(matchId, 2);
    expect(await leftIn(next)).toEqual([]);
    await audited(matchId);
  });

  it('two do not come: the third has won', async () => {
    const { matchId } = await tableOf(3);
    expect(await noShow(matchId, 'p1', 'p2')).toMatchObject({ body: { status: 'ended', winners: ['p3'] } });
    await audited(matchId);
  });
});

it('at a table of four two do not come, and the other two play on', async () => {
  const { matchId, gameId, players } = await tableOf(4);
  await noShow(matchId, 'p2', 'p4');
  await whenLeft(gameId, 'p2', 'p4');
  await concede(api, gameId, players[2] as TestPlayer);
  expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p1'] });
  await audited(matchId);
});

it('of a match that is over, who did not come does not win', async () => {
  const { matchId, gameId, players } = await tableOf(3);
  for (const player of players.slice(1)) await concede(api, gameId, player);
  expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p1'] });
  expect(await noShow(matchId, 'p1')).toMatchObject({ body: { status: 'ended', lostByRuling: ['p1'] } });
  expect((await matchOf(api, matchId)).winners).not.toContain('p1');
  await audited(matchId);
});

describe('a process that dies while staff lifts a closing', () => {
  it('has recorded it: the game continues, and no longer counts as the closing left it', async () => {
    const { matchId, gameId } = await playing(api, court, 4, {
      bestOf: 3,
      leagueId: await newLeague(api, { bestOf: 3 }),
    });
    await staff(matchId, 'closings', { kind: 'mistake', reason: 'Wrong round' });
    await eventually('the game to end', async () => ((await gameOf(api, gameId)).status === 'ended' ? true : null));
    const apply = vi.spyOn(api.app.get(GameRulings, { strict: false }), 'apply');
    apply.mockRejectedValueOnce(new Error('It has died.')).mockRejectedValueOnce(new Error('It has died again.'));
    expect(await lift(matchId)).toMatchObject({ status: 200, body: { status: 'running', closing: null } });
    await eventually('the game to go on', async () => ((await gameOf(api, gameId)).status === 'running' ? true : null));
    expect(apply.mock.calls.length).toBeGreaterThan(2);
    apply.mockRestore();
    expect(await matchOf(api, matchId)).toMatchObject({
      status: 'running',
      games: [{ id: gameId, status: 'running' }],
    });
    await concede(api, gameId, court.players[0]);
    const next = await gameNumber(matchId, 2);
    await concede(api, next, court.players[0]);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p2'], result: { p2: { won: 2 } } });
    await audited(matchId);
  });
});
