import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rulesFor } from '../../engine/index.js';
import { recordedGame, storedEvents } from '../../../test/support/recorded-game.js';
import type { StoredEvent } from '../../platform/event-store/index.js';
import { reexecute } from './domain/re-execution.js';
import { ExecutedGames } from './executed-games.js';

const recorded = recordedGame({ seed: 7, concedeAfter: 20 });
const rules = rulesFor(recorded.game);
if (rules === undefined) throw new Error('the engine has the game');
const hashed = (name: string): readonly StoredEvent[] =>
  storedEvents(recorded).map((event) => ({ ...event, hash: `${name}-${event.version}` }));
const [first, second, third] = [hashed('first'), hashed('second'), hashed('third')];
const { started, steps, rewinds, ends, ...rest } = reexecute(first, () => rules);
const reexecution = { started, steps, rewinds, ends, ...rest };
const happened = { rules, started, rewinds, ends, steps: steps.map(({ version, log }) => ({ version, log })) };

let games: ExecutedGames;
/** Ends the replay that is under way. */
let end: () => void;
let fail: (error: Error) => void;

beforeEach(() => {
  vi.useFakeTimers();
  games = new ExecutedGames();
});
afterEach(() => vi.useRealTimers());

const begin = (): Promise<void> =>
  games.during(() => new Promise((resolve, reject) => ([end, fail] = [resolve, reject])));
const now = async (found: Promise<unknown>): Promise<unknown> => {
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([found, Promise.resolve('waiting')]);
};

it('finds what happened in a game that was executed, without its states', async () => {
  games.keep(first, reexecution);
  expect(await games.find(first)).toEqual(happened);
});

it('finds no game with another last event', async () => {
  games.keep(first, reexecution);
  expect(await games.find(second)).toBeNull();
  expect(await games.find(first.slice(0, -1))).toBeNull();
});

it('waits for no game if no replay is under way', async () => {
  expect(await now(games.find(first))).toBeNull();
});

it('waits for the game that a replay under way executes', async () => {
  void begin();
  const found = games.find(first);
  expect(await now(found)).toBe('waiting');
  games.keep(first, reexecution);
  expect(await now(found)).toEqual(happened);
});

it('waits for the next replay as well, which begins soon after the one before', async () => {
  const replay = begin();
  const found = games.find(second);
  games.keep(first, reexecution);
  end();
  await replay;
  expect(await now(found)).toBe('waiting');
  games.keep(second, reexecution);
  expect(await now(found)).toEqual(happened);
});

it('gives up after two other games', async () => {
  void begin();
  const found = games.find(third);
  games.keep(first, reexecution);
  expect(await now(found)).toBe('waiting');
  games.keep(second, reexecution);
  expect(await now(found)).toBeNull();
});

it('gives up if no game follows in time', async () => {
  const replay = begin();
  end();
  await replay;
  const found = games.find(first);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await now(found)).toBeNull();
});

it('keeps the last four games', async () => {
  const others = Array.from({ length: 4 }, (_, place) => hashed(`other-${place}`));
  games.keep(first, reexecution);
  for (const other of others) games.keep(other, reexecution);
  expect(await games.find(first)).toBeNull();
  for (const other of others) expect(await games.find(other)).toEqual(happened);
});

it('waits for no game that was executed and is no longer kept', async () => {
  void begin();
  games.keep(first, reexecution);
  for (let place = 0; place < 4; place += 1) games.keep(hashed(`other-${place}`), reexecution);
  expect(await now(games.find(first))).toBeNull();
  expect(await now(games.find(second))).toBe('waiting');
});

it('gives up soon after a replay failed, if no other follows', async () => {
  const replay = begin();
  const found = games.find(first);
  fail(new Error('the database is away'));
  await expect(replay).rejects.toThrow('the database is away');
  expect(await now(found)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(150);
  expect(await now(found)).toBeNull();
});

it('waits for the replay that follows a failed one', async () => {
  const replay = begin();
  const found = games.find(second);
  fail(new Error('the database is away'));
  await expect(replay).rejects.toThrow('the database is away');
  await vi.advanceTimersByTimeAsync(50);
  void begin();
  await vi.advanceTimersByTimeAsync(500);
  expect(await now(found)).toBe('waiting');
  games.keep(second, reexecution);
  expect(await now(found)).toEqual(happened);
});

it('gives up after two seconds of a replay that executes no game', async () => {
  void begin();
  const found = games.find(first);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await now(found)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(await now(found)).toBeNull();
});
