/**
 * Goal: what is shown to one is never what another was shown, though those who see the same share one text; and it is
 * made once, however many see it. Method: versions of a game through all eyes, in orders in which a text that is shared
 * too widely would be the wrong one, beside what is made anew of the game by a process that remembers nothing; and 300
 * who follow one game, leave it, and come back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/engine/index.js';
import { askedOf, decidingSeats } from '../../../src/modules/games/index.js';
import { type Game } from '../../../src/modules/games/domain/game.js';
import { seenEvent, seenStep } from '../../../src/modules/games/domain/seen-event.js';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { GameSnapshots } from '../../../src/modules/games/game-snapshots.js';
import { GameChanges } from '../../../src/modules/games/live/game-changes.js';
import { SeenTexts } from '../../../src/modules/games/seen/seen-texts.js';
import { RulesRegistry } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Feed, Snapshots } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { follow, readStream, type StreamedEvent } from '../../support/event-stream.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let spectator: string;
let texts: SeenTexts;

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  [judge, spectator] = [await keyOf('judge'), await keyOf('spectator')];
  texts = api.app.get(SeenTexts, { strict: false });
});

afterAll(() => api.close());

const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
const newGame = async () => (await createMatch(api, players)).games[0]?.id ?? '';

async function play(gameId: string, steps: number, seed = 5): Promise<void> {
  const pick = dice(seed);
  for (let taken = 0; taken < steps; taken += 1) await step(api, gameId, players, pick);
}

/** All pairs of eyes of a running game, and who may look through them. */
const eyes = (): readonly (readonly [as: string, viewer: Viewer, key: string])[] => [
  ['p1', { kind: 'player', seat: 'p1' }, players[0].key],
  ['p2', { kind: 'player', seat: 'p2' }, players[1].key],
  ['spectator', { kind: 'spectator' }, spectator],
  ['judge', { kind: 'judge' }, judge],
];

/** Games as a process makes them that remembers nothing. */
function anew(): GameRepository {
  const pool = api.app.get(PgPools).app;
  const store = new EventStore(pool);
  const registry = api.app.get(RulesRegistry, { strict: false });
  return new GameRepository(
    store,
    new GameSnapshots(new Snapshots(pool), store),
    registry,
    new GameChanges(new Feed(pool)),
  );
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is shown', () => {
  const STEPS = 45;
  let gameId: string;
  const read = async (path: string, key: string) => {
    const { status, body } = await api.call('GET', `/v1/games/${gameId}${path}`, undefined, key);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  const stateOf = ({ rules, state, version, hash }: Game, viewer: Viewer) =>
    json({ gameId, version, hash, stateHash: rules.stateHash(state), viewer, view: rules.view(state, viewer) });

  beforeAll(async () => {
    gameId = await newGame();
    await play(gameId, STEPS);
  });

  it('of any version depends only on the viewer, not on earlier readers', async () => {
    const games = anew();
    for (let version = 1; version <= STEPS + 1; version += 5) {
      const game = await games.at(gameId, version);
      // Each pair of eyes is the first at some version, and all are asked twice.
      const order = eyes().map((_, place, all) => all[(place + version) % all.length]);
      for (const [as, viewer, key] of [...order, ...order].flatMap((each) => (each === undefined ? [] : [each]))) {
        expect(await read(`/state?version=${version}&as=${as}`, key), `${as} ${version}`).toEqual(
          stateOf(game, viewer),
        );
      }
    }
  });

  it('of the log and of the record is what those eyes may read, in any pages', async () => {
    const games = anew();
    const game = await games.current(gameId);
    const steps = await games.steps(gameId, 0, STEPS + 1, STEPS + 1);
    const events = await api.app.get(EventStore).read(gameId);
    const seen: string[] = [];
    for (const [as, viewer, key] of [...eyes(), ...eyes().toReversed()]) {
      const log = steps.map((each) => json(seenStep(game.rules, each, viewer)));
      const record = events.map((event, at) =>
        json(seenEvent(event, { viewer, isOpen: false, log: game.rules.logFor(steps[at]?.log ?? [], viewer) })),
      );
      for (const [after, limit] of [
        [0, 500],
        [30, 100],
        [0, 7],
        [5, 20],
        [46, 10],
      ] as const) {
        const range = `after=${after}&limit=${limit}&as=${as}`;
        const next: unknown = after + limit <= STEPS ? expect.stringContaining(`after=${after + limit}`) : null;
        expect(await read(`/log?${range}`, key)).toEqual({ items: log.slice(after, after + limit), next });
        expect(await read(`/events?${range}`, key)).toEqual({ items: record.slice(after, after + limit), next });
      }
      seen.push(JSON.stringify(log));
    }
    expect(new Set(seen).size).toBe(4);
  });

  it("of decisions has the viewer's questions, the requested answers, and those for judges", async () => {
    const game = await anew().current(gameId);
    const { version } = game;
    const asked = (viewer: Viewer, judges: boolean, answers: number) =>
      json({ version, ...askedOf(game, { viewer, judges, answers }), deciding: decidingSeats(game), awaiting: [] });
    for (const limit of [3, 0, 100, 3]) {
      for (const [as, viewer, key] of eyes()) {
        expect(await read(`/decisions?limit=${limit}&as=${as}`, key)).toEqual(asked(viewer, false, limit));
      }
      expect(await read(`/decisions?limit=${limit}`, judge)).toEqual(asked({ kind: 'spectator' }, true, limit));
      expect(await read(`/decisions?limit=${limit}`, spectator)).toEqual(asked({ kind: 'spectator' }, false, limit));
    }
  });

  it('is made once for all who see the same', async () => {
    texts.clear();
    const [views, states] = [texts.made('view'), texts.made('state')];
    const made = () => [texts.made('view') - views, texts.made('state') - states];
    for (let reader = 0; reader < 5; reader += 1) await read('/state', players[0].key);
    expect(made()).toEqual([1, 1]);
    await read('/state', players[1].key);
    expect(made()).toEqual([2, 2]);
    await read('/state', spectator);
    await read('/state', api.adminKey);
    expect(made()).toEqual([3, 3]);
    expect(texts.bytes).toBeGreaterThan(0);
  });
});

describe('300 who follow one game', () => {
  const [BEFORE, AWAY, ACTIONS] = [12, 30, 5] as const;
  /** Few judges: each of their looks is recorded, one after the other. */
  const everybody = () =>
    eyes().flatMap(([as, , key]) => Array.from({ length: as === 'judge' ? 6 : 98 }, () => ({ as, key })));

  it('get every step once, in order and as they may know it, also after a reconnection', async () => {
    const gameId = await newGame();
    await play(gameId, 3);
    const followers = everybody();
    const path = (as: string, after: number) => `/v1/games/${gameId}/stream?after=${after}&as=${as}`;
    const first = followers.map(({ as, key }) => follow(api, path(as, 4), key, BEFORE));
    await play(gameId, BEFORE, 6);
    const heard = await Promise.all(first);
    await play(gameId, AWAY, 7);
    const rest = await Promise.all(
      followers.map(({ as, key }, at) => {
        const last = heard[at]?.at(-1)?.id ?? 0;
        return follow(api, path(as, 0), key, AWAY, { 'last-event-id': String(last) });
      }),
    );
    const versions = Array.from({ length: BEFORE + AWAY }, (_, at) => 5 + at);
    const logs = new Map<string, unknown>();
    for (const [as, , key] of eyes()) {
      const { body } = await api.call('GET', `/v1/games/${gameId}/log?after=4&limit=500&as=${as}`, undefined, key);
      logs.set(as, (body as { items: unknown }).items);
    }
    for (const [at, { as }] of followers.entries()) {
      const told = [...(heard[at] ?? []), ...(rest[at] ?? [])];
      expect(told.map(({ id }) => id)).toEqual(versions);
      expect(told.map(({ data }) => data)).toEqual(logs.get(as));
    }
  });

  it('have each step written once for each pair of eyes, and are sent the same bytes', async () => {
    const gameId = await newGame();
    const followers = everybody();
    let arrived = 0;
    const count = ({ id }: StreamedEvent): boolean => {
      arrived += 1;
      return Number(id) === 1 + ACTIONS;
    };
    const streams = followers.map(({ as, key }) =>
      readStream(api, `/v1/games/${gameId}/stream?as=${as}&after=0`, key, count),
    );
    const allHave = (steps: number) => expect.poll(() => arrived, { timeout: 30_000 }).toBe(steps * followers.length);
    await allHave(1);
    const [steps, frames] = [texts.made('step'), texts.made('frames')];
    for (let taken = 1; taken <= ACTIONS; taken += 1) {
      await play(gameId, 1, taken);
      await allHave(1 + taken);
    }
    await Promise.all(streams);
    expect(texts.made('step') - steps).toBe(ACTIONS * eyes().length);
    expect(texts.made('frames') - frames).toBe(ACTIONS * eyes().length);
  });
});
