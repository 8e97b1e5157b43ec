/**
 * Goal: staff ends a match that nobody contests, whether somebody has acted or not, and lifts that again; nothing that
 * follows from matches counts it otherwise. Method: over HTTP, with the consumers and workers of the service;
 * afterwards the match is audited.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  codeOf,
  concede,
  type Court,
  gameOf,
  newLeague,
  openCourt,
  playing,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { send } from '../../support/request.js';

let api: TestApi;
let court: Court;
let organiser: string;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  organiser = ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
}, 120_000);

afterAll(() => api.close());

const close = (matchId: string, body: object, key = organiser) =>
  api.call('POST', `/v1/matches/${matchId}/closings`, { reason: 'Table 12 stayed empty', ...body }, key);
const reopen = (matchId: string, key = organiser) =>
  api.call('POST', `/v1/matches/${matchId}/reopenings`, { reason: 'They came' }, key);
const absent = (...seats: readonly string[]) => ({ kind: 'no-show', absent: seats });

const whenGameIs = (id: string, status: string) =>
  eventually(`the game to be ${status}`, async () => ((await gameOf(api, id)).status === status ? true : null));

/** Matches, games and points of both players in the table of a league. */
async function tableOf(leagueId: string): Promise<unknown> {
  const { body } = await api.call('GET', `/v1/leagues/${leagueId}/standings`);
  return (body as { standings: readonly { won: number; lost: number; drawn: number }[] }).standings.map(
    ({ won, lost, drawn }) => [won, lost, drawn],
  );
}

const audited = async (matchId: string) =>
  (await api.call('GET', `/v1/matches/${matchId}/audit`)).body as { readonly ok: boolean };

describe('a match without an action', () => {
  it('is lost by the absent player, with the score that the opponent needed, and its game ends', async () => {
    const leagueId = await newLeague(api, { bestOf: 3 });
    const { matchId, gameId } = await playing(api, { ...court, leagueId }, 0, { bestOf: 3 });
    expect(await close(matchId, absent('p2'))).toMatchObject({
      status: 200,
      body: {
        status: 'ended',
        winners: ['p1'],
        result: { p1: { won: 2, lost: 0, drawn: 0 }, p2: { won: 0, lost: 2, drawn: 0 } },
        games: [{ id: gameId, status: 'ended', winners: [] }],
        closing: { kind: 'no-show', lost: ['p2'], reason: 'Table 12 stayed empty' },
      },
    });
    await whenGameIs(gameId, 'ended');
    expect(await gameOf(api, gameId)).toMatchObject({ outcome: { winners: ['p1'], losers: ['p2'], reason: 'ruling' } });
    await eventually('the table', async () =>
      JSON.stringify(await tableOf(leagueId)) === '[[1,0,0],[0,1,0]]' ? true : null,
    );
    expect(await audited(matchId)).toMatchObject({ ok: true });
  });

  it('counts for nothing if it is void, and is lost by all if no player came', async () => {
    const leagueId = await newLeague(api);
    const { matchId, gameId } = await playing(api, { ...court, leagueId }, 0);
    expect(await close(matchId, { kind: 'void' })).toMatchObject({
      status: 200,
      body: { status: 'ended', winners: [], draw: false, result: null, closing: { kind: 'void', lost: [] } },
    });
    await whenGameIs(gameId, 'ended');
    const listedAs = (closed: string | null) =>
      eventually(`the match to be listed as ${closed}`, async () => {
        const { body } = await api.call('GET', `/v1/matches?league=${leagueId}`);
        const [listed] = (body as { items: readonly { closed: string | null }[] }).items;
        return listed !== undefined && listed.closed === closed ? true : null;
      });
    await listedAs('void');
    expect(await tableOf(leagueId)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const { matchId: empty } = await playing(api, court, 0);
    expect(await close(empty, absent('p1', 'p2'))).toMatchObject({
      body: { winners: [], draw: false, result: { p1: { won: 0, lost: 1 }, p2: { won: 0, lost: 1 } } },
    });
    expect(await Promise.all([audited(matchId), audited(empty)])).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe('lifting it', () => {
  it('has the game go on, and the match end as it is played', async () => {
    const { matchId, gameId } = await playing(api, court, 8);
    expect((await close(matchId, { kind: 'mistake' })).status).toBe(200);
    await whenGameIs(gameId, 'ended');
    expect(codeOf(await concede(api, gameId, court.players[0]))).toBe('game.over');
    expect(await reopen(matchId)).toMatchObject({ status: 200, body: { status: 'running', closing: null } });
    await whenGameIs(gameId, 'running');
    expect((await concede(api, gameId, court.players[0])).status).toBe(200);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p2'], result: { p2: { won: 1 } } });
    expect(await audited(matchId)).toMatchObject({ ok: true });
  });

  it('of a match that was over restores its result in the table and in statistics', async () => {
    const leagueId = await newLeague(api);
    const { matchId, gameId } = await playing(api, { ...court, leagueId }, 8);
    const countedAre = (games: number, withoutTurns = false) =>
      eventually(`${games} games in the statistics`, async () => {
        const { body } = await api.call('GET', `/v1/statistics?league=${leagueId}&withoutTurns=${withoutTurns}`);
        const [report] = (body as { items: readonly { games: number }[] }).items;
        return report?.games === games ? true : null;
      });
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
    const tableIs = (table: string) =>
      eventually(`the table to be ${table}`, async () =>
        JSON.stringify(await tableOf(leagueId)) === table ? true : null,
      );
    await tableIs('[[1,0,0],[0,1,0]]');
    await countedAre(1);
    expect(await close(matchId, { kind: 'mistake' })).toMatchObject({ body: { winners: [], result: null } });
    await tableIs('[[0,0,0],[0,0,0]]');
    await countedAre(0, true);
    expect(await reopen(matchId)).toMatchObject({ body: { status: 'ended', winners: ['p2'], closing: null } });
    await tableIs('[[1,0,0],[0,1,0]]');
    await countedAre(1);
    expect(await audited(matchId)).toMatchObject({ ok: true });
  });
});

describe('refused, and the match stays as it was', () => {
  it('is a second closing, and lifting what is not closed', async () => {
    const { matchId } = await playing(api, court, 0);
    expect(codeOf(await reopen(matchId))).toBe('match.not-closed');
    await close(matchId, { kind: 'void' });
    expect(codeOf(await close(matchId, absent('p1')))).toBe('match.closed-already');
  });

  it.each([
    [{ kind: 'no-show' }, 422, 'match.absent-unclear'],
    [{ kind: 'void', absent: ['p1'] }, 422, 'match.absent-unclear'],
    [absent('p3'), 422, 'match.absent-unclear'],
    [absent('p1', 'p1'), 400, 'request.invalid'],
    [{ kind: 'gone' }, 400, 'request.invalid'],
    [{ kind: 'void', reason: '' }, 400, 'request.invalid'],
  ])('is %j', async (body, status, code) => {
    const { matchId } = await playing(api, court, 0);
    const answer = await close(matchId, body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(await whenMatchIs(api, matchId, 'running')).toMatchObject({ winners: [] });
  });

  it('is one by a player, also by an organiser who plays in it', async () => {
    const { matchId } = await playing(api, court, 0);
    const [{ id, key }] = court.players;
    await api.call('PUT', `/v1/leagues/${court.leagueId}/roles/${id}/organiser`);
    expect(codeOf(await close(matchId, { kind: 'void' }, key))).toBe('identity.role-forbidden');
  });
});

it('a closing that is sent twice under one key happens once', async () => {
  const { matchId } = await playing(api, court, 0);
  const once = () =>
    send(api, 'POST', `/v1/matches/${matchId}/closings`, {
      key: organiser,
      headers: { 'idempotency-key': 'void-it' },
      body: JSON.stringify({ kind: 'void', reason: 'The hall was closed' }),
    });
  expect([(await once()).status, (await once()).status]).toEqual([200, 200]);
});
