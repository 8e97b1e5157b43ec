/**
 * Goal: clocks end games by the terms of their match, tell everybody the same time, and obey judges; nobody else moves
 * them.
 * Method: over HTTP, in a service without workers, so that only requests move anything; time is set ahead by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClockTable } from '../../../src/modules/clocks/clock-table.js';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { GameChanges } from '../../../src/modules/games/live/game-changes.js';
import { GameSnapshots } from '../../../src/modules/games/game-snapshots.js';
import { GameRulings, Timekeeper } from '../../../src/modules/games/index.js';
import { RulesRegistry } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Snapshots } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers } from '../../../src/platform/projections/index.js';
import { type Answer, serveKifu, type TestApi } from '../../support/api.js';
import { follow } from '../../support/event-stream.js';
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
import { settableClock, type SetClock } from '../../support/time.js';

const TIMING = { bank: { seconds: 300, incrementSeconds: 10 }, turn: { seconds: 100 } };

interface Reading {
  readonly version: number;
  readonly at: string;
  readonly advances: boolean;
  readonly paused: boolean;
  readonly deadline: string | null;
  readonly seats: readonly {
    readonly seat: string;
    readonly running: boolean;
    readonly bankMs: number;
    readonly turnMs: number;
    readonly deadline: string | null;
  }[];
}

let api: TestApi;
let clock: SetClock;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;

beforeAll(async () => {
  clock = settableClock();
  api = await serveKifu();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
});

afterAll(async () => {
  await api.close();
  clock.restore();
});

const newGame = async (timing?: object) =>
  (await createMatch(api, players, timing === undefined ? {} : { timing })).games[0]?.id ?? '';
const events = (gameId: string) => api.app.get(EventStore).read(gameId);
const typesOf = async (gameId: string) => (await events(gameId)).map(({ type }) => type);
const read = async (gameId: string, key: string = players[0].key) =>
  (await api.call('GET', `/v1/games/${gameId}/clock`, undefined, key)).body as Reading;
const order = (gameId: string, what: string, body: object = {}, key = judge): Promise<Answer> =>
  api.call('POST', `/v1/games/${gameId}/clock/${what}`, body, key);
const answerOf = async (gameId: string) => {
  for (const [place, { key }] of players.entries()) {
    const { decisions } = await openDecision(api, gameId, key, 1);
    const [decision] = decisions;
    if (decision !== undefined) {
      const body = { answers: [{ decision: decision.id, answer: decision.legal?.answers[0] }] };
      return { seat: `p${place + 1}`, key, body: JSON.stringify(body) };
    }
  }
  throw new Error('somebody has to decide');
};

const propose = (gameId: string, to: number, key: string) =>
  api.call('POST', `/v1/games/${gameId}/takebacks`, { to }, key);
const agree = (gameId: string, proposal: number, key: string) =>
  api.call('POST', `/v1/games/${gameId}/takebacks/${proposal}/answer`, { answer: 'yes' }, key);

/** Plays on until an action can be taken back, to a version at which a judge did something to the clocks. */
async function proposedGame() {
  const gameId = await newGame(TIMING);
  const pick = dice(7);
  for (let actions = 0; actions < 60; actions += 1) {
    const { seat } = await answerOf(gameId);
    const { version: before } = (await order(gameId, 'extensions', { seat, seconds: 1, reason: 'Lag' }))
      .body as Reading;
    const [mine, theirs] = seat === 'p1' ? players : [players[1], players[0]];
    await step(api, gameId, [mine], pick);
    const proposed = await propose(gameId, before, mine.key);
    if (proposed.status === 200) return { gameId, before, mine, theirs, proposal: before + 2 };
  }
  throw new Error('nothing could be taken back');
}

/** The answer is this, and the game is what it was. */
async function refused(gameId: string, ask: () => Promise<Answer>, expected: object): Promise<void> {
  const before = await events(gameId);
  expect(await ask()).toMatchObject(expected);
  expect(await events(gameId)).toEqual(before);
}

describe('the timing of a match', () => {
  const create = (timing: unknown, more: object = {}) => {
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    return api.call('POST', '/v1/matches', { game: GAME, format: FORMAT, bestOf: 1, seats, timing, ...more });
  };

  it('is shown with the match; without it there is no clock', async () => {
    const match = await createMatch(api, players, { timing: TIMING });
    expect(match).toMatchObject({ timing: TIMING });
    expect(await api.call('GET', `/v1/matches/${match.id}`)).toMatchObject({ body: { timing: TIMING } });
    const untimed = await createMatch(api, players);
    expect(untimed).toMatchObject({ timing: null });
    const gameId = untimed.games[0]?.id ?? '';
    const none = { status: 404, body: { code: 'clock.not-there', gameId } };
    expect(await api.call('GET', `/v1/games/${gameId}/clock`)).toMatchObject(none);
    await refused(gameId, () => order(gameId, 'pause', { reason: 'Why not' }), none);
    await refused(gameId, () => api.call('PUT', `/v1/games/${gameId}/presence`, undefined, players[0].key), none);
    clock.advance(86_400);
    expect((await step(api, gameId, players, dice(1)))?.status).toBe(200);
    expect(await api.call('GET', `/v1/games/${newId()}/clock`)).toMatchObject({ body: { code: 'game.not-found' } });
  });

  it.each([
    [{}],
    [null],
    [[]],
    ['blitz'],
    [{ bank: { seconds: 300 } }],
    [{ bank: { seconds: 0, incrementSeconds: 0 } }],
    [{ bank: { seconds: 1e9, incrementSeconds: 0 } }],
    [{ turn: { seconds: 1.5 } }],
    [{ turn: null }],
    [{ disconnect: { graceSeconds: -5 } }],
    [{ turn: { seconds: 60 }, move: { seconds: 5 } }],
  ])('is refused where it is none: %j', async (timing) => {
    expect(await create(timing)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is that of the league, if it has one', async () => {
    const league = { name: 'Timed', game: GAME, format: FORMAT, bestOf: 1, timing: TIMING };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    expect(await api.call('GET', `/v1/leagues/${leagueId}`)).toMatchObject({ body: { timing: TIMING } });
    expect(await create(undefined, { leagueId })).toMatchObject({ status: 201, body: { timing: TIMING } });
    expect(await create(TIMING, { leagueId })).toMatchObject({ status: 201, body: { timing: TIMING } });
    expect(await create({ turn: { seconds: 60 } }, { leagueId })).toMatchObject({
      status: 422,
      body: { code: 'match.league-mismatch', terms: { timing: TIMING } },
    });
  });
});

describe('a clock', () => {
  it('runs for the seat that has to decide, and everybody who may watch reads the same', async () => {
    const gameId = await newGame(TIMING);
    const { seat } = await answerOf(gameId);
    const before = await read(gameId);
    clock.advance(30);
    const after = await read(gameId, api.adminKey);
    const passed = Date.parse(after.at) - Date.parse(before.at);
    expect(passed).toBeGreaterThanOrEqual(30_000);
    const of = ({ seats }: Reading, name: string) => seats.find((each) => each.seat === name);
    expect(of(after, seat)).toMatchObject({
      running: true,
      bankMs: (of(before, seat)?.bankMs ?? 0) - passed,
      deadline: after.deadline,
    });
    expect(after.deadline).toBe(before.deadline);
    expect((await read(gameId, players[1].key)).deadline).toBe(after.deadline);
  });

  it('refuses what comes after the deadline, and the end is recorded at once', async () => {
    const gameId = await newGame(TIMING);
    await step(api, gameId, players, dice(2));
    const { seat, key, body } = await answerOf(gameId);
    const { deadline } = await read(gameId);
    clock.advance(101);
    const late = () => send(api, 'POST', `/v1/games/${gameId}/actions`, { key, body });
    expect(await late()).toMatchObject({ status: 409, body: { code: 'clock.expired', deadline } });
    const [expired, end] = (await events(gameId)).slice(-2);
    expect(expired).toMatchObject({ type: 'TimeExpired', payload: { deadline } });
    expect(expired?.payload).toMatchObject({ expired: expect.arrayContaining([{ seat, kind: 'turn' }]) as unknown });
    expect(end).toMatchObject({ type: 'GameEnded', payload: { outcome: { reason: 'time' } } });
    await refused(gameId, late, { status: 409, body: { code: 'game.over' } });
    expect(await read(gameId)).toMatchObject({ deadline: null });
  });

  it.each(['a proposal', 'an answer'])('refuses %s of a takeback after the deadline as well', async (what) => {
    const { gameId, before, mine, theirs, proposal } = await proposedGame();
    const late =
      what === 'a proposal' ? () => propose(gameId, before, mine.key) : () => agree(gameId, proposal, theirs.key);
    const { deadline } = await read(gameId);
    clock.advance(301);
    expect(await late()).toMatchObject({ status: 409, body: { code: 'clock.expired', deadline } });
    expect((await typesOf(gameId)).slice(-3)).toEqual(['TakebackProposed', 'TimeExpired', 'GameEnded']);
    await refused(gameId, late, { status: 409 });
  });

  it('is the same after re-execution, also after a takeback to between two steps', async () => {
    const { gameId, proposal, theirs } = await proposedGame();
    clock.advance(7);
    expect((await agree(gameId, proposal, theirs.key)).status).toBe(200);
    const { pools, store } = { pools: api.app.get(PgPools), store: api.app.get(EventStore) };
    const snapshots = new GameSnapshots(new Snapshots(pools.app), store);
    const [registry, changes] = [
      api.app.get(RulesRegistry, { strict: false }),
      api.app.get(GameChanges, { strict: false }),
    ];
    const anew = new GameRepository(store, snapshots, registry, changes);
    const held = await api.app.get(GameRepository, { strict: false }).current(gameId);
    expect((await anew.current(gameId)).clock).toEqual(held.clock);
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
  });

  it('has ended when it has, whatever is noticed only later', async () => {
    const gameId = await newGame({ turn: { seconds: 20 }, disconnect: { graceSeconds: 120 } });
    const { deadline } = await read(gameId);
    clock.advance(60);
    const timekeeper = api.app.get(Timekeeper, { strict: false });
    await timekeeper.lose(gameId, ['p1', 'p2'], 30);
    expect(await typesOf(gameId)).toEqual(['GameStarted']);
    await timekeeper.expire(gameId);
    expect((await events(gameId)).at(1)).toMatchObject({ type: 'TimeExpired', payload: { deadline } });
  });

  it('has ended also for a ruling that comes later: it meets a game that is over', async () => {
    const gameId = await newGame(TIMING);
    await step(api, gameId, players, dice(5));
    const { deadline } = await read(gameId);
    clock.advance(101);
    const cause = { kind: 'ruling' as const, id: `${newId()}/1` };
    const requirePlayable = () => Promise.resolve();
    const ruled = { gameId, remedies: [{ kind: 'rewind' as const, to: 1 }], cause, requirePlayable };
    const by = { actor: { keyId: 'judge', role: 'head-judge' } };
    await api.app.get(GameRulings, { strict: false }).apply(ruled, by);
    const found = (await events(gameId)).slice(2);
    expect(found.map(({ type }) => type)).toEqual(['TimeExpired', 'GameEnded', 'Rewound']);
    expect(found[0]?.payload).toMatchObject({ deadline });
    expect(await read(gameId)).toMatchObject({ paused: true, deadline: null });
  });

  it('takes nothing back that was in time: a request that is sent again is answered again', async () => {
    const gameId = await newGame(TIMING);
    const { key, body } = await answerOf(gameId);
    const headers = { 'idempotency-key': newId() };
    const act = () => send(api, 'POST', `/v1/games/${gameId}/actions`, { key, body, headers });
    const first = await act();
    expect(first.status).toBe(200);
    clock.advance(400);
    expect(await act()).toMatchObject({ status: 200, body: first.body });
    expect((await typesOf(gameId)).slice(-2)).toEqual(['TimeExpired', 'GameEnded']);
    expect(await act()).toMatchObject({ status: 200, body: first.body });
  });

  it('is shown to delayed spectators with the delay of the game', async () => {
    const spectators = { delay: { seconds: 300 } };
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const terms = { game: GAME, format: FORMAT, bestOf: 1, seats, timing: TIMING, spectators };
    const match = (await api.call('POST', '/v1/matches', terms)).body as { games: readonly { id: string }[] };
    const gameId = match.games[0]?.id ?? '';
    clock.advance(20);
    await step(api, gameId, players, dice(4));
    const other = await seatedPlayer(api, 'Cleo', 0);
    const [started] = await events(gameId);
    const late = await read(gameId, other.key);
    expect(late).toMatchObject({ version: 1, at: started?.recordedAt, advances: false });
    expect(late.seats.map(({ bankMs }) => bankMs)).toEqual([300_000, 300_000]);
    expect(await read(gameId)).toMatchObject({ version: 2, advances: true });
    // The clocks of 300 seconds ago: at least ten seconds after the start, and before the second event.
    clock.advance(290);
    const later = await read(gameId, other.key);
    expect(later).toMatchObject({ version: 1, advances: true });
    const passed = Date.parse(later.at) - Date.parse(late.at);
    expect(passed).toBeGreaterThanOrEqual(10_000);
    expect(passed).toBeLessThan(20_000);
    const running = later.seats.filter((seat) => seat.running).map(({ bankMs }) => bankMs);
    expect(new Set(running)).toEqual(new Set([300_000 - passed]));
  });

  it('stays at the last event for spectators with a delay in turns', async () => {
    const spectators = { delay: { turns: 1 } };
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const terms = { game: GAME, format: FORMAT, bestOf: 1, seats, timing: TIMING, spectators };
    const match = (await api.call('POST', '/v1/matches', terms)).body as { games: readonly { id: string }[] };
    const gameId = match.games[0]?.id ?? '';
    const other = await seatedPlayer(api, 'Dora', 0);
    const before = await read(gameId, other.key);
    clock.advance(20);
    expect(await read(gameId, other.key)).toEqual(before);
    expect(before).toMatchObject({ version: 1, advances: false });
  });

  it('is sent with the stream of the game whenever something happens', async () => {
    const gameId = await newGame(TIMING);
    const told = (after: number) => follow(api, `/v1/games/${gameId}/stream?after=${after}`, players[0].key, 2);
    expect(await told(0)).toMatchObject([{ event: 'action' }, { event: 'clock', data: { gameId, paused: false } }]);
    await order(gameId, 'pause', { reason: 'A question' });
    expect(await told(1)).toMatchObject([
      { event: 'action', data: { type: 'ClockPaused', log: [{ kind: 'clockPaused', reason: 'A question' }] } },
      { event: 'clock', data: { gameId, paused: true } },
    ]);
  });

  it('is sent once to a reader who catches up with a long game, as it is now', async () => {
    const gameId = await newGame(TIMING);
    for (let times = 0; times < 30; times += 1) {
      await order(gameId, 'pause', { reason: 'A question' });
      await order(gameId, 'resume');
    }
    const told = await follow(api, `/v1/games/${gameId}/stream?after=0`, players[0].key, 62);
    expect(told.map(({ event }) => event)).toEqual([...Array<string>(61).fill('action'), 'clock']);
    expect(told.at(-1)).toMatchObject({ data: { version: 61 } });
  });
});

describe('a player who decides', () => {
  it('is not held up by what happens to clocks meanwhile', async () => {
    const gameId = await newGame(TIMING);
    await step(api, gameId, players, dice(3));
    const { key, body } = await answerOf(gameId);
    const { version } = await read(gameId);
    await order(gameId, 'pause', { reason: 'A question' });
    await order(gameId, 'resume');
    const act = (expectedVersion: number) =>
      send(api, 'POST', `/v1/games/${gameId}/actions`, {
        key,
        body: body.replace('{', `{"expectedVersion":${expectedVersion},`),
      });
    for (const stale of [version - 1, version + 3]) {
      await refused(gameId, () => act(stale), {
        status: 409,
        body: { code: 'game.stale-version', actual: version + 2 },
      });
    }
    expect(await act(version)).toMatchObject({ status: 200, body: { version: version + 3 } });
  });
});

describe('the table of deadlines', () => {
  /** Deadlines of this game alone: other tests have deadlines, too. */
  const claimed = async (gameId: string) => {
    const due = await table().claim(1_000, 10);
    return { due: due.filter((each) => each.gameId === gameId), all: due };
  };
  const table = () => api.app.get(ClockTable, { strict: false });

  it('queues a deadline once, again if the queue lost it, and none while the ledger is behind', async () => {
    const gameId = await newGame(TIMING);
    await api.app.get(Consumers).catchUp();
    clock.advance(50);
    const { due, all } = await claimed(gameId);
    expect(due).toMatchObject([{ queued: 1 }]);
    expect((await claimed(gameId)).due).toEqual([]);
    await table().giveBack(all);
    clock.advance(51);
    expect((await claimed(gameId)).due).toEqual(due);
    // What the table has is over; should the game have another deadline by now, the ledger brings it.
    await table().notYet(gameId);
    expect((await claimed(gameId)).due).toEqual([]);
  });
});

describe('a judge', () => {
  it('alone stops the clocks and lets them run on', async () => {
    const gameId = await newGame(TIMING);
    const reason = 'A question about a card';
    const forbidden = { status: 403, body: { code: 'identity.role-forbidden' } };
    for (const [what, body] of [
      ['pause', { reason }],
      ['resume', {}],
      ['extensions', { seat: 'p1', seconds: 60, reason }],
    ] as const) {
      await refused(gameId, () => order(gameId, what, body, players[0].key), forbidden);
    }
    expect(await order(gameId, 'pause', { reason })).toMatchObject({
      status: 200,
      body: { paused: true, deadline: null },
    });
    clock.advance(1_000);
    expect((await step(api, gameId, players, dice(3)))?.status).toBe(200);
    await refused(gameId, () => order(gameId, 'pause', { reason }), { status: 200, body: { paused: true } });
    const resumed = await order(gameId, 'resume');
    expect(resumed).toMatchObject({ status: 200, body: { paused: false } });
    expect((resumed.body as Reading).seats.map(({ bankMs }) => Math.ceil(bankMs / 10_000))).toEqual([30, 30]);
    await refused(gameId, () => order(gameId, 'resume'), { status: 200, body: { paused: false } });
    expect((await typesOf(gameId)).slice(1)).toEqual(['ClockPaused', 'ActionTaken', 'ClockResumed']);
  });

  it('stops them as of the moment of the call, which must be one that can be', async () => {
    const gameId = await newGame(TIMING);
    const { seat } = await answerOf(gameId);
    const started = (await events(gameId)).at(-1)?.recordedAt ?? '';
    clock.advance(60);
    const pause = (since: unknown) => order(gameId, 'pause', { reason: 'Called a while ago', since });
    const impossible = { status: 422, body: { code: 'clock.moment-impossible', earliest: started } };
    const at = (ms: number) => new Date(ms).toISOString();
    await refused(gameId, () => pause(at(clock.now() + 60_000)), impossible);
    await refused(gameId, () => pause(at(Date.parse(started) - 1)), impossible);
    for (const none of ['yesterday', '2026-11-22', '2026-11-22T12:00:00', '2026-02-30T12:00:00Z', 17, null]) {
      await refused(gameId, () => pause(none), { status: 400, body: { code: 'request.invalid' } });
    }
    const paused = (await pause(at(Date.parse(started) + 20_000))).body as Reading;
    expect(paused.seats.find((each) => each.seat === seat)?.bankMs).toBe(280_000);
  });

  it('gives time, to a seat that there is', async () => {
    const gameId = await newGame(TIMING);
    await order(gameId, 'pause', { reason: 'A question' });
    const before = await read(gameId);
    const give = (more: object) =>
      order(gameId, 'extensions', { seat: 'p2', seconds: 90, reason: 'No power', ...more });
    const after = (await give({})).body as Reading;
    const [, first] = before.seats;
    expect(after.seats[1]).toMatchObject({
      bankMs: (first?.bankMs ?? 0) + 90_000,
      turnMs: (first?.turnMs ?? 0) + 90_000,
    });
    expect(after.seats[0]).toEqual(before.seats[0]);
    const noSeat = { status: 422, body: { code: 'clock.no-such-seat', seats: ['p1', 'p2'] } };
    await refused(gameId, () => give({ seat: 'p9' }), noSeat);
    for (const wrong of [{ seconds: 0 }, { seconds: 3_601 }, { seconds: '9' }, { seat: 'me' }, { reason: '' }]) {
      await refused(gameId, () => give(wrong), { status: 400, body: { code: 'request.invalid' } });
    }
  });

  it('is recorded with the role by which it may, also one of a league', async () => {
    const league = { name: 'Judged', game: GAME, format: FORMAT, timing: TIMING };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    const other = await seatedPlayer(api, 'Cleo', 0);
    const given = await api.call('PUT', `/v1/leagues/${leagueId}/roles/${other.id}/judge`);
    expect(given.status).toBeLessThan(300);
    const gameId = (await createMatch(api, players, { leagueId })).games[0]?.id ?? '';
    expect(await order(gameId, 'pause', { reason: 'A question' }, other.key)).toMatchObject({ status: 200 });
    expect((await events(gameId)).at(-1)?.metadata.actor).toMatchObject({ role: 'judge', playerId: other.id });
    await refused(gameId, () => order(gameId, 'resume', {}, players[0].key), { status: 403 });
  });

  it('is heard once, however often a request is sent', async () => {
    const gameId = await newGame(TIMING);
    const body = JSON.stringify({ seat: 'p1', seconds: 60, reason: 'No power' });
    const request = { key: judge, body, headers: { 'idempotency-key': 'one-minute' } };
    const give = () => send(api, 'POST', `/v1/games/${gameId}/clock/extensions`, request);
    const replayed = async (answer: Promise<Answer>) => (await answer).headers.get('idempotent-replayed');
    expect(await replayed(give())).toBeNull();
    await refused(gameId, give, { status: 200 });
    expect(await replayed(give())).toBe('true');
    expect((await typesOf(gameId)).filter((type) => type === 'TimeExtended')).toHaveLength(1);
    // What is so already was not asked before.
    expect(await replayed(order(gameId, 'resume'))).toBeNull();
  });

  it('comes too late when time is up, and when the game is over', async () => {
    const gameId = await newGame(TIMING);
    clock.advance(101);
    const tooLate = { status: 409, body: { code: 'clock.game-over' } };
    expect(await order(gameId, 'pause', { reason: 'Wait' })).toMatchObject(tooLate);
    expect((await typesOf(gameId)).slice(-2)).toEqual(['TimeExpired', 'GameEnded']);
    await refused(gameId, () => order(gameId, 'extensions', { seat: 'p1', seconds: 5, reason: 'Wait' }), tooLate);
  });
});
