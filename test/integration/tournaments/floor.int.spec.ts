/**
 * Goal: the floor of a round runs by its clock, and players reach a judge. Method: the service with its database; what
 * a clock shows is compared with the time that passed between two answers.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, type SeenTable, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

interface SeenFloor {
  readonly round: {
    readonly calls: number;
    readonly clock: { readonly length: number; readonly left: number; readonly isRunning: boolean } | null;
  };
}

const MINUTE = 60_000;

const begun = async () => {
  const players = await entrants(api, 'Ada Bea Cas Dan');
  const evening = await TournamentCalls.created(api, { bestOf: 3, stages: [{ kind: 'swiss', rounds: 2 }] });
  await evening.post('/registration', { open: true });
  await evening.register(players);
  await evening.post('/stages');
  const clock = async () => (await evening.get<SeenFloor>()).round.clock;
  return { evening, players, clock };
};

describe('the clock of a round', () => {
  it('starts with the publication, stops in a pause, and can begin anew', async () => {
    const { evening, clock } = await begun();
    const { version } = await evening.post<{ version: number }>('/pairings', { round: 1 });
    await evening.post('/rounds', { round: 1, proposal: version, minutes: 40 });
    const first = await clock();
    expect(first).toMatchObject({ length: 40 * MINUTE, isRunning: true });
    expect(first?.left).toBeLessThanOrEqual(40 * MINUTE);
    expect(first?.left).toBeGreaterThan(35 * MINUTE);

    await evening.post('/clock', { round: 1, act: 'pause' });
    const paused = await clock();
    expect(paused?.isRunning).toBe(false);
    expect(await clock()).toEqual(paused);
    const twice = await evening.ask('POST', '/clock', { round: 1, act: 'pause' });
    expect(twice).toMatchObject({ status: 409, body: { code: 'tournament.clock-state' } });
    await evening.post('/clock', { round: 1, act: 'resume' });
    expect((await clock())?.left).toBeLessThanOrEqual(paused?.left ?? 0);

    await evening.post('/clock', { round: 1, act: 'start', minutes: 50 });
    expect((await clock())?.length).toBe(50 * MINUTE);
  });

  it('is not started by players, nor in another round, nor after the round', async () => {
    const { evening, players } = await begun();
    const start = (round: number, key?: string) => evening.ask('POST', '/clock', { round, act: 'start' }, key);
    expect((await start(1)).body).toMatchObject({ code: 'tournament.wrong-round' });
    await evening.round();
    expect((await start(1, players[0]?.key)).status).toBe(403);
    expect((await evening.ask('POST', '/clock', { round: 1, act: 'resume' })).status).toBe(409);
    await evening.finish();
    expect((await start(1)).body).toMatchObject({ code: 'tournament.clock-state' });
  });
});

describe('a table', () => {
  it('has the time that staff gives it, beyond the clock', async () => {
    const { evening, players } = await begun();
    const { tables } = await evening.round();
    const [table] = tables;
    const key = players.find(({ id }) => id === table?.players[0]?.playerId)?.key;
    const more = { round: 1, table: table?.table, minutes: 3, reason: 'Deck check' };
    await evening.post('/extensions', more);
    await evening.post('/extensions', { ...more, minutes: 2 });
    const round = await evening.get<{ tables: readonly (SeenTable & { extension: number })[] }>('/rounds/1');
    expect(round.tables.map(({ extension }) => extension)).toEqual([5 * MINUTE, 0]);
    expect(await evening.get('/me', key)).toMatchObject({ current: { extension: 5 * MINUTE } });
    const nowhere = await evening.ask('POST', '/extensions', { ...more, table: 9 });
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'tournament.no-such-table' } });
  });

  it('waits for a judge until staff has answered, and only staff reads why', async () => {
    const { evening, players } = await begun();
    const { tables } = await evening.round();
    const [first] = tables[1]?.players ?? [];
    const caller = players.find(({ id }) => id === first?.playerId);
    const reason = 'We read a card differently';
    await evening.post('/calls', { round: 1, reason }, caller?.key);
    await evening.post('/calls', { round: 1, reason: 'Again' }, caller?.key);
    expect((await evening.get<SeenFloor>()).round.calls).toBe(1);
    const calls = await evening.get<{ items: readonly object[] }>('/calls');
    expect(calls.items).toMatchObject([{ round: 1, table: 2, kind: 'call', reason, by: { name: caller?.name } }]);
    expect((await evening.ask('GET', '/calls', undefined, caller?.key)).status).toBe(403);
    const [stranger] = await entrants(api, 'Zoe');
    for (const key of [null, stranger?.key]) {
      const history = JSON.stringify(await evening.get('/history?limit=100', key));
      expect(history).toContain('JudgeCalled');
      expect(history).not.toContain(reason);
    }
    expect(await evening.get('/me', caller?.key)).toMatchObject({ current: { isJudgeCalled: true } });
    await evening.post('/calls/answers', { round: 1, table: 2 });
    expect((await evening.get<{ items: readonly object[] }>('/calls')).items).toEqual([]);
    const again = await evening.ask('POST', '/calls/answers', { round: 1, table: 2 });
    expect(again.body).toMatchObject({ code: 'tournament.no-judge-call' });
  });

  it('whose result is disputed waits for a judge, too', async () => {
    const { evening, players } = await begun();
    const { tables } = await evening.round();
    const [one, other] = (tables[0]?.players ?? []).map(({ playerId }) => players.find(({ id }) => id === playerId));
    await evening.post('/reports', { round: 1, games: { won: 2, lost: 0, drawn: 0 } }, one?.key);
    await evening.post('/disputes', { round: 1, reason: 'I won the third game' }, other?.key);
    const calls = await evening.get<{ items: readonly object[] }>('/calls');
    expect(calls.items).toMatchObject([{ table: 1, kind: 'dispute', by: { name: other?.name } }]);
    await evening.finish();
    expect((await evening.get<{ items: readonly object[] }>('/calls')).items).toEqual([]);
  });
});
