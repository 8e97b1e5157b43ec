/**
 * Goal: a ruling on an appeal takes the place of the one before: results and penalties that it does not give again do
 * not hold, and the game goes on where they had ended it; and the players have the time to appeal that their league
 * gives them.
 * Method: over HTTP, the game and the match before the ruling held against those after the appeal.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { PlayingOn } from '../../../src/modules/cases/playing-on.js';
import { Clock } from '../../../src/platform/database/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
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
  readCase,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { seatedPlayer } from '../../support/players.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const TEXT = { text: 'So I say.' };
const post = (id: string, what: string, key: string) => api.call('POST', `/v1/cases/${id}/${what}`, TEXT, key);
const audit = async (gameId: string) => (await api.call('GET', `/v1/games/${gameId}/audit`)).body;
const penalty = (seat: string, kind: string) => ({ penalties: [{ seat, infraction: 'cheating', penalty: kind }] });

/** What a judge rules, and what the head judge says instead when a player has appealed. */
async function overturned(id: string, first: object, second: object) {
  expect((await ruling(api, id, first, court.headJudge)).status).toBe(200);
  expect((await carriedOut(api, id)).failures).toEqual([]);
  expect((await post(id, 'appeals', court.players[0].key)).status).toBe(200);
  const answer = await ruling(api, id, second, court.appealJudge);
  expect([answer.status, codeOf(answer)]).toEqual([200, undefined]);
  return carriedOut(api, id, 2);
}

const NO_MORE = { upheld: false, text: 'It was nothing.' };

describe('a ruling on an appeal', () => {
  it.each([
    ['a game loss', penalty('p1', 'game-loss'), ['rewind']],
    ['the loss of the match', penalty('p1', 'match-loss'), ['rewind', 'match']],
    ['a result', { result: { winners: ['p2'], draw: false } }, ['rewind']],
    ['a result of the match', { matchResult: { winners: [], draw: true } }, ['rewind', 'match']],
  ])('has the game go on that was ended by %s', async (_, first, remedies) => {
    const { matchId, gameId } = await playing(api, court, 6);
    const { version } = await gameOf(api, gameId);
    const before = await api.call('GET', `/v1/games/${gameId}/state`, undefined, court.players[0].key);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    const { effects, failures } = await overturned(id, first, NO_MORE);
    expect([effects.map(({ remedy }) => remedy), failures]).toEqual([remedies, []]);
    expect(await gameOf(api, gameId)).toMatchObject({
      status: 'running',
      outcome: null,
      branches: [{}, { after: version }],
    });
    const after = await api.call('GET', `/v1/games/${gameId}/state`, undefined, court.players[0].key);
    expect((after.body as Board).view.seats).toEqual((before.body as Board).view.seats);
    await whenMatchIs(api, matchId, 'running');
    await playOn(api, gameId, court.players, 3);
    await concede(api, gameId, court.players[1]);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p1'] });
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('leaves a game as it had ended by itself', async () => {
    const { matchId, gameId } = await playing(api, court, 4);
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
    const { outcome } = await gameOf(api, gameId);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    const { effects } = await overturned(id, penalty('p2', 'disqualification'), NO_MORE);
    expect(effects.map(({ remedy }) => remedy)).toEqual(['match']);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p2'], games: [{ winners: ['p2'] }] });
    const other = await contested(api, gameId, 3, court.players[1].key);
    const lifted = await overturned(other.id, { result: { winners: [], draw: true } }, NO_MORE);
    expect(lifted.effects.map(({ remedy }) => remedy)).toEqual(['result']);
    expect(await gameOf(api, gameId)).toMatchObject({ status: 'ended', outcome });
    const restored = { winners: ['p2'], draw: false };
    await vi.waitFor(async () => expect(await matchOf(api, matchId)).toMatchObject(restored), 20_000);
    expect(await audit(gameId)).toMatchObject({ ok: true });
  });

  it('has the branch go on that a rewind had left', async () => {
    const { gameId } = await playing(api, court, 10);
    const { version } = await gameOf(api, gameId);
    const [{ key }] = court.players;
    const was = await api.call('GET', `/v1/games/${gameId}/state?version=${version - 1}`, undefined, key);
    const { id } = await contested(api, gameId, version, key);
    await ruling(api, id, { rewind: { to: version - 4 } }, court.headJudge);
    await carriedOut(api, id);
    await playOn(api, gameId, court.players, 2);
    await post(id, 'appeals', key);
    expect((await ruling(api, id, { rewind: { to: version - 1 } }, court.appealJudge)).status).toBe(200);
    expect(await carriedOut(api, id, 2)).toMatchObject({ effects: [{ remedy: 'rewind' }], failures: [] });
    const { body } = await api.call('GET', `/v1/games/${gameId}/state`, undefined, key);
    const [now, then] = [body, was.body].map((board) => (board as Board).view.seats.map(({ lore }) => lore));
    expect(now).toEqual(then);
    expect((await gameOf(api, gameId)).branches).toMatchObject([{}, { after: version - 4 }, { after: version - 1 }]);
    await playOn(api, gameId, court.players, 4);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('applies to no game after which another game has begun, and the case says so', async () => {
    const leagueId = await newLeague(api, { bestOf: 3 });
    const { matchId, gameId } = await playing(api, court, 4, { leagueId, bestOf: 3 });
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, penalty('p1', 'game-loss'), court.judge);
    await vi.waitFor(async () => expect((await matchOf(api, matchId)).games).toHaveLength(2), 20_000);
    await post(id, 'appeals', court.players[0].key);
    // As the head judge decides, the next game is about to begin.
    vi.spyOn(api.app.get(PlayingOn, { strict: false }), 'require').mockResolvedValueOnce();
    expect((await ruling(api, id, NO_MORE, court.headJudge)).status).toBe(200);
    const { effects, failures } = await carriedOut(api, id, 2);
    expect([effects, failures]).toMatchObject([[], [{ remedy: 'lift', code: 'case.later-game' }]]);
    expect(await gameOf(api, gameId)).toMatchObject({ status: 'ended', branches: [{}] });
    expect((await matchOf(api, matchId)).games).toMatchObject([{ winners: ['p2'] }, {}]);
  });

  it('does not have an earlier game played on: then it says how that one ended', async () => {
    const leagueId = await newLeague(api, { bestOf: 3 });
    const { matchId, gameId } = await playing(api, court, 4, { leagueId, bestOf: 3 });
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, penalty('p1', 'game-loss'), court.judge);
    await vi.waitFor(async () => expect((await matchOf(api, matchId)).games).toHaveLength(2), 20_000);
    await post(id, 'appeals', court.players[0].key);
    expect(codeOf(await ruling(api, id, NO_MORE, court.headJudge))).toBe('case.later-game');
    const result = { ...NO_MORE, result: { winners: [], draw: true } };
    expect((await ruling(api, id, result, court.headJudge)).status).toBe(200);
    await carriedOut(api, id, 2);
    await vi.waitFor(async () => expect((await matchOf(api, matchId)).games[0]).toMatchObject({ draw: true }), 20_000);
  });
});

describe('an appeal', () => {
  /** A case that was ruled on with the key, and appealed. */
  async function appealed(key: string) {
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    expect((await ruling(api, id, {}, key)).status).toBe(200);
    await carriedOut(api, id);
    expect((await post(id, 'appeals', court.players[0].key)).status).toBe(200);
    return id;
  }
  const OWN = [403, 'case.own-ruling'];
  const refusal = (answer: Answer) => [answer.status, codeOf(answer)];

  it('is not decided on, or closed, by the head judge whom it is against, but by another one', async () => {
    const id = await appealed(court.headJudge);
    const before = await readCase(api, id);
    expect(refusal(await ruling(api, id, NO_MORE, court.headJudge))).toEqual(OWN);
    expect(refusal(await post(id, 'closing', court.headJudge))).toEqual(OWN);
    expect((await readCase(api, id)).version).toBe(before.version);
    expect((await ruling(api, id, NO_MORE, court.appealJudge)).body).toMatchObject({ status: 'closed' });
  });

  it('is decided on by an admin, but not against the own ruling', async () => {
    const others = await appealed(court.headJudge);
    expect((await ruling(api, others, NO_MORE, api.adminKey)).body).toMatchObject({ status: 'closed' });
    const own = await appealed(api.adminKey);
    expect(refusal(await ruling(api, own, NO_MORE, api.adminKey))).toEqual(OWN);
    expect((await post(own, 'closing', court.headJudge)).body).toMatchObject({ status: 'closed' });
  });

  it('knows a person by the player, whichever key they use', async () => {
    const cleo = await seatedPlayer(api, 'Cleo', 0);
    const role = `/v1/leagues/${court.leagueId}/roles/${cleo.id}/head-judge`;
    expect((await api.call('PUT', role)).status).toBe(204);
    const id = await appealed(cleo.key);
    const { body } = await api.call('POST', '/v1/keys', { role: 'player', playerId: cleo.id });
    expect(refusal(await ruling(api, id, NO_MORE, (body as { key: string }).key))).toEqual(OWN);
  });
});

interface Board {
  readonly view: { readonly seats: readonly { readonly lore: number }[] };
}

describe('closing', () => {
  it('is refused to the judge of the appealed ruling', async () => {
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, {}, court.judge);
    await post(id, 'appeals', court.players[0].key);
    expect(codeOf(await post(id, 'closing', court.judge))).toBe('identity.role-forbidden');
    const closed = await post(id, 'closing', court.headJudge);
    expect(closed).toMatchObject({ status: 200, body: { status: 'closed' } });
  });

  it('does not shorten the time to appeal', async () => {
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, {}, court.judge);
    await carriedOut(api, id);
    const early = await post(id, 'closing', court.headJudge);
    expect([early.status, codeOf(early)]).toEqual([409, 'case.appeal-possible']);
    const { until } = early.body as { until: string };
    const now = vi.spyOn(api.app.get(Clock, { strict: false }), 'now');
    try {
      now.mockReturnValue(new Date(Date.parse(until) + 1));
      expect((await post(id, 'closing', court.judge)).status).toBe(200);
    } finally {
      now.mockRestore();
    }
  });
});

describe('players who are both penalised, in cases of their own,', () => {
  it.each(['game-loss', 'match-loss', 'disqualification'])('have both lost by %s', async (kind) => {
    const { matchId, gameId } = await playing(api, court, 4);
    for (const seat of ['p1', 'p2']) {
      const { id } = await contested(api, gameId, 3, court.players[0].key);
      await ruling(api, id, penalty(seat, kind), court.judge);
      await carriedOut(api, id);
    }
    await vi.waitFor(async () => expect(await matchOf(api, matchId)).toMatchObject(NOBODY), 20_000);
  });
});

const NOBODY = { status: 'ended', winners: [], draw: false };
