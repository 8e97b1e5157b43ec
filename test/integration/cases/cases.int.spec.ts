/**
 * Goal: a contested step becomes a case that each sees as far as they may, and a ruling reaches the game and the match
 * exactly once. Method: over HTTP. The stories of whole tables are told in test/e2e/stories; what is refused in
 * refusals.int.spec.ts.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CaseStore } from '../../../src/modules/cases/case-store.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  claimOf,
  codeOf,
  concede,
  contested,
  type Court,
  gameOf,
  openCourt,
  playing,
  playOn,
  ruling,
  type SeenCase,
  whenMatchIs,
} from '../../support/court.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { createMatch, seatedPlayer } from '../../support/players.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const seen = async (id: string, key: string) =>
  (await api.call('GET', `/v1/cases/${id}`, undefined, key)).body as SeenCase;
const standings = async () => (await api.call('GET', `/v1/leagues/${court.leagueId}/standings`)).body;
const audit = async (gameId: string) => (await api.call('GET', `/v1/games/${gameId}/audit`)).body;

describe('a case', () => {
  it('shows players their own side, and judges both with the legal answers and the rules', async () => {
    const { players, judge, headJudge } = court;
    const { gameId } = await playing(api, court, 12);
    const { version } = await gameOf(api, gameId);
    const own = await contested(api, gameId, version, players[0].key);
    expect(Object.keys(own.moment.views)).toEqual(['p1']);
    expect(own).toMatchObject({ status: 'open', discussion: [], suggestions: [] });
    expect(own).toMatchObject({ ladder: { version: 'lorcana-penalties/2', source: expect.any(String) as string } });
    const said = await api.call('POST', `/v1/cases/${own.id}/discussion`, { text: 'Look at the ink.' }, judge);
    expect(said.status).toBe(200);
    const whole = await seen(own.id, judge);
    expect(Object.keys(whole.moment.views)).toEqual(['p1', 'p2']);
    expect(whole.moment.decisions).toMatchObject([{ legal: { answers: expect.any(Array) as unknown[] } }]);
    expect(whole.moment.log[0]).toMatchObject({ version });
    expect(whole.discussion).toMatchObject([{ text: 'Look at the ink.', by: { role: 'judge' } }]);
    expect((await seen(own.id, players[1].key)).discussion).toEqual([]);
    const assigned = await api.call('POST', `/v1/cases/${own.id}/assignments`, { judge: 'Cleo' }, headJudge);
    expect(assigned.body).toMatchObject({ status: 'assigned', judge: 'Cleo' });
  });

  it('goes from judge to judge and is discussed until it is closed; on appeal it stays an appeal', async () => {
    const { players, judge, headJudge } = court;
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, players[0].key);
    const post = (what: string, body: object, key: string) => api.call('POST', `/v1/cases/${id}/${what}`, body, key);
    const assign = (name: string) => post('assignments', { judge: name }, headJudge);
    const discuss = (text: string) => post('discussion', { text }, judge);
    for (const name of ['Cleo', 'Dan']) {
      expect((await assign(name)).body).toMatchObject({ status: 'assigned', judge: name });
      expect((await discuss(name)).body).toMatchObject({ status: 'assigned' });
    }
    expect((await ruling(api, id, {}, judge)).status).toBe(200);
    expect(codeOf(await assign('Eve'))).toBe('case.wrong-status');
    expect((await discuss('Eve')).body).toMatchObject({ status: 'ruled' });
    expect((await post('appeals', { text: 'No.' }, players[0].key)).status).toBe(200);
    expect((await assign('Fay')).body).toMatchObject({ status: 'appealed', judge: 'Fay' });
    expect((await discuss('Fay')).body).toMatchObject({ status: 'appealed' });
    expect(codeOf(await ruling(api, id, {}, judge))).toBe('identity.role-forbidden');
    expect((await post('closing', { text: 'Enough.' }, headJudge)).body).toMatchObject({ status: 'closed' });
    expect((await seen(id, judge)).discussion.map((said) => (said as { text: string }).text)).toEqual([
      ...['Cleo', 'Dan', 'Eve', 'Fay'],
    ]);
  });

  it('says by which role a person acted: a judge of the league is a judge there', async () => {
    const judging = await seatedPlayer(api, 'Cleo', 0);
    await api.call('PUT', `/v1/leagues/${court.leagueId}/roles/${judging.id}/head-judge`);
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await api.call('POST', `/v1/cases/${id}/discussion`, { text: 'I was there.' }, judging.key);
    await ruling(api, id, { upheld: false }, judging.key);
    const events = await api.app.get(EventStore).read(id);
    expect(events.slice(0, 3).map(({ type, metadata }) => [type, metadata.actor.role])).toEqual([
      ['CaseOpened', 'player'],
      ['CaseDiscussed', 'head-judge'],
      ['CaseRuled', 'head-judge'],
    ]);
  });

  it('outside leagues is opened, ruled on and appealed after the game, and closed when assigned', async () => {
    const { players, judge, headJudge } = court;
    const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
    await playOn(api, gameId, players, 3);
    await concede(api, gameId, players[0]);
    const [ruled, assigned] = [
      await contested(api, gameId, 3, players[0].key),
      await contested(api, gameId, 3, players[1].key),
    ];
    expect((await ruling(api, ruled.id, {}, judge)).status).toBe(200);
    const appeal = await api.call('POST', `/v1/cases/${ruled.id}/appeals`, { text: 'No.' }, players[0].key);
    expect(appeal).toMatchObject({ status: 200, body: { status: 'appealed' } });
    await api.call('POST', `/v1/cases/${assigned.id}/assignments`, { judge: 'Cleo' }, headJudge);
    const closed = await api.call('POST', `/v1/cases/${assigned.id}/closing`, { text: 'The same.' }, judge);
    expect(closed).toMatchObject({ status: 200, body: { status: 'closed', judge: 'Cleo' } });
  });

  it('is about a step that there is, of a game that there is, and cites a rule that there is', async () => {
    const [{ id, key }] = court.players;
    const { gameId } = await playing(api, court, 3);
    const open = (body: object) => api.call('POST', '/v1/cases', { ...claimOf(gameId, 3), ...body }, key);
    const { version } = await gameOf(api, gameId);
    for (const step of [version + 1, 999]) {
      expect(await open({ step })).toMatchObject({ status: 422, body: { code: 'case.no-such-step' } });
    }
    expect((await open({ step: version })).status).toBe(201);
    expect(codeOf(await open({ rule: '99.9' }))).toBe('case.unknown-rule');
    expect(codeOf(await open({ gameId: id }))).toBe('game.not-found');
    expect((await api.call('POST', '/v1/cases', claimOf(gameId, 3), court.judge)).status).toBe(201);
  });
});

describe('a ruling', () => {
  it('has a game played on that was over, with new chance; the match and the standings follow', async () => {
    const { players, headJudge } = court;
    const before = await standings();
    const { matchId, gameId } = await playing(api, court, 10);
    await concede(api, gameId, players[0]);
    await whenMatchIs(api, matchId, 'ended');
    const { version } = await gameOf(api, gameId);
    const { id } = await contested(api, gameId, version - 1, players[0].key);
    await ruling(api, id, { rewind: { to: version - 2 } }, headJudge);
    await carriedOut(api, id);
    await whenMatchIs(api, matchId, 'running');
    await eventually('the standings of before', async () =>
      JSON.stringify(await standings()) === JSON.stringify(before) ? true : null,
    );
    expect(await gameOf(api, gameId)).toMatchObject({
      status: 'running',
      outcome: null,
      randomness: { secrets: null },
    });
    await playOn(api, gameId, players, 5);
    await concede(api, gameId, players[1]);
    expect((await whenMatchIs(api, matchId, 'ended')).winners).toEqual(['p1']);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('goes back to a step of the record that is no action, and the record still proves itself', async () => {
    const { players, headJudge } = court;
    const { gameId } = await playing(api, court, 8);
    const { version } = await gameOf(api, gameId);
    const store = api.app.get(EventStore);
    const { body } = await api.call('GET', `/v1/games/${gameId}/state`, undefined, players[0].key);
    const { stateHash } = body as { stateHash: string };
    const proposed = { type: 'TakebackProposed', payload: { seat: 'p1', to: version - 1, stateHash } };
    await recordEvents(store, gameId, [proposed]);
    await playOn(api, gameId, players, 3);
    const { id } = await contested(api, gameId, version + 2, players[0].key);
    await ruling(api, id, { rewind: { to: version + 1 } }, headJudge);
    expect((await carriedOut(api, id)).failures).toEqual([]);
    expect(await audit(gameId)).toMatchObject({ ok: true, firstDifference: null });
  });

  it('does what it does once, also when the process dies before it has noted so', async () => {
    const { matchId, gameId } = await playing(api, court, 4);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    const note = vi.spyOn(api.app.get(CaseStore, { strict: false }), 'note');
    note.mockRejectedValueOnce(new Error('It has died.'));
    await ruling(api, id, { matchResult: { winners: ['p2'], draw: false } }, court.judge);
    const { effects, failures } = await carriedOut(api, id);
    expect(note).toHaveBeenCalledTimes(2);
    note.mockRestore();
    expect([effects, failures]).toMatchObject([
      [
        { remedy: 'match', stream: matchId },
        { remedy: 'result', stream: gameId },
      ],
      [],
    ]);
    await whenMatchIs(api, matchId, 'ended');
    const store = api.app.get(EventStore);
    const events = await store.read(gameId);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['ResultRuled', 'GameEnded']);
    expect(events.filter(({ type }) => type === 'ResultRuled')).toHaveLength(1);
    expect((await store.read(matchId)).filter(({ type }) => type === 'MatchRuled')).toHaveLength(1);
  });
});
