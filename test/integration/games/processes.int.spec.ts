/**
 * Goal: it does not matter which process a request reaches, nor what that one remembers. Method: a second set of the
 * same services on the same database, which knows nothing of what the first one does until it looks.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Actors } from '../../../src/modules/games/access/actors.js';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { GameSnapshots } from '../../../src/modules/games/game-snapshots.js';
import { Timekeeper } from '../../../src/modules/games/index.js';
import { GameChanges } from '../../../src/modules/games/live/game-changes.js';
import { GameActions } from '../../../src/modules/games/game-actions.js';
import { RulesRegistry } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Feed, Snapshots } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];

interface Process {
  readonly games: GameRepository;
  readonly play: GameActions;
}

function anotherProcess(): Process {
  const pool = api.app.get(PgPools).app;
  const store = new EventStore(pool);
  const snapshots = new GameSnapshots(new Snapshots(pool), store);
  const registry = api.app.get(RulesRegistry, { strict: false });
  const games = new GameRepository(store, snapshots, registry, new GameChanges(new Feed(pool)));
  const [acting, timekeeper] = [api.app.get(Actors, { strict: false }), api.app.get(Timekeeper, { strict: false })];
  return { games, play: new GameActions(games, store, acting, timekeeper) };
}

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

const newGame = async () => (await createMatch(api, players)).games[0]?.id ?? '';

async function playOn(gameId: string, steps: number, seed: number): Promise<void> {
  const pick = dice(seed);
  for (let taken = 0; taken < steps; taken += 1) await step(api, gameId, players, pick);
}

/** One action of the seat that is to act, through another process. */
async function actThrough({ games, play }: Process, gameId: string, key?: string) {
  const { rules, state } = await anotherProcess().games.current(gameId);
  const [decision] = rules.decisions(state);
  if (decision === undefined) throw new Error('somebody has to decide');
  const answer = rules.sampleAnswer(state, decision.id, () => 0);
  const player = players[decision.seat === 'p1' ? 0 : 1];
  const caller = { keyId: 'test', role: 'player' as const, playerId: player.id };
  await games.known(gameId);
  return () =>
    play.submit({
      gameId,
      intent: { kind: 'answer', answers: [{ decision: decision.id, answer }] },
      expectedVersion: undefined,
      origin: { caller, requestId: 'test', key },
    });
}

describe('a process that knows an older version', () => {
  it('catches up before it refuses anything', async () => {
    const gameId = await newGame();
    const other = anotherProcess();
    await other.games.known(gameId);
    await playOn(gameId, 6, 3);
    const act = await actThrough(other, gameId);
    expect((await act()).game.version).toBe(8);
    await playOn(gameId, 1, 4);
    expect((await api.call('GET', `/v1/games/${gameId}`)).body).toMatchObject({ version: 9 });
  });

  it('records an action once that is sent to two processes at once under one key', async () => {
    const gameId = await newGame();
    const acts = [await actThrough(anotherProcess(), gameId, 'k'), await actThrough(anotherProcess(), gameId, 'k')];
    const played = await Promise.all(acts.map((act) => act()));
    expect(played.map(({ game }) => game.version)).toEqual([2, 2]);
    expect(played.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(played[0]?.game.hash).toBe(played[1]?.game.hash);
  });
});

describe('a process that knows nothing', () => {
  it('reaches the same state from a snapshot and from the beginning', async () => {
    const gameId = await newGame();
    await playOn(gameId, 52, 8);
    const { app } = api.app.get(PgPools);
    await eventually('a snapshot', async () => {
      const { rows } = await app.query('select from es.snapshots where stream = $1 and version = 50', [gameId]);
      return rows.length > 0 ? true : null;
    });
    const fromSnapshot = await anotherProcess().games.current(gameId);
    const whole = await anotherProcess().games.at(gameId, 53, 0);
    expect([fromSnapshot.version, whole.version]).toEqual([53, 53]);
    expect(fromSnapshot.rules.stateHash(fromSnapshot.state)).toBe(whole.rules.stateHash(whole.state));
    expect(fromSnapshot.steps).toEqual(whole.steps.slice(50));
    expect(whole.steps).toHaveLength(53);
  });

  it('does without a snapshot that contradicts the record', async () => {
    const gameId = await newGame();
    await playOn(gameId, 3, 9);
    const { rules, state, steps } = await anotherProcess().games.at(gameId, 4, 0);
    const lie = { stream: gameId, version: 2, engine: rules.engine, state, stateHash: rules.stateHash(state) };
    await new Snapshots(api.app.get(PgPools).app).save(lie);
    expect((await anotherProcess().games.current(gameId)).steps).toEqual(steps);
  });
});
