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
});

interface SeenCases {
  readonly items: readonly { readonly number: number }[];
  readonly next: string | null;
}

describe('a disputed result', () => {
  const games = (won: number, lost: number) => ({ won, lost, drawn: 0 });
  const reason = 'I won the third game';

  const disputed = async () => {
    const { evening, players } = await begun();
    const { tables } = await evening.round();
    const [one, other] = (tables[0]?.players ?? []).map(({ playerId }) => players.find(({ id }) => id === playerId));
    await evening.post('/reports', { round: 1, games: games(2, 0) }, one?.key);
    await evening.post('/disputes', { round: 1, reason, claim: { games: games(2, 1) } }, other?.key);
    const third = players.find(({ id }) => id !== one?.id && id !== other?.id);
    return { evening, one, other, third };
  };

  it('waits for a judge, and the ruling of staff decides it', async () => {
    const { evening, other } = await disputed();
    const calls = await evening.get<SeenCases>('/calls');
    expect(calls.items).toMatchObject([
      { table: 1, kind: 'dispute', by: { name: other?.name }, reported: { games: games(2, 0) } },
    ]);
    expect(calls.items).toMatchObject([{ claimed: { outcome: 'second', games: games(1, 2) } }]);
    const ruling = { round: 1, table: 1, result: { games: games(1, 2) }, reason: 'Both agree about the last game' };
    await evening.post('/results', ruling);
    expect((await evening.get<SeenCases>('/calls')).items).toEqual([]);
    const { items } = await evening.get<SeenCases>('/cases');
    expect(items).toMatchObject([{ number: 1, status: 'ruled', ruling: ruling.reason, result: { outcome: 'second' } }]);
    expect((await evening.table()).slice(0, 1)).toEqual([`1 ${other?.name ?? ''} 3 1-0-0`]);
  });

  it('is one case, however often and by however many requests it is disputed', async () => {
    const { evening, other } = await disputed();
    const again = () => evening.ask('POST', '/disputes', { round: 1, reason: 'Look at the slip' }, other?.key);
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200]);
    const { items } = await evening.get<SeenCases>('/cases');
    expect(items).toMatchObject([{ number: 1, status: 'open', reason: 'Look at the slip', claimed: null }]);
  });

  it('is not answered by the same report, and stands again when the dispute is withdrawn', async () => {
    const { evening, one, other } = await disputed();
    await evening.post('/reports', { round: 1, games: games(2, 0) }, one?.key);
    expect((await evening.get<SeenCases>('/calls')).items).toHaveLength(1);
    const byReporter = await evening.ask('POST', '/disputes/withdrawals', { round: 1 }, one?.key);
    expect(byReporter).toMatchObject({ status: 409, body: { code: 'tournament.no-dispute' } });
    await evening.post('/disputes/withdrawals', { round: 1 }, other?.key);
    expect(await evening.get('/me', other?.key)).toMatchObject({ current: { isDisputed: false, canConfirm: true } });
    expect((await evening.get<SeenCases>('/cases')).items).toMatchObject([{ status: 'withdrawn' }]);
    await evening.post('/confirmations', { round: 1 }, other?.key);
  });

  it('is no claim of what was reported', async () => {
    const { evening, other } = await disputed();
    const same = await evening.ask(
      'POST',
      '/disputes',
      { round: 1, reason, claim: { games: games(0, 2) } },
      other?.key,
    );
    expect(same).toMatchObject({ status: 409, body: { code: 'tournament.reported-the-same' } });
  });

  it('is for staff and the players of the table to read', async () => {
    const { evening, one, other, third } = await disputed();
    for (const key of [one?.key, other?.key])
      expect((await evening.get<SeenCases>('/cases', key)).items).toMatchObject([{ reason }]);
    for (const key of [null, third?.key]) {
      expect((await evening.get<SeenCases>('/cases', key)).items).toEqual([]);
      for (const path of ['/rounds/1', '/history?limit=100', '']) {
        const seen = JSON.stringify(await evening.get(path, key));
        expect(seen).not.toContain(reason);
      }
    }
    expect(JSON.stringify(await evening.get('/history?limit=100'))).toContain(reason);
    expect(await evening.get('/rounds/1', null)).toMatchObject({
      tables: [{ dispute: { by: { name: other?.name } } }, {}],
    });
  });

  it('and a call are read page by page, with the note of the judge', async () => {
    const { evening, third } = await disputed();
    await evening.post('/calls', { round: 1, reason: 'A torn card' }, third?.key);
    await evening.post('/calls/answers', { round: 1, table: 2, note: 'Use a sleeve' });
    const first = await evening.get<SeenCases>('/cases?limit=1');
    expect(first.items).toMatchObject([{ number: 1, kind: 'dispute' }]);
    const { body } = await api.call('GET', first.next ?? '');
    expect(body).toMatchObject({
      items: [{ number: 2, kind: 'call', status: 'answered', ruling: 'Use a sleeve' }],
      next: null,
    });
    expect(JSON.stringify(await evening.get('/history?limit=100', null))).not.toContain('Use a sleeve');
  });
});

describe('an appeal against a ruling', () => {
  const games = (won: number, lost: number) => ({ won, lost, drawn: 0 });
  const reason = 'The judge heard one of us';
  const at = { round: 1, table: 1 };

  /** A judge has decided the first table for its first player. */
  const ruled = async () => {
    const { evening, players } = await begun();
    const keyOf = async () =>
      ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { readonly key: string }).key;
    const [judge, second] = await Promise.all([keyOf(), keyOf()]);
    const { tables } = await evening.round();
    const [winner, loser] = (tables[0]?.players ?? []).map(({ playerId }) => players.find(({ id }) => id === playerId));
    await evening.post('/results', { ...at, result: { games: games(2, 0) } }, judge);
    const third = players.find(({ id }) => id !== winner?.id && id !== loser?.id);
    const appeal = (key?: string) => evening.ask('POST', '/appeals', { round: 1, reason }, key);
    const reject = (key?: string) => evening.ask('POST', '/appeals/rejections', { ...at, reason: 'Signed' }, key);
    return { evening, judge, second, winner, loser, third, appeal, reject };
  };

  it('waits for another judge, also after the next round was published', async () => {
    const { evening, judge, second, loser, appeal, reject } = await ruled();
    expect(await evening.get('/me', loser?.key)).toMatchObject({ current: { canAppeal: true, isAppealed: false } });
    expect((await appeal(loser?.key)).status).toBe(200);
    expect(await evening.get('/me', loser?.key)).toMatchObject({ current: { canAppeal: false, isAppealed: true } });
    expect(await reject(judge)).toMatchObject({ status: 403, body: { code: 'tournament.own-ruling' } });
    await evening.finish();
    await evening.round();
    const { items } = await evening.get<SeenCases>('/calls');
    expect(items).toMatchObject([
      { kind: 'appeal', by: { name: loser?.name }, reason, reported: { outcome: 'first' } },
    ]);
    expect((await reject(second)).status).toBe(200);
    expect((await evening.get<SeenCases>('/calls')).items).toEqual([]);
    const { items: cases } = await evening.get<SeenCases>('/cases', loser?.key);
    expect(cases).toMatchObject([{ status: 'upheld', ruling: 'Signed' }]);
    expect(await reject(second)).toMatchObject({ status: 409, body: { code: 'tournament.no-appeal' } });
  });

  it('is granted by a correction, which the table follows', async () => {
    const { evening, judge, loser, appeal } = await ruled();
    await appeal(loser?.key);
    await evening.post('/corrections', { ...at, result: { games: games(0, 2) }, reason: 'Both agree' }, judge);
    const { items } = await evening.get<SeenCases>('/cases');
    expect(items).toMatchObject([{ status: 'overturned', ruling: 'Both agree', result: { outcome: 'second' } }]);
    expect((await evening.table())[0]).toBe(`1 ${loser?.name ?? ''} 3 1-0-0`);
  });

  it('is rejected by whoever runs the tournament, whose ruling it may be', async () => {
    const { evening, third, appeal, reject } = await ruled();
    await evening.post('/results', { round: 1, table: 2, result: { games: games(2, 1) } });
    expect((await appeal(third?.key)).status).toBe(200);
    expect(await reject()).toMatchObject({ status: 409, body: { code: 'tournament.no-appeal' } });
    await evening.post('/appeals/rejections', { round: 1, table: 2, reason: 'I saw the slip' });
  });

  it('is one for each table, and needs a ruling and a player of the table', async () => {
    const { evening, winner, loser, third, appeal, reject } = await ruled();
    expect((await evening.ask('POST', '/appeals', { round: 2, reason }, loser?.key)).status).toBe(404);
    expect(await appeal()).toMatchObject({ status: 403, body: { code: 'tournament.not-a-player' } });
    expect(await appeal(third?.key)).toMatchObject({ status: 409, body: { code: 'tournament.nothing-to-appeal' } });
    const both = await Promise.all([appeal(winner?.key), appeal(loser?.key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'tournament.already-appealed' });
    expect((await reject(third?.key)).status).toBe(403);
    await evening.post('/appeals/rejections', { ...at, reason: 'Signed' });
    expect(await appeal(loser?.key)).toMatchObject({ status: 409, body: { code: 'tournament.already-appealed' } });
  });

  it('is read by staff and by the players of the table', async () => {
    const { evening, winner, loser, third, appeal } = await ruled();
    await appeal(loser?.key);
    for (const key of [winner?.key, loser?.key])
      expect((await evening.get<SeenCases>('/cases', key)).items).toMatchObject([{ reason }]);
    for (const key of [null, third?.key]) {
      expect((await evening.get<SeenCases>('/cases', key)).items).toEqual([]);
      const history = JSON.stringify(await evening.get('/history?limit=100', key));
      expect(history).toContain('RulingAppealed');
      expect(history).not.toContain(reason);
    }
  });
});
