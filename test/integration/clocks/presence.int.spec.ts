/**
 * Goal: who is away for too long loses, and nobody else; and a game that time has ended is a game like any other, for
 * audits, replays, statistics and judges. Method: a whole service with workers; time is set ahead by hand.
 */
import { get, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClockSchedule } from '../../../src/modules/clocks/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { settableClock, type SetClock } from '../../support/time.js';

const FAST: Partial<ClockSchedule> = { lookEveryMs: 50, queueSeconds: 0.2 };
const GRACE = 120;

let api: TestApi;
let clock: SetClock;
let players: readonly [TestPlayer, TestPlayer];

beforeAll(async () => {
  clock = settableClock();
  api = await serveKifu('all');
  Object.assign(api.app.get(ClockSchedule, { strict: false }), FAST);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(async () => {
  await api.close();
  clock.restore();
});

const newGame = async (timing: object) => {
  const { id, games } = await createMatch(api, players, { timing });
  return { matchId: id, gameId: games[0]?.id ?? '' };
};
const typesOf = async (gameId: string) => (await api.app.get(EventStore).read(gameId)).map(({ type }) => type);
const seats = async (gameId: string) =>
  (
    (await api.call('GET', `/v1/games/${gameId}/clock`)).body as {
      seats: { present: boolean; graceMs: number | null }[];
    }
  ).seats;
const away = (gameId: string, ...expected: readonly boolean[]) =>
  eventually(`away: ${expected.join()}`, async () => {
    const found = (await seats(gameId)).map(({ present }) => !present);
    return found.join() === expected.join() ? true : null;
  });
const heartbeat = (gameId: string, { key }: TestPlayer) =>
  api.call('PUT', `/v1/games/${gameId}/presence`, undefined, key);
const ended = (gameId: string) =>
  eventually('the end of the game', async () => ((await typesOf(gameId)).includes('GameEnded') ? true : null));
/** That the game is watched over: what happens from now on is seen. */
const watchedOver = (gameId: string) =>
  eventually('the seats', async () => {
    const sql = 'select count(*)::int as seats from seat_presence where game_id = $1';
    const { rows } = await api.app.get(PgPools).app.query<{ seats: number }>(sql, [gameId]);
    return rows[0]?.seats === 2 ? true : null;
  });

/** That a stream has counted as presence lately. */
const attended = (gameId: string, seat: string) =>
  eventually('presence', async () => {
    const sql = 'select until from seat_presence where game_id = $1 and seat = $2';
    const { rows } = await api.app.get(PgPools).app.query<{ until: Date }>(sql, [gameId, seat]);
    return (rows[0]?.until.getTime() ?? 0) > clock.now() + 24_000 ? true : null;
  });

async function openStream(gameId: string, { key }: TestPlayer): Promise<ClientRequest> {
  const url = `${await api.app.getUrl()}/v1/games/${gameId}/stream`;
  const request = get(url, { headers: { authorization: `Bearer ${key}` }, agent: false });
  await new Promise((resolve) => request.once('response', resolve));
  // Broken off by the test.
  request.on('error', () => undefined);
  return request;
}

describe('a seat', () => {
  it('is away when nothing is heard of it, and back with a heartbeat or an action', async () => {
    const { gameId } = await newGame({ disconnect: { graceSeconds: GRACE } });
    await watchedOver(gameId);
    clock.advance(31);
    await away(gameId, true, true);
    expect(await heartbeat(gameId, players[0])).toMatchObject({ status: 200, body: { gameId } });
    await away(gameId, false, true);
    expect(await typesOf(gameId)).toEqual(['GameStarted', 'PresenceLost', 'PresenceLost', 'PresenceRegained']);
    const acted = await step(api, gameId, players, dice(1));
    const { seat } = (await api.app.get(EventStore).read(gameId)).at(-1)?.payload as { seat: string };
    expect(acted?.status).toBe(200);
    await away(gameId, false, seat !== 'p2');
  });

  it('loses when it stays away, and not before', async () => {
    const { gameId } = await newGame({ disconnect: { graceSeconds: GRACE } });
    const stream = await openStream(gameId, players[0]);
    await watchedOver(gameId);
    for (let passed = 0; passed < 4; passed += 1) {
      await attended(gameId, 'p1');
      clock.advance(9);
    }
    await away(gameId, false, true);
    expect(await typesOf(gameId)).toEqual(['GameStarted', 'PresenceLost']);
    clock.advance(GRACE);
    await ended(gameId);
    stream.destroy();
    const [expired, end] = (await api.app.get(EventStore).read(gameId)).slice(-2);
    expect(expired?.payload).toMatchObject({ expired: [{ seat: 'p2', kind: 'disconnect' }] });
    expect(end?.payload).toMatchObject({ outcome: { winners: ['p1'], losers: ['p2'], reason: 'time' } });
  });

  it('is away from the same moment as another that is not there either: neither wins by that', async () => {
    const { gameId } = await newGame({ disconnect: { graceSeconds: GRACE } });
    await watchedOver(gameId);
    clock.advance(31);
    await away(gameId, true, true);
    const lost = (await api.app.get(EventStore).read(gameId)).slice(1);
    expect(new Set(lost.map(({ recordedAt }) => recordedAt)).size).toBe(1);
    clock.advance(GRACE);
    await ended(gameId);
    expect((await api.app.get(EventStore).read(gameId)).at(-1)?.payload).toMatchObject({ outcome: { draw: true } });
  });

  it('comes too late after that, and no player comes for another', async () => {
    const { gameId } = await newGame({ disconnect: { graceSeconds: GRACE } });
    const other = await seatedPlayer(api, 'Cleo', 0);
    expect(await heartbeat(gameId, other)).toMatchObject({ status: 403, body: { code: 'game.not-seated' } });
    await watchedOver(gameId);
    clock.advance(31);
    await away(gameId, true, true);
    clock.advance(GRACE);
    expect((await heartbeat(gameId, players[0])).status).toBe(200);
    expect(await typesOf(gameId)).not.toContain('PresenceRegained');
    expect((await typesOf(gameId)).slice(-2)).toEqual(['TimeExpired', 'GameEnded']);
  });

  it('need not show itself where being away costs nothing', async () => {
    const { gameId } = await newGame({ bank: { seconds: 6_000, incrementSeconds: 0 } });
    expect(await heartbeat(gameId, players[0])).toMatchObject({ status: 200 });
    clock.advance(300);
    await step(api, gameId, players, dice(1));
    expect(await typesOf(gameId)).toEqual(['GameStarted', 'ActionTaken']);
  });
});

it('a match that is recorded at a table counts no absence', async () => {
  const keeper = ((await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string }).key;
  const timing = { bank: { seconds: 3_000, incrementSeconds: 0 }, disconnect: { graceSeconds: 5 } };
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const body = { game: GAME, format: FORMAT, bestOf: 1, seats, timing, randomness: 'asserted' };
  const match = (await api.call('POST', '/v1/matches', body, keeper)).body as { games: readonly { id: string }[] };
  const gameId = match.games[0]?.id ?? '';
  const { app } = api.app.get(PgPools);
  await eventually('its deadline', async () => {
    const { rows } = await app.query('select from game_deadlines where game_id = $1', [gameId]);
    return rows.length === 1 ? true : null;
  });
  expect((await app.query('select from seat_presence where game_id = $1', [gameId])).rows).toEqual([]);
});

describe('a game that time has ended', () => {
  it('is audited, replayed and counted, and a judge can have it played on, with stopped clocks', async () => {
    const { gameId, matchId } = await newGame({ turn: { seconds: 60 } });
    for (let taken = 0; taken < 6; taken += 1) await step(api, gameId, players, dice(7 + taken));
    clock.advance(61);
    await ended(gameId);
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
    const last = await eventually('the end of the match', async () => {
      const { body } = await api.call('GET', `/v1/matches/${matchId}`);
      return (body as { status: string }).status === 'ended' ? body : null;
    });
    expect(last).toMatchObject({ games: [{ status: 'ended' }] });
    const replay = await eventually('the replay', async () => {
      const { status, body } = await api.call('GET', `/v1/games/${gameId}/replay`);
      return status === 200 ? (body as { frames: readonly { action: unknown }[] }) : null;
    });
    expect(replay.frames.at(-1)?.action).toMatchObject({ kind: 'timeOut' });

    const claim = { gameId, step: 5, claim: 'The clock ran by mistake', text: 'The judge was at the table.' };
    const opened = (await api.call('POST', '/v1/cases', claim)).body as { id: string };
    const ruling = { upheld: true, text: 'Played on.', rewind: { to: 7 } };
    expect((await api.call('POST', `/v1/cases/${opened.id}/rulings`, ruling)).status).toBe(200);
    await eventually('the rewind', async () => ((await typesOf(gameId)).includes('Rewound') ? true : null));
    clock.advance(600);
    expect(await api.call('GET', `/v1/games/${gameId}/clock`)).toMatchObject({
      body: { paused: true, deadline: null },
    });
    for (const seat of ['p1', 'p2']) {
      const given = await api.call('POST', `/v1/games/${gameId}/clock/extensions`, {
        seat,
        seconds: 60,
        reason: 'Ruling',
      });
      expect(given.status).toBe(200);
    }
    expect(await api.call('POST', `/v1/games/${gameId}/clock/resume`)).toMatchObject({ body: { paused: false } });
    expect((await step(api, gameId, players, dice(3)))?.status).toBe(200);
  });
});
