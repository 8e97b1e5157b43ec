/**
 * Goal: spectators are as far behind a game as its match says, whatever they read. Method: the same game read in
 * every way there is by spectators and by those who are not held back, while a clock is set ahead or turns pass.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rulesFor } from '../../../src/engine/index.js';
import { GameChanges } from '../../../src/modules/games/live/game-changes.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { follow, type StreamedEvent } from '../../support/event-stream.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { type SetClock, settableClock } from '../../support/time.js';

const SECONDS = 600;
const STEPS = 8;

let api: TestApi;
let clock: SetClock;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let heldBack: readonly string[];

beforeAll(async () => {
  clock = settableClock();
  api = await serveKifu('all');
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  judge = await keyOf('judge');
  heldBack = [await keyOf('spectator'), (await seatedPlayer(api, 'Cal', 0)).key];
});

afterAll(async () => {
  await api.close();
  clock.restore();
});

const made = async (path: string, body: object) =>
  (await api.call('POST', path, body)).body as { id: string; key: string };
const keyOf = async (role: string) => (await made('/v1/keys', { role })).key;
const read = (path: string, key?: string) => api.call('GET', path, undefined, key);

async function play(gameId: string, steps: number, seed = 5): Promise<void> {
  const pick = dice(seed);
  for (let taken = 0; taken < steps; taken += 1) if ((await step(api, gameId, players, pick)) === null) return;
}

async function newGame(spectators: object): Promise<{ matchId: string; gameId: string }> {
  const match = await createMatch(api, players, { spectators });
  return { matchId: match.id, gameId: match.games[0]?.id ?? '' };
}

const concede = (gameId: string) => api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);

/** All that tells of a game when it is asked for. */
const ROUTES = ['state', 'decisions', 'events', 'log', 'audit', 'clock', 'looks', 'replay', 'studies'];

/** How long an audit took, and of which request a refusal is, follow from nothing that is hidden. */
const withoutTimes = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: JSON.parse(
    JSON.stringify(body).replace(/"(requestId|chain|execution)":("[^"]*"|[\d.]+)/g, '"$1":null'),
  ) as unknown,
});

/** No number of any statistic. */
const NOTHING = (rulesFor(GAME)?.statistics.counts ?? []).map(({ id }) => ({
  id,
  perGame: null,
  perTurn: [],
  perCard: [],
}));

interface Page {
  readonly items: readonly { version: number; type: string; log: readonly { kind: string; began?: boolean }[] }[];
  readonly next: string | null;
}

/** How far a game has come for somebody, asked in every way. */
async function comeTo(gameId: string, key?: string): Promise<readonly number[]> {
  const at = async (path: string) => (await read(`/v1/games/${gameId}${path}`, key)).body as { version: number };
  const last = async (path: string) => {
    const { items, next } = (await at(path)) as unknown as Page;
    expect(next).toBeNull();
    return items.at(-1)?.version ?? 0;
  };
  const audit = (await at('/audit')) as unknown as { chain: { events: number }; states: { executed: number } };
  const pages = [await last('/log?limit=500'), await last('/events?limit=500')];
  const whole = [(await at('')).version, (await at('/state')).version, (await at('/decisions')).version];
  return [...whole, ...pages, audit.chain.events];
}

const everywhere = (version: number) => Array.from({ length: 6 }, () => version);

describe('a delay by seconds', () => {
  let matchId: string;
  let gameId: string;

  beforeAll(async () => {
    ({ matchId, gameId } = await newGame({ delay: { seconds: SECONDS } }));
    await play(gameId, STEPS);
  });

  it('is shown with the match', async () => {
    expect((await read(`/v1/matches/${matchId}`)).body).toMatchObject({ spectators: { delay: { seconds: SECONDS } } });
  });

  it('holds back only readers who neither play nor work at the table', async () => {
    for (const key of heldBack) expect(await comeTo(gameId, key)).toEqual(everywhere(1));
    const organiser = await keyOf('organiser');
    for (const key of [...players.map((player) => player.key), judge, organiser, undefined]) {
      expect(await comeTo(gameId, key)).toEqual(everywhere(STEPS + 1));
    }
  });

  it('makes what has not come yet what is not there', async () => {
    for (const key of heldBack) {
      for (const path of [
        '/state?version=2',
        `/state?version=${STEPS + 1}`,
        '/state?version=5000',
        '/stream?after=2',
      ]) {
        const { status, body } = await read(`/v1/games/${gameId}${path}`, key);
        expect([path, status, body]).toMatchObject([path, 404, { code: 'game.version-not-there', actual: 1 }]);
      }
      expect((await read(`/v1/games/${gameId}/log?after=1`, key)).body).toEqual({ items: [], next: null });
      expect(await read(`/v1/games/${gameId}/replay`, key)).toMatchObject({ body: { code: 'replay.not-ended' } });
      const trial = await api.call('POST', '/v1/sandbox', { game: { id: gameId, version: 2 } }, key);
      expect(trial).toMatchObject({ status: 403, body: { code: 'game.view-forbidden' } });
    }
  });

  it('hides a case about a step that has not come, in lists too', async () => {
    const claim = { gameId, step: 5, claim: 'Misplay', text: 'See the log.' };
    const { id } = (await api.call('POST', '/v1/cases', claim, players[0].key)).body as { id: string };
    const listed = async (key: string) =>
      ((await read(`/v1/cases?match=${matchId}`, key)).body as { items: { id: string }[] }).items.map(
        (each) => each.id,
      );
    await eventually('the case in the list', async () => ((await listed(judge)).includes(id) ? true : null));
    for (const key of heldBack) {
      expect(await read(`/v1/cases/${id}`, key)).toMatchObject({ status: 404, body: { code: 'case.not-found' } });
      expect(await listed(key)).toEqual([]);
    }
    expect((await read(`/v1/cases/${id}`, players[0].key)).status).toBe(200);
    expect(await listed(players[0].key)).toEqual([id]);
    // Nor what it led to.
    const penalties = async (key: string) => (await read(`/v1/exports/penalties?match=${matchId}`, key)).body;
    const warning = { seat: 'p1', infraction: 'slow-play', penalty: 'warning' };
    const ruling = { upheld: true, text: 'See the log.', penalties: [warning] };
    expect((await api.call('POST', `/v1/cases/${id}/rulings`, ruling, judge)).status).toBe(200);
    await eventually('the penalty', async () => (JSON.stringify(await penalties(judge)).includes(id) ? true : null));
    for (const key of heldBack) {
      expect(await penalties(key)).toEqual([]);
      expect(JSON.stringify(await read(`/v1/matches/${matchId}/audit`, key))).not.toContain(id);
    }
    expect(JSON.stringify(await read(`/v1/matches/${matchId}/audit`, judge))).toContain(id);
  });

  it('shows delayed spectators nothing newer by any route about a game', async () => {
    const { matchId: at, gameId: id } = await newGame({ delay: { seconds: SECONDS } });
    await play(id, 4);
    clock.advance(SECONDS);
    await play(id, 3, 6);
    const claim = { gameId: id, claim: 'Misplay', text: 'See the log.' };
    const contested = async (step: number) =>
      ((await api.call('POST', '/v1/cases', { ...claim, step }, players[0].key)).body as { id: string }).id;
    const early = await contested(4);
    const asked = [
      ...['', '?as=spectator'].flatMap((as) => ROUTES.map((route) => `/v1/games/${id}/${route}${as}`)),
      ...['state?version=5', 'state?version=6', 'stream?after=6', 'log?after=3&limit=2', 'events?after=4&limit=9'].map(
        (route) => `/v1/games/${id}/${route}`,
      ),
      ...[`/v1/matches/${at}`, `/v1/matches/${at}/replay`, `/v1/cases/${early}`, `/v1/cases?match=${at}`],
      ...['/v1/statistics', '/v1/exports/statistics', `/v1/exports/penalties?match=${at}`],
    ];
    const told = (key: string) => Promise.all(asked.map(async (path) => [path, withoutTimes(await read(path, key))]));
    await eventually('the case in the list', async () =>
      JSON.stringify((await read(`/v1/cases?match=${at}`, heldBack[0])).body).includes(early) ? true : null,
    );
    const before = await Promise.all(heldBack.map(told));
    await play(id, 5, 7);
    await read(`/v1/games/${id}/state?as=everything`, judge);
    const late = await contested(9);
    await api.call('POST', `/v1/cases/${early}/discussion`, { text: 'Let us see.' }, judge);
    await eventually('the case in the list of judges', async () =>
      JSON.stringify((await read(`/v1/cases?match=${at}`, judge)).body).includes(late) ? true : null,
    );
    expect(await Promise.all(heldBack.map(told))).toEqual(before);
    const routes = Object.keys(describeApi(api.app).paths).filter((path) => path.startsWith('/v1/games/{id}/'));
    const actions = [
      'actions',
      'concede',
      'chance',
      'invocations',
      'repetitions',
      'presence',
      'retractions',
      'takebacks',
    ];
    const rest = routes.map((path) => path.slice('/v1/games/{id}/'.length)).filter((path) => !/\/|^stream$/.test(path));
    expect(rest.filter((path) => !ROUTES.includes(path) && !actions.includes(path))).toEqual([]);
  });

  it('has passed when it has passed, for the end of the game too', async () => {
    clock.advance(SECONDS);
    for (const key of heldBack) expect(await comeTo(gameId, key)).toEqual(everywhere(STEPS + 1));
    await concede(gameId);
    const status = async (key: string) => ((await read(`/v1/games/${gameId}`, key)).body as { status: string }).status;
    const replay = (key?: string) => read(`/v1/games/${gameId}/replay`, key);
    await eventually('the replay', async () => ((await replay(players[0].key)).status === 200 ? true : null));
    for (const key of heldBack) {
      expect([await status(key), (await replay(key)).status]).toEqual(['running', 404]);
      // That it is over, and who has won, is public at once.
      expect((await read(`/v1/matches/${matchId}`, key)).body).toMatchObject({ status: 'ended', winners: ['p1'] });
    }
    const counted = async (key?: string) =>
      ((await read(`/v1/statistics?game=${GAME}`, key)).body as { items: { games: number }[] }).items[0];
    // What its cards did is told with its end; the facts are there, for nobody yet.
    await eventually('the facts', async () => ((await counted()) === undefined ? null : true));
    for (const key of [...heldBack, judge]) expect(await counted(key)).toMatchObject({ games: 0, counted: NOTHING });
    clock.advance(SECONDS);
    for (const key of heldBack) expect([await status(key), (await replay(key)).status]).toEqual(['ended', 200]);
    for (const key of [...heldBack, judge]) expect(await counted(key)).toMatchObject({ games: 1 });
  });
});

describe('a delay by turns', () => {
  it('ends where the last turn began, or one of those before, and with the game', async () => {
    for (const turns of [1, 2]) {
      const { gameId } = await newGame({ delay: { turns } });
      const begun: number[] = [];
      const pick = dice(7);
      while (begun.length < 4) {
        await step(api, gameId, players, pick);
        const { items } = (await read(`/v1/games/${gameId}/log?limit=500`)).body as Page;
        begun.splice(0, begun.length);
        for (const { version, log } of items)
          begun.push(...log.flatMap(({ began }) => (began === true ? [version] : [])));
        const expected = Math.max(1, (begun.at(-turns) ?? 1) - 1);
        const { body } = await read(`/v1/games/${gameId}`, heldBack[0]);
        expect(body).toMatchObject({ version: expected });
      }
      for (const key of heldBack) expect(await comeTo(gameId, key)).toEqual(everywhere((begun.at(-turns) ?? 0) - 1));
      await concede(gameId);
      const { version } = (await read(`/v1/games/${gameId}`)).body as { version: number };
      for (const key of heldBack) expect(await comeTo(gameId, key)).toEqual(everywhere(version));
    }
  });
});

describe('a stream', () => {
  it('tells spectators each step when it comes due, and players at once', async () => {
    const { gameId } = await newGame({ delay: { seconds: 1 } });
    const path = `/v1/games/${gameId}/stream?after=0&state=true`;
    const [spectator = ''] = heldBack;
    const untilTheFourth = ({ event, id }: StreamedEvent) => event === 'state' && id === '4';
    const told = Promise.all([spectator, players[0].key].map((key) => follow(api, path, key, untilTheFourth)));
    await play(gameId, 3);
    const [late, live] = (await told).map((events) => events.filter(({ event }) => event === 'action'));
    expect(late?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(live?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const last = late?.at(-1)?.data as { at?: string } | undefined;
    expect(clock.now() - Date.parse(last?.at ?? '')).toBeGreaterThanOrEqual(1000);
  });

  it('holds back a caller who has lost the role that let them watch live', async () => {
    const league = { name: 'Live', game: GAME, format: FORMAT, spectators: { delay: { seconds: 1 } } };
    const { id: leagueId } = await made('/v1/leagues', league);
    const official = await seatedPlayer(api, 'Dee', 0);
    const role = `/v1/leagues/${leagueId}/roles/${official.id}/judge`;
    expect((await api.call('PUT', role)).status).toBe(204);
    const gameId = (await createMatch(api, players, { leagueId })).games[0]?.id ?? '';
    const path = `/v1/games/${gameId}/stream?after=`;
    // The stream asks for changes of the game once it knows who reads it.
    const subscribe = vi.spyOn(api.app.get(GameChanges), 'subscribe');
    const told = follow(api, `${path}1`, official.key, 2);
    await eventually('the stream', () => Promise.resolve(subscribe.mock.calls.length > 0 ? true : null));
    subscribe.mockRestore();
    await play(gameId, 1);
    // Somebody else has been told it, live; so it has been told.
    await follow(api, `${path}1`, official.key, 1);
    expect((await api.call('DELETE', role)).status).toBe(204);
    await play(gameId, 1, 6);
    const last = (await told).at(-1);
    expect(last).toMatchObject({ id: 3, event: 'action' });
    expect(clock.now() - Date.parse((last?.data as { at?: string }).at ?? '')).toBeGreaterThanOrEqual(1000);
  });

  it('tells spectators who are turns behind the rest at the end', async () => {
    const { gameId } = await newGame({ delay: { turns: 3 } });
    const [spectator = ''] = heldBack;
    const told = follow(api, `/v1/games/${gameId}/stream?after=0`, spectator, 99);
    await play(gameId, 6);
    await concede(gameId);
    const events = await told;
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, at) => at + 1));
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { outcome: { winners: ['p1'] } } });
  });
});

describe('the terms of a league', () => {
  it('are those of its matches, and others are refused', async () => {
    const terms = { spectators: { delay: { turns: 2 } }, publication: 'open' };
    const league = { name: 'Streamed', game: GAME, format: FORMAT, ...terms };
    const { id: leagueId } = await made('/v1/leagues', league);
    expect((await read(`/v1/leagues/${leagueId}`)).body).toMatchObject(terms);
    const match = await createMatch(api, players, { leagueId });
    expect((await read(`/v1/matches/${match.id}`)).body).toMatchObject({
      spectators: terms.spectators,
      publication: { terms: 'open', agreed: ['p1', 'p2'], isPublic: false },
    });
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const asked = { game: GAME, format: FORMAT, bestOf: 1, leagueId, seats };
    for (const other of [{ publication: 'consent' }, { spectators: {} }, { spectators: { delay: { turns: 3 } } }]) {
      const { status, body } = await api.call('POST', '/v1/matches', { ...asked, ...other });
      expect([other, status, body]).toMatchObject([other, 422, { code: 'match.league-mismatch' }]);
    }
    expect((await api.call('POST', '/v1/matches', { ...asked, publication: 'open' })).status).toBe(201);
  });

  it('are one delay or none, of a length that a game has', async () => {
    const bad = [
      { delay: {} },
      { delay: { seconds: 1, turns: 1 } },
      { delay: { seconds: 0 } },
      { delay: { turns: 1.5 } },
    ];
    const worse = [{ delay: null }, { delay: 'long' }, null, { delay: { minutes: 1 } }, { delay: { seconds: 1e9 } }];
    for (const spectators of [...bad, ...worse]) {
      const league = { name: 'Odd', game: GAME, format: FORMAT, spectators };
      const { status, body } = await api.call('POST', '/v1/leagues', league);
      expect([spectators, status, body]).toMatchObject([spectators, 400, { code: 'request.invalid' }]);
    }
    const league = { name: 'Odd', game: GAME, format: FORMAT, publication: 'secret' };
    expect((await api.call('POST', '/v1/leagues', league)).status).toBe(400);
  });
});
