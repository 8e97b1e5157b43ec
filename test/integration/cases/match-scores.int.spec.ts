/**
 * Goal: a ruling gives a match a score, and the time at which the match was over stays. Method: over HTTP; each match
 * is read by itself, in the listing and in the table, and audited.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  concede,
  contested,
  type Court,
  newLeague,
  openCourt,
  playing,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch } from '../../support/players.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
});

afterAll(() => api.close());

interface Match {
  readonly status: string;
  readonly winners: readonly string[];
  readonly result: unknown;
  readonly endedAt: string | null;
  readonly ruledAt: string | null;
}

const read = async (path: string) => (await api.call('GET', path)).body;

/** A match of the league with a contested step, which p1 has conceded if it `isOver`. */
async function contestedMatch(leagueId: string, isOver: boolean, terms: { readonly bestOf?: 3 } = {}) {
  const { matchId, gameId } = await playing(api, { ...court, leagueId }, 4, terms);
  if (isOver) {
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
  }
  const { id } = await contested(api, gameId, 3, court.players[0].key);
  return { matchId, caseId: id, before: (await read(`/v1/matches/${matchId}`)) as Match };
}

/** The match itself, when the listing and the table of its league say the same, and the audit is clean. */
async function everywhere(leagueId: string, matchId: string): Promise<Match> {
  const { status, winners, result, endedAt, ruledAt } = (await read(`/v1/matches/${matchId}`)) as Match;
  const match = { status, winners, result, endedAt, ruledAt };
  await eventually('the listing to follow', async () => {
    const { items } = (await read(`/v1/matches?league=${leagueId}`)) as { items: readonly (Match & { id: string })[] };
    const found = items.find(({ id }) => id === matchId);
    const seen =
      found &&
      (({ status, winners, result, endedAt, ruledAt }) => ({ status, winners, result, endedAt, ruledAt }))(found);
    return JSON.stringify(seen) === JSON.stringify(match) ? true : null;
  });
  expect(await read(`/v1/matches/${matchId}/audit`)).toMatchObject({ ok: true });
  return match;
}

const gamesIn = async (leagueId: string) =>
  ((await read(`/v1/leagues/${leagueId}/standings`)) as { standings: readonly { games: unknown }[] }).standings.map(
    ({ games }) => games,
  );

const TWO_ONE = [
  { seat: 'p1', won: 2 },
  { seat: 'p2', won: 1 },
];

describe('a ruling with a score', () => {
  it('counts so in the match, the listing and the table; the match was over when it was', async () => {
    const leagueId = await newLeague(api, { bestOf: 3 });
    const { matchId, caseId } = await contestedMatch(leagueId, false, { bestOf: 3 });
    const verdict = { matchResult: { winners: ['p1'], draw: false, score: TWO_ONE } };
    expect((await ruling(api, caseId, verdict, court.judge)).body).toMatchObject({ rulings: [{ ruling: verdict }] });
    await carriedOut(api, caseId);
    const match = await everywhere(leagueId, matchId);
    expect(match).toMatchObject({
      status: 'ended',
      winners: ['p1'],
      result: { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } },
      endedAt: match.ruledAt,
    });
    expect(await gamesIn(leagueId)).toEqual([
      { won: 2, lost: 1, drawn: 0 },
      { won: 1, lost: 2, drawn: 0 },
    ]);
  });

  it('is refused where the score cannot be that of the match, and nothing is ruled', async () => {
    const { caseId } = await contestedMatch(court.leagueId, false);
    for (const score of [
      TWO_ONE,
      TWO_ONE.slice(0, 1),
      [
        { seat: 'p1', won: 0 },
        { seat: 'p2', won: 1 },
      ],
    ]) {
      const verdict = { matchResult: { winners: ['p1'], draw: false, score } };
      const answer = await ruling(api, caseId, verdict, court.judge);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'case.ruling-impossible']);
    }
    const tooMany = { winners: ['p1'], draw: false, score: [{ seat: 'p1', won: 6 }] };
    expect(codeOf(await ruling(api, caseId, { matchResult: tooMany }, court.judge))).toBe('request.invalid');
    expect(await read(`/v1/cases/${caseId}`)).toMatchObject({ rulings: [] });
  });
});

describe('the end of a match that is over', () => {
  it('stays when a ruling changes the result, and when that is lifted on appeal', async () => {
    const leagueId = await newLeague(api);
    const { matchId, caseId, before } = await contestedMatch(leagueId, true);
    expect(before).toMatchObject({ winners: ['p2'], endedAt: expect.any(String) as string, ruledAt: null });
    const cheating = { seat: 'p2', infraction: 'cheating', penalty: 'disqualification' };
    await ruling(api, caseId, { penalties: [cheating] }, court.headJudge);
    await carriedOut(api, caseId);
    const ruled = await everywhere(leagueId, matchId);
    expect(ruled).toMatchObject({
      winners: ['p1'],
      endedAt: before.endedAt,
      result: { p1: { won: 1, lost: 0, drawn: 0 }, p2: { won: 0, lost: 1, drawn: 0 } },
    });
    expect(ruled.ruledAt).not.toBeNull();
    await api.call('POST', `/v1/cases/${caseId}/appeals`, { text: 'I did not.' }, court.players[1].key);
    await ruling(api, caseId, { upheld: false }, court.appealJudge);
    await carriedOut(api, caseId, 2);
    const lifted = await everywhere(leagueId, matchId);
    expect(lifted).toMatchObject({ winners: ['p2'], result: before.result, endedAt: before.endedAt });
    expect(Date.parse(lifted.ruledAt ?? '')).toBeGreaterThanOrEqual(Date.parse(ruled.ruledAt ?? ''));
  });

  it('stays when staff closes the match as void, and lifts that', async () => {
    const leagueId = await newLeague(api);
    const { matchId, before } = await contestedMatch(leagueId, true);
    const staff = (what: string, body: object) => api.call('POST', `/v1/matches/${matchId}/${what}`, body);
    await staff('closings', { kind: 'void', reason: 'Wrong table' });
    expect(await read(`/v1/matches/${matchId}`)).toMatchObject({
      endedAt: before.endedAt,
      ruledAt: expect.any(String) as string,
    });
    await staff('reopenings', { reason: 'It was the right one' });
    expect(await everywhere(leagueId, matchId)).toMatchObject({ winners: ['p2'], endedAt: before.endedAt });
  });
});

it('a disqualified player keeps no game of the match that was being played', async () => {
  const leagueId = await newLeague(api, { bestOf: 3 });
  const [abe, bea] = court.players;
  const match = await createMatch(api, [abe, bea], { leagueId, bestOf: 3 });
  const first = match.games[0]?.id ?? '';
  await concede(api, first, abe);
  await eventually('the second game', async () =>
    ((await read(`/v1/matches/${match.id}`)) as { games: unknown[] }).games.length === 2 ? true : null,
  );
  const { id } = await contested(api, first, 2, abe.key);
  const cheating = { seat: 'p2', infraction: 'cheating', penalty: 'disqualification' };
  await ruling(api, id, { penalties: [cheating] }, court.headJudge);
  await carriedOut(api, id);
  expect(await everywhere(leagueId, match.id)).toMatchObject({
    winners: ['p1'],
    result: { p1: { won: 2, lost: 0, drawn: 0 }, p2: { won: 0, lost: 2, drawn: 0 } },
  });
});
