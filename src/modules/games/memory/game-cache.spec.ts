/**
 * Goal: a process remembers games exactly, within its limit of bytes. Method: recorded games in caches that are too
 * small for them; the estimated size is compared with the growth of the heap.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { games, rulesFor } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { commandOf, decodeMatchEvent, isStateDue } from '../../matches/index.js';
import { afterwards, type Game, gameAfter, openGame, openingOf } from '../domain/game.js';
import { type CacheBounds, GameCache } from './game-cache.js';

const PLENTY = { open: 2 ** 30, packed: 2 ** 30 };

const recorded = new Map<number, readonly StoredEvent[]>();

/** The record of a game, made once. */
function recordOf(seed: number): readonly StoredEvent[] {
  const gameId = `00000000-0000-4000-8000-0000000000${String(seed).padStart(2, '0')}`;
  const events = recorded.get(seed) ?? storedEvents(recordedGame({ seed, gameId, concedeAfter: 70 }));
  recorded.set(seed, events);
  return events;
}

/** A game as far as a version. */
function gameOf(seed: number, to = Infinity): Game {
  const [first, ...rest] = recordOf(seed);
  const [rules] = games.map((game) => rulesFor(game));
  if (first === undefined || rules === undefined) throw new Error('a game begins, by rules');
  return gameAfter(openGame(first, openingOf(first.stream, first), rules), rest.slice(0, to - 1));
}

/**
 * The same as a process has it that has decided on each of its actions, and that shares no text with any other game.
 */
function gamePlayed(seed: number, to: number): Game {
  const [first, ...rest] = (JSON.parse(JSON.stringify(recordOf(seed))) as StoredEvent[]).slice(0, to);
  const { rules } = gameOf(seed, 1);
  if (first === undefined) throw new Error('a game begins');
  return rest.reduce<Game>(
    (game, event) => {
      const command = commandOf(decodeMatchEvent(event));
      const decided = command && rules.decide(game.state, command);
      if (decided === null || decided.kind === 'rejected') throw new Error('every event is an action');
      if (isStateDue(event.version)) rules.stateHash(decided.state);
      const { steps, ...after } = afterwards(game, decided, [event]);
      return { ...after, steps: steps.slice(-24) };
    },
    openGame(first, openingOf(first.stream, first), rules),
  );
}

const SEEDS = [1, 2, 3, 4, 5, 6];

/** In bytes: nothing beside the megabytes that are measured. */
const FREED_LITTLE = 10_000;

describe('a cache of games', () => {
  it('holds a game as it is, also one that it had packed, with all of its steps', () => {
    const all = SEEDS.map((seed) => gameOf(seed, 60));
    // Room for one game as it is.
    const cache = new GameCache({ open: 400_000, packed: 2 ** 30 });
    for (const game of all) cache.keep(game);
    for (const game of [...all, ...all.toReversed()]) {
      const { steps, ...held } = cache.get(game.id) ?? gameOf(99, 2);
      expect(held).toEqual({ ...game, steps: undefined });
      expect(held.rules.stateHash(held.state)).toBe(game.rules.stateHash(game.state));
      expect(steps).toEqual(game.steps.slice(-steps.length));
      expect(steps.length).toBeGreaterThanOrEqual(16);
      expect(cache.steps(game.id, 0, game.version)).toEqual(game.steps);
    }
    expect(cache.bytes.packed).toBeGreaterThan(0);
  });

  it('carries on what it had packed as if it never had', () => {
    const [before, after] = [gameOf(7, 40), gameOf(7, 65)];
    const { id } = before;
    const cache = new GameCache({ open: 400_000, packed: 2 ** 30 });
    cache.keep(before);
    for (const seed of SEEDS) cache.keep(gameOf(seed, 60));
    cache.keep({ ...after, steps: after.steps.slice(40) });
    expect(cache.get(id)?.version).toBe(after.version);
    expect(cache.steps(id, 0, after.version)?.map(({ version }) => version)).toEqual(
      after.steps.map(({ version }) => version),
    );
  });

  it('never takes more than its bounds, and lets go of what was not asked for the longest', () => {
    const bounds = { open: 600_000, packed: 100_000 };
    const cache = new GameCache(bounds);
    const all = SEEDS.map((seed) => gameOf(seed, 60));
    for (const game of all) {
      cache.keep(game);
      expect(cache.bytes.open).toBeLessThanOrEqual(bounds.open);
      expect(cache.bytes.packed).toBeLessThanOrEqual(bounds.packed);
    }
    const held = all.map(({ id }) => cache.get(id) !== undefined);
    expect(held.at(-1)).toBe(true);
    expect(held[0]).toBe(false);
  });

  it('never goes back to an older version', () => {
    const game = gameOf(3, 50);
    const cache = new GameCache(PLENTY);
    cache.keep(game);
    cache.keep({ ...game, version: game.version - 1, steps: game.steps.slice(0, -1) });
    expect(cache.get(game.id)?.version).toBe(game.version);
  });

  it('knows of no steps before those that it was told, until it is told them', () => {
    const game = gameOf(4, 60);
    const cache = new GameCache(PLENTY);
    cache.keep({ ...game, steps: game.steps.slice(-5) });
    expect(cache.steps(game.id, game.version - 5, game.version)).toEqual(game.steps.slice(-5));
    expect(cache.steps(game.id, 0, game.version)).toBeNull();
    cache.keep(game);
    expect(cache.steps(game.id, 0, game.version)).toEqual(game.steps);
  });

  it('reckons to take what it takes, and somewhat more', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      // What is remembered of an object goes one collection after it: until a collection frees nothing more.
      for (let before = Infinity; ;) {
        collect();
        const { heapUsed, arrayBuffers } = process.memoryUsage();
        const now = heapUsed + arrayBuffers;
        if (before - now < FREED_LITTLE) return now;
        before = now;
      }
    };
    // What earlier tests of this process have left may take longer to go.
    for (let last = Infinity, now = used(); last - now > 50_000;) [last, now] = [now, used()];
    const filled = (count: number, bounds: CacheBounds, made: (seed: number, to: number) => Game): GameCache => {
      const cache = new GameCache(bounds);
      for (let game = 0; game < count; game += 1) cache.keep({ ...made(game % 6, 65), id: `game ${game}` });
      return cache;
    };
    const takenBy = (...of: Parameters<typeof filled>): { readonly taken: number; readonly reckoned: number } => {
      filled(...of);
      const before = used();
      const cache = filled(...of);
      const taken = used() - before;
      return { taken, reckoned: cache.bytes.open + cache.bytes.packed };
    };
    // Room for one game as it is, and for all; those that were played on take most. Of the small ones so many that half
    // a megabyte, by which one measurement differs from the next, is little beside them.
    const packed = takenBy(160, { open: 400_000, packed: 2 ** 30 }, gameOf);
    const open = takenBy(40, PLENTY, gamePlayed);
    for (const { taken, reckoned } of [packed, open]) {
      expect(taken).toBeLessThan(reckoned);
      expect(taken).toBeGreaterThan(reckoned / 5);
    }
    expect(packed.taken / 160).toBeLessThan(open.taken / 40);
  });
});
