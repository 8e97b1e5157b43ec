/**
 * Goal: a running game is held back from spectators by exactly the delay of its match. Method: doubles under the delay
 * record each question and answer as the test wants.
 */
import { describe, expect, it } from 'vitest';
import { games, type LogEntry, rulesFor } from '../../../engine/index.js';
import type { Clock } from '../../../platform/database/index.js';
import type { EventStore } from '../../../platform/event-store/index.js';
import type { CallerIdentity, Rights } from '../../identity/index.js';
import type { GameStarted } from '../../matches/index.js';
import type { GameRepository } from '../game-repository.js';
import { type PlayedSteps, SpectatorsDelay, turnsIn } from './spectators-delay.js';
import type { RecordedGame } from './view-request.js';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');

const rules = rulesFor(games[0] ?? '');
if (rules === undefined) throw new Error('there is a game');

const { kind, where } = rules.statistics.turn.of;
const BEGUN: LogEntry = { kind, cites: [], ...where };

/** In which of these versions a turn began. */
const played = (versions: readonly number[], begun: readonly number[]): PlayedSteps => ({
  rules,
  steps: versions.map((version) => ({ version, type: 'ActionTaken', log: begun.includes(version) ? [BEGUN] : [] })),
});

type Delay = NonNullable<GameStarted['spectators']>['delay'];

const gameWith = (delay: Delay | undefined, more: Partial<RecordedGame> = {}): RecordedGame => ({
  id: 'g',
  started: {
    matchId: 'm',
    seats: [{ seat: 'p1', playerId: 'abe' }],
    ...(delay !== undefined && { spectators: { delay } }),
  } as unknown as GameStarted,
  version: 9,
  endedAt: null,
  ...more,
});

interface World {
  /** Whether the caller may watch live, in this match. */
  readonly watchesLive?: boolean;
  readonly recordedBy?: { readonly version: number; readonly nextAt: Date | null };
  /** What is remembered of the game, and all of it. */
  readonly held?: PlayedSteps;
  readonly all?: PlayedSteps;
}

function delayIn({ watchesLive = false, recordedBy, held, all }: World, asked: unknown[] = []): SpectatorsDelay {
  const answer =
    (value: unknown) =>
    (...question: unknown[]) => {
      asked.push(question);
      return Promise.resolve(value);
    };
  const may = (_: CallerIdentity, right: string, { matchId }: { readonly matchId: string }) =>
    Promise.resolve(watchesLive && right === 'games.watch-live' && matchId === 'm');
  return new SpectatorsDelay(
    { atLeast: answer(held), steps: answer(all?.steps) } as unknown as GameRepository,
    { recordedBy: answer(recordedBy) } as unknown as EventStore,
    { now: () => new Date(NOW) } as unknown as Clock,
    { may } as unknown as Rights,
  );
}

const caller = (playerId?: string): CallerIdentity => ({
  keyId: 'key',
  role: 'player',
  ...(playerId !== undefined && { playerId }),
});

describe('a game is held back', () => {
  it('from those who only watch, where its match says so', async () => {
    const game = gameWith({ seconds: 60 });
    expect(await delayIn({}).holdsBack(game, caller())).toBe(true);
    expect(await delayIn({}).holdsBack(game, caller('bea'))).toBe(true);
  });

  it('neither from its players, nor from those who work at the table, nor where nothing is said', async () => {
    const game = gameWith({ seconds: 60 });
    expect(await delayIn({}).holdsBack(game, caller('abe'))).toBe(false);
    expect(await delayIn({ watchesLive: true }).holdsBack(game, caller())).toBe(false);
    expect(await delayIn({}).holdsBack(gameWith(undefined), caller())).toBe(false);
  });
});

describe('by seconds', () => {
  const reach = (version: number, nextAt: Date | null, asked: unknown[] = []) =>
    delayIn({ recordedBy: { version, nextAt } }, asked).visibleVersion(gameWith({ seconds: 60 }));

  it('it has come as far as it had so long ago, and at least to its beginning', async () => {
    const asked: unknown[] = [];
    expect(await reach(4, null, asked)).toEqual({ version: 4, dueInMs: null });
    expect(asked).toEqual([['g', new Date(NOW - 60_000)]]);
    expect((await reach(0, null)).version).toBe(1);
    expect((await reach(12, null)).version).toBe(9);
  });

  it('what comes next is due a moment after it is as old, or at once', async () => {
    expect((await reach(4, new Date(NOW - 45_000))).dueInMs).toBe(15_001);
    expect((await reach(4, new Date(NOW - 75_000))).dueInMs).toBe(1);
  });

  it('also when it is over', async () => {
    const over = gameWith({ seconds: 60 }, { endedAt: '2026-11-23T11:59:59.000Z' });
    expect(await delayIn({ recordedBy: { version: 4, nextAt: null } }).visibleVersion(over)).toEqual({
      version: 4,
      dueInMs: null,
    });
  });
});

describe('by turns', () => {
  const all = played([1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 5, 8]);

  it('reaches the start of that turn by what is in memory, if that is enough', async () => {
    const asked: unknown[] = [];
    const held = played([5, 6, 7, 8, 9], [5, 8]);
    expect(await delayIn({ held }, asked).visibleVersion(gameWith({ turns: 2 }))).toEqual({
      version: 4,
      dueInMs: null,
    });
    expect(asked).toEqual([['g', 9]]);
  });

  it('by all of it where that is not enough', async () => {
    const asked: unknown[] = [];
    const held = played([8, 9], [8]);
    expect(await delayIn({ held, all }, asked).visibleVersion(gameWith({ turns: 2 }))).toEqual({
      version: 4,
      dueInMs: null,
    });
    expect(asked).toEqual([
      ['g', 9],
      ['g', 0, 9, 9],
    ]);
  });

  it('by what the caller has carried out, without reading anything', async () => {
    const asked: unknown[] = [];
    expect((await delayIn({}, asked).visibleVersion(gameWith({ turns: 1 }), turnsIn(all))).version).toBe(7);
    expect(asked).toEqual([]);
  });

  it('it has come to its beginning while fewer turns have begun, and never further than it is', async () => {
    expect((await delayIn({ held: all, all }).visibleVersion(gameWith({ turns: 4 }))).version).toBe(1);
    expect((await delayIn({}).visibleVersion(gameWith({ turns: 1 }), turnsIn(played([1, 2], [1])))).version).toBe(1);
    const further = played([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [12]);
    expect((await delayIn({}).visibleVersion(gameWith({ turns: 1 }), turnsIn(further))).version).toBe(9);
  });

  it('it is there as a whole when it is over, or where no delay is said', async () => {
    const over = gameWith({ turns: 2 }, { endedAt: '2026-11-23T11:59:59.000Z' });
    for (const game of [over, gameWith(undefined), gameWith({})])
      expect(await delayIn({ held: all }).visibleVersion(game)).toEqual({ version: 9, dueInMs: null });
  });
});
