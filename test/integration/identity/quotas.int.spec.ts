/** Goal: nobody fills the disk alone: of what stays for good, each caller makes so many a day, however many at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { type Answer, serveKifu, type TestApi } from '../../support/api.js';
import {
  createMatch,
  dice,
  FORMAT,
  GAME,
  openDecision,
  seatedPlayer,
  step,
  type TestPlayer,
} from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
beforeAll(async () => {
  api = await serveKifu('api', {
    DAILY_QUOTAS:
      'organisations.create=3,leagues.create=0,players.register=2,keys.issue-for-player=2,sessions.begin=2,' +
      'games.view-hidden=2,cases.open=2,cases.discuss=1,cases.rule=1,takebacks.propose=1,repetitions.propose=1,' +
      'matches.create-for-others=1,reports.import=2',
  });
});
afterAll(() => api.close());

const organiser = async () => ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
const found = (key?: string) => api.call('POST', '/v1/organisations', { name: 'One' }, key);

describe('quotas', () => {
  it('hold for many at once, and say the limit', async () => {
    const key = await organiser();
    const made = await Promise.all(Array.from({ length: 8 }, () => found(key)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await found(key)).toMatchObject({
      status: 429,
      body: { code: 'quota.exhausted', what: 'organisations.create', most: 3, per: 'day' },
    });
  });

  it('are of each caller, and of no admin', async () => {
    const key = await organiser();
    for (let count = 0; count < 3; count += 1) expect((await found(key)).status).toBe(201);
    expect((await found(key)).status).toBe(429);
    for (let count = 0; count < 5; count += 1) expect((await found()).status).toBe(201);
  });

  it('do not count what was refused', async () => {
    const key = await organiser();
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/organisations', { name: 7 }, key)).status).toBe(400);
    }
    expect((await found(key)).status).toBe(201);
  });

  it('are of reports that bring a whole tournament, and of looks at them', async () => {
    const key = await organiser();
    const line = (number: number, name: string, points: string, game: string): string =>
      `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 2000 ${' '.repeat(26)}${points.padStart(5)}     ${game}`;
    const suffix = crypto.randomUUID().slice(0, 8);
    const pair = [line(1, `Ann ${suffix}`, '1.0', '     2 w 1'), line(2, `Ben ${suffix}`, '0.0', '     1 b 0')];
    const report = pair.join('\n');
    const { body } = await api.call('POST', '/v1/tournaments', { name: 'Evening', game: GAME, format: FORMAT }, key);
    const read = (dryRun: boolean) =>
      api.call('POST', `/v1/tournaments/${(body as { id: string }).id}/trf`, { report, dryRun }, key);
    expect([(await read(true)).status, (await read(true)).status]).toEqual([200, 200]);
    expect(await read(false)).toMatchObject({ status: 429, body: { what: 'reports.import', most: 2 } });
  });

  it('begin again with the next day', async () => {
    const key = await organiser();
    for (let count = 0; count < 4; count += 1) await found(key);
    await api.app.get(PgPools).app.query(`update quota_uses set day = day - 1`);
    expect((await found(key)).status).toBe(201);
  });

  it('are none where the setting says 0', async () => {
    const key = await organiser();
    const league = { name: 'One', game: 'lorcana', format: 'core-constructed', bestOf: 1 };
    for (let count = 0; count < 5; count += 1) {
      expect((await api.call('POST', '/v1/leagues', league, key)).status).toBe(201);
    }
  });

  it('are of further keys of players', async () => {
    const key = await organiser();
    const { id } = (await api.call('POST', '/v1/players', { name: 'Abe' })).body as { id: string };
    const more = async () => (await api.call('POST', `/v1/players/${id}/keys`, {}, key)).status;
    expect([await more(), await more(), await more()]).toEqual([201, 201, 429]);
  });

  it('are of sessions, and count no log-in that failed', async () => {
    const password = 'correct horse battery staple';
    await api.call('POST', '/v1/accounts', { login: 'bea', password, role: 'player' });
    const logIn = (given: string) => api.call('POST', '/v1/sessions', { login: 'bea', password: given });
    expect((await logIn('another horse entirely')).status).toBe(401);
    expect([(await logIn(password)).status, (await logIn(password)).status]).toEqual([201, 201]);
    expect(await logIn(password)).toMatchObject({ status: 429, body: { what: 'sessions.begin', most: 2 } });
  });
});

describe('at a table, quotas', () => {
  let players: readonly TestPlayer[];
  let gameId: string;
  beforeAll(async () => {
    players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
    gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  });
  const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;

  it('are of disclosures; the same shown again is not counted twice', async () => {
    const key = await keyOf('judge');
    const look = (as: string) => api.call('GET', `/v1/games/${gameId}/state?as=${as}`, undefined, key);
    const seen = [await look('p1'), await look('p1'), await look('p2')];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await look('judge')).toMatchObject({ status: 429, body: { what: 'games.view-hidden', most: 2 } });
    expect((await look('p1')).status).toBe(200);
  });

  it('are of cases and of what is said in them', async () => {
    const [player] = players;
    await step(api, gameId, players, dice(1));
    const open = () =>
      api.call('POST', '/v1/cases', { gameId, step: 2, claim: 'A rule', text: 'It was forgotten.' }, player?.key);
    const opened = [await open(), await open(), await open()];
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 429]);
    const { id } = opened[0]?.body as { id: string };
    const key = await keyOf('judge');
    const discuss = () => api.call('POST', `/v1/cases/${id}/discussion`, { text: 'Hm.' }, key);
    expect([(await discuss()).status, (await discuss()).status]).toEqual([200, 429]);
    // A preview works as much as a ruling does.
    const preview = () => api.call('POST', `/v1/cases/${id}/rulings/preview`, {}, key);
    expect((await preview()).status).toBe(200);
    expect(await preview()).toMatchObject({ status: 429, body: { code: 'quota.exhausted', what: 'cases.rule' } });
  });

  it('count repetitions, except those that the rules refuse', async () => {
    const { mine, ink } = await inkwellTurn(gameId);
    const propose = (times: number) =>
      api.call('POST', `/v1/games/${gameId}/repetitions`, { round: [ink], times }, mine.key);
    expect(await propose(0)).toMatchObject({ status: 422, body: { rejection: 'repetition.times' } });
    expect((await propose(2)).status).toBe(200);
    const other = players.find((player) => player !== mine)?.key ?? '';
    const [open] = (await openDecision(api, gameId, other)).decisions;
    const no = { answers: [{ decision: open?.id ?? '', answer: 'no' }] };
    expect((await api.call('POST', `/v1/games/${gameId}/actions`, no, other)).status).toBe(200);
    expect(await propose(2)).toMatchObject({ status: 429, body: { what: 'repetitions.propose', most: 1 } });
  });

  /** Goes on until somebody can put a card into the inkwell. */
  async function inkwellTurn(id: string) {
    const pick = dice(3);
    for (let steps = 0; steps < 60; steps += 1) {
      for (const mine of players) {
        const [open] = (await openDecision(api, id, mine.key)).decisions;
        const ink = open?.legal?.answers.find((answer) => JSON.stringify(answer).includes('"ink"'));
        if (open?.kind === 'turnAction' && ink !== undefined) return { mine, ink };
      }
      await step(api, id, players, pick);
    }
    throw new Error('within some turns somebody can put a card into the inkwell');
  }

  it('do not count answers about publication, which a match bounds', async () => {
    const match = await createMatch(api, players);
    const answer = (consent: boolean, of = 0) =>
      api.call('PUT', `/v1/matches/${match.id}/publication`, { consent }, players[of]?.key);
    for (let times = 0; times < 20; times += 1) expect((await answer(times % 2 === 0)).status).toBe(200);
    expect(await answer(true)).toMatchObject({
      status: 409,
      body: { code: 'publication.changed-too-often', most: 20 },
    });
    expect((await answer(true, 1)).status).toBe(200);
  });

  describe('have answers for requests that are sent again under their keys, and for no new ones:', () => {
    const post = (path: string, body: object, key: string, name?: string) =>
      send(api, 'POST', path, {
        body: JSON.stringify(body),
        key,
        ...(name !== undefined && { headers: { 'idempotency-key': name } }),
      });

    /** Repeats the request `once`, which used up the quota, and sends `other`, a request like it. */
    async function expectAgain(path: string, first: Answer, once: object, other: object, key: string) {
      const exhausted = { status: 429, body: { code: 'quota.exhausted' } };
      expect(await post(path, other, key)).toMatchObject(exhausted);
      expect(await post(path, other, key, 'another')).toMatchObject(exhausted);
      const again = await post(path, once, key, 'once');
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(await post(path, other, key, 'another')).toMatchObject(exhausted);
      const mismatch = { status: 422, body: { code: 'event-store.idempotency-mismatch' } };
      expect(await post(path, other, key, 'once')).toMatchObject(mismatch);
    }

    it('matches', async () => {
      const key = await organiser();
      const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
      const [once, other] = [1, 3].map((bestOf) => ({ game: GAME, format: FORMAT, bestOf, seats }));
      const first = await post('/v1/matches', once ?? {}, key, 'once');
      expect(first.status).toBe(201);
      await expectAgain('/v1/matches', first, once ?? {}, other ?? {}, key);
    });

    it('cases, and what is said in them', async () => {
      const key = players[1]?.key ?? '';
      const claim = (text: string) => ({ gameId, step: 2, claim: 'A rule', text });
      expect((await post('/v1/cases', claim('One.'), key)).status).toBe(201);
      const first = await post('/v1/cases', claim('Two.'), key, 'once');
      expect(first.status).toBe(201);
      await expectAgain('/v1/cases', first, claim('Two.'), claim('Three.'), key);
      const path = `/v1/cases/${(first.body as { id: string }).id}/discussion`;
      const judge = await keyOf('judge');
      const said = await post(path, { text: 'Hm.' }, judge, 'once');
      expect(said.status).toBe(200);
      await expectAgain(path, said, { text: 'Hm.' }, { text: 'Aha.' }, judge);
    });

    it('takebacks', async () => {
      const key = players[0]?.key ?? '';
      const path = `/v1/games/${gameId}/takebacks`;
      const version = async () => ((await api.call('GET', `/v1/games/${gameId}`)).body as { version: number }).version;
      const pick = dice(7);
      for (let actions = 0; actions < 200; actions += 1) {
        const once = { to: await version() };
        await step(api, gameId, players, pick);
        const first = await post(path, once, key, 'once');
        if (first.status !== 200) continue;
        await expectAgain(path, first, once, { ...once, expectedVersion: await version() }, key);
        return;
      }
      expect.unreachable('nothing could be taken back');
    });
  });
});
