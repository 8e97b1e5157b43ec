/**
 * Goal: what cannot be done to a case, or by a ruling, is refused by its name, and nothing is recorded. Method: every
 * refusal over HTTP, with the case and the game held against what they were before.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { Clock } from '../../../src/platform/database/index.js';
import { EventStore, type StoredEvent } from '../../../src/platform/event-store/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  claimOf,
  codeOf,
  concede,
  contested,
  type Court,
  gameOf,
  newLeague,
  openCourt,
  playing,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { seatedPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const DAY_MS = 86_400_000;

/** What is recorded of a case, a game or a match. */
const record = async (stream: string): Promise<readonly StoredEvent[]> => api.app.get(EventStore).read(stream);

/** That this is refused with the code, and nothing is recorded. */
async function refused(ask: () => Promise<Answer>, refusal: readonly [number, string], streams: readonly string[]) {
  const before = await Promise.all(streams.map(record));
  const answer = await ask();
  expect([answer.status, codeOf(answer)]).toEqual(refusal);
  expect(await Promise.all(streams.map(record))).toEqual(before);
  return answer;
}

/** A case about a running game. */
async function openCase(actions = 4) {
  const { matchId, gameId } = await playing(api, court, actions);
  const { id } = await contested(api, gameId, 3, court.players[0].key);
  return { id, matchId, gameId };
}

const post = (id: string, what: string, body: object, key: string) =>
  api.call('POST', `/v1/cases/${id}/${what}`, body, key);
const TEXT = { text: 'So I say.' };

describe('the wrong role', () => {
  it('refuses a player all that is for judges, and a judge all that is for head judges', async () => {
    const { id, gameId } = await openCase();
    const { players, judge } = court;
    const forbidden = [403, 'identity.role-forbidden'] as const;
    const all = [id, gameId];
    await refused(() => ruling(api, id, {}, players[0].key), forbidden, all);
    await refused(() => post(id, 'discussion', TEXT, players[0].key), forbidden, all);
    await refused(() => post(id, 'closing', TEXT, players[0].key), forbidden, all);
    await refused(() => post(id, 'assignments', { judge: 'Cleo' }, judge), forbidden, all);
    await refused(() => ruling(api, id, { rewind: { to: 2 } }, judge), forbidden, all);
    expect((await ruling(api, id, {}, judge)).status).toBe(200);
    await carriedOut(api, id);
    expect((await post(id, 'appeals', TEXT, players[0].key)).status).toBe(200);
    await refused(() => ruling(api, id, { result: { winners: ['p1'], draw: false } }, judge), forbidden, all);
  });

  it('is that of a caller who only watches, also where they judge the league', async () => {
    const { id } = await openCase();
    const judging = await seatedPlayer(api, 'Cleo', 0);
    const role = `/v1/leagues/${court.leagueId}/roles/${judging.id}/judge`;
    expect((await api.call('PUT', role)).status).toBe(204);
    expect((await ruling(api, id, {}, judging.key)).status).toBe(200);
    await carriedOut(api, id);
    await refused(() => post(id, 'appeals', TEXT, judging.key), [403, 'case.not-a-party'], [id]);
    const stranger = await seatedPlayer(api, 'Dan', 0);
    await refused(() => post(id, 'appeals', TEXT, stranger.key), [403, 'case.not-a-party'], [id]);
  });
});

describe('a match of others', () => {
  it('is contested only by its players', async () => {
    const { gameId } = await playing(api, court, 3);
    const stranger = await seatedPlayer(api, 'Dan', 0);
    const open = () => api.call('POST', '/v1/cases', claimOf(gameId, 3), stranger.key);
    await refused(open, [403, 'case.not-a-party'], [gameId]);
  });

  it('is contested by who records matches, for the players at the table', async () => {
    const { gameId } = await playing(api, court, 3);
    const { key } = (await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string };
    const { status, body } = await api.call('POST', '/v1/cases', claimOf(gameId, 3), key);
    expect([status, body]).toMatchObject([201, { opened: { by: { role: 'scorekeeper' } } }]);
  });

  it('is not ruled by a judge of another league', async () => {
    const { id, gameId } = await openCase();
    const elsewhere = await seatedPlayer(api, 'Eve', 0);
    const other = await newLeague(api, { name: 'Another season' });
    expect((await api.call('PUT', `/v1/leagues/${other}/roles/${elsewhere.id}/head-judge`)).status).toBe(204);
    await refused(() => ruling(api, id, {}, elsewhere.key), [403, 'identity.role-forbidden'], [id, gameId]);
  });

  it('is not ruled by a judge who plays it', async () => {
    const { id, gameId } = await openCase();
    const [{ id: playerId, key }] = court.players;
    const role = `/v1/leagues/${court.leagueId}/roles/${playerId}/head-judge`;
    expect((await api.call('PUT', role)).status).toBe(204);
    await refused(() => ruling(api, id, {}, key), [403, 'identity.role-forbidden'], [id, gameId]);
    await api.call('DELETE', role);
  });
});

describe('the wrong time', () => {
  it('is after the window of the league: its own, which is longer than that of others', async () => {
    const leagueId = await newLeague(api, { name: 'Long memory', appealDays: 120 });
    const { matchId, gameId } = await playing(api, court, 4, { leagueId });
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, {}, court.judge);
    await carriedOut(api, id);
    const now = vi.spyOn(api.app.get(Clock, { strict: false }), 'now');
    try {
      now.mockReturnValue(new Date(Date.now() + 121 * DAY_MS));
      const late = () => api.call('POST', '/v1/cases', claimOf(gameId, 3), court.players[0].key);
      const { body } = await refused(late, [409, 'case.window-closed'], [gameId]);
      expect(Date.parse((body as { until: string }).until)).toBeLessThan(Date.now() + 121 * DAY_MS);
      await refused(() => post(id, 'appeals', TEXT, court.players[0].key), [409, 'case.window-closed'], [id]);
      now.mockReturnValue(new Date(Date.now() + 119 * DAY_MS));
      expect((await late()).status).toBe(201);
      expect((await post(id, 'appeals', TEXT, court.players[0].key)).status).toBe(200);
    } finally {
      now.mockRestore();
    }
  });

  it('is a shorter one than three months: no league has it', async () => {
    const terms = { name: 'Short memory', game: 'lorcana', format: 'core-constructed', appealDays: 30 };
    expect(codeOf(await api.call('POST', '/v1/leagues', terms))).toBe('request.invalid');
  });
});

describe('the wrong state of a case', () => {
  it('is closed: nothing is said, ruled, assigned, appealed or closed in it', async () => {
    const { id, gameId } = await openCase();
    expect((await post(id, 'closing', TEXT, court.judge)).status).toBe(200);
    const { players, judge, headJudge } = court;
    for (const ask of [
      () => ruling(api, id, {}, headJudge),
      () => post(id, 'discussion', TEXT, judge),
      () => post(id, 'assignments', { judge: 'Cleo' }, headJudge),
      () => post(id, 'appeals', TEXT, players[0].key),
      () => post(id, 'closing', TEXT, judge),
    ]) {
      await refused(ask, [409, 'case.closed'], [id, gameId]);
    }
  });

  it('is ruled, for another ruling; and open, for an appeal', async () => {
    const { id, gameId } = await openCase();
    const wrong = [409, 'case.wrong-status'] as const;
    await refused(() => post(id, 'appeals', TEXT, court.players[0].key), wrong, [id]);
    await ruling(api, id, {}, court.judge);
    await carriedOut(api, id);
    const { body } = await refused(() => ruling(api, id, {}, court.headJudge), wrong, [id, gameId]);
    expect(body).toMatchObject({ status: 409, possible: ['open', 'assigned', 'appealed'] });
  });

  it('is what another judge made of it a moment before: one of two rulings is recorded', async () => {
    const { id, gameId } = await openCase();
    const [p1, p2] = ['p1', 'p2'].map((seat) => ({ result: { winners: [seat], draw: false } }));
    const answers = await Promise.all([
      ruling(api, id, { ...p1 }, court.judge),
      ruling(api, id, { ...p2 }, court.headJudge),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('case.wrong-status');
    await carriedOut(api, id);
    const ruled = (await record(id)).filter(({ type }) => type === 'CaseRuled');
    expect(ruled).toHaveLength(1);
    expect((await record(gameId)).filter(({ type }) => type === 'ResultRuled')).toHaveLength(1);
  });
});

describe('an impossible ruling', () => {
  it('goes back beyond another one', async () => {
    const { id, gameId } = await openCase(12);
    const { version } = await gameOf(api, gameId);
    await ruling(api, id, { rewind: { to: version - 2 } }, court.headJudge);
    await carriedOut(api, id);
    await playOn(api, gameId, court.players, 2);
    const again = await contested(api, gameId, version + 2, court.players[1].key);
    const back = (to: number) => () => ruling(api, again.id, { rewind: { to } }, court.headJudge);
    const { body } = await refused(back(version - 3), [409, 'rewind.past-ruling'], [again.id, gameId]);
    expect(body).toMatchObject({ ruledAt: version + 1 });
    await refused(back(version), [422, 'rewind.not-a-step'], [again.id, gameId]);
    await refused(back(version + 99), [422, 'rewind.not-a-step'], [again.id, gameId]);
  });

  it('goes back to a result that another one gave, as if the game had not ended by it', async () => {
    const { id, gameId } = await openCase(6);
    await ruling(api, id, { result: { winners: ['p1'], draw: false } }, court.judge);
    const { effects } = await carriedOut(api, id);
    const again = await contested(api, gameId, 3, court.players[1].key);
    const to = effects[0]?.version ?? 0;
    const back = () => ruling(api, again.id, { rewind: { to } }, court.headJudge);
    await refused(back, [422, 'rewind.not-a-step'], [again.id, gameId]);
  });

  it('plays on an earlier game of a match whose next one has begun', async () => {
    const { matchId, gameId } = await playing(api, court, 4, {
      leagueId: await newLeague(api, { bestOf: 3 }),
      bestOf: 3,
    });
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await concede(api, gameId, court.players[0]);
    await vi.waitFor(async () => {
      const { body } = await api.call('GET', `/v1/matches/${matchId}`);
      expect((body as { games: readonly object[] }).games).toHaveLength(2);
    }, 20_000);
    const back = () => ruling(api, id, { rewind: { to: 2 } }, court.headJudge);
    await refused(back, [409, 'case.later-game'], [id, gameId, matchId]);
  });

  it('has a game played on for nothing: another ruling has decided the match', async () => {
    const { id, matchId, gameId } = await openCase(6);
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
    await ruling(api, id, { matchResult: { winners: ['p1'], draw: false } }, court.judge);
    await carriedOut(api, id);
    const again = await contested(api, gameId, 3, court.players[1].key);
    const back = () => ruling(api, again.id, { rewind: { to: 2 } }, court.headJudge);
    await refused(back, [409, 'case.match-decided'], [again.id, gameId, matchId]);
    await post(id, 'appeals', TEXT, court.players[1].key);
    expect((await ruling(api, id, { rewind: { to: 2 } }, court.headJudge)).status).toBe(200);
    expect((await carriedOut(api, id, 2)).effects.map(({ remedy }) => remedy)).toEqual(['rewind', 'match']);
    await whenMatchIs(api, matchId, 'running');
  });

  it('contradicts itself, or names seats, infractions and rules that there are not', async () => {
    const { id, gameId } = await openCase();
    const all = [id, gameId];
    const impossible = [422, 'case.ruling-impossible'] as const;
    const result = (...winners: string[]) => ({ winners, draw: false });
    const rule = (verdict: object) => () => ruling(api, id, verdict, court.headJudge);
    await refused(rule({ rewind: { to: 2 }, result: result('p1') }), impossible, all);
    await refused(rule({ rewind: { to: 2 }, matchResult: result('p1') }), impossible, all);
    const loss = { seat: 'p1', infraction: 'slow-play', penalty: 'match-loss' };
    await refused(rule({ rewind: { to: 2 }, penalties: [loss] }), impossible, all);
    await refused(rule({ result: { winners: ['p1'], draw: true } }), impossible, all);
    await refused(rule({ result: result('p1', 'p1') }), impossible, all);
    await refused(rule({ matchResult: result('p1', 'p2') }), impossible, all);
    await refused(rule({ result: result('p7') }), impossible, all);
    await refused(rule({ matchResult: result('p3') }), impossible, all);
    const penalty = { seat: 'p1', infraction: 'being-rude', penalty: 'warning' };
    const { body } = await refused(rule({ penalties: [penalty] }), impossible, all);
    expect((body as { detail: string }).detail).toContain('there are: play-error, hidden-cards, slow-play');
    await refused(rule({ penalties: [{ ...penalty, seat: 'p4', infraction: 'slow-play' }] }), impossible, all);
    await refused(rule({ penalties: [{ ...penalty, penalty: 'flogging' }] }), [400, 'request.invalid'], all);
    await refused(rule({ rule: '99' }), [422, 'case.unknown-rule'], all);
  });
});

describe('a key of idempotency', () => {
  const replayed = ({ headers }: Answer) => headers.get('idempotent-replayed');
  const keyed = (path: string, body: object, caller: string) =>
    send(api, 'POST', path, { body: JSON.stringify(body), key: caller, headers: { 'idempotency-key': 'once' } });

  it('opens one case, and none for another claim', async () => {
    const { gameId } = await playing(api, court, 4);
    const other = await playing(api, court, 4);
    const [{ key }] = court.players;
    const open = (body: object) => keyed('/v1/cases', body, key);
    const first = await open(claimOf(gameId, 3));
    const again = await open(claimOf(gameId, 3));
    expect(again.body).toEqual(first.body);
    expect([first, again].map(replayed)).toEqual([null, 'true']);
    const { id } = first.body as { id: string };
    const mismatch = [422, 'event-store.idempotency-mismatch'] as const;
    await refused(() => open({ ...claimOf(gameId, 3), text: 'Something else.' }), mismatch, [id]);
    await refused(() => open(claimOf(other.gameId, 3)), mismatch, [id]);
  });

  it('records one ruling, and none of another kind', async () => {
    const { id } = await openCase();
    const rule = (text: string) => keyed(`/v1/cases/${id}/rulings`, { upheld: true, text }, court.judge);
    const first = await rule('Yes.');
    await carriedOut(api, id);
    const again = await rule('Yes.');
    expect([first, again].map(({ status }) => status)).toEqual([200, 200]);
    expect([first, again].map(replayed)).toEqual([null, 'true']);
    await refused(() => rule('No.'), [422, 'event-store.idempotency-mismatch'], [id]);
  });
});
