/**
 * Goal: nobody knows more of a game than is theirs to know, and whoever looks through others' eyes is on record before. Method: what
 * viewing stands on answers what the test wants; every caller asks for every pair of eyes.
 */
import type { QueryBus } from '@nestjs/cqrs';
import { describe, expect, it, vi } from 'vitest';
import type { CallerIdentity, Role, Rights } from '../../identity/index.js';
import type { GetMatch } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { GameRepository } from '../game-repository.js';
import type { Glance } from '../looks/look.js';
import type { Looks } from '../looks/looks.js';
import type { SpectatorsDelay } from './spectators-delay.js';
import { Viewing } from './viewing.js';

const NOW_OVER = '2026-11-23T12:00:00.000Z';
const GLANCE: Glance = { read: 'state', from: 3, to: 9 };

const gameThat = (endedAt: string | null = null, version = 9): Game =>
  ({
    id: 'g',
    version,
    endedAt,
    started: {
      matchId: 'm',
      seats: [
        { seat: 'p1', playerId: 'abe' },
        { seat: 'p2', playerId: 'bea' },
      ],
    },
  }) as unknown as Game;

interface World {
  readonly game?: Game;
  /** What gives the right to see what is hidden, in this match. */
  readonly role?: Role | null;
  readonly isPublished?: boolean;
  /** How far the game has come for whoever it is held back from. */
  readonly behind?: number;
}

function viewingIn({ game = gameThat(), role = null, isPublished = false, behind }: World = {}) {
  const roleFor = (_: CallerIdentity, right: string, { matchId }: { readonly matchId: string }) =>
    Promise.resolve(right === 'games.view-hidden' && matchId === 'm' ? role : null);
  const take = vi.fn((_look: unknown) => Promise.resolve(5));
  const matchOf = ({ matchId }: GetMatch) =>
    Promise.resolve({ publication: { isPublic: matchId === 'm' && isPublished } });
  const viewing = new Viewing(
    {
      current: () => Promise.resolve(game),
      behind: (_: string, version: number) => Promise.resolve(gameThat(game.endedAt, version)),
    } as unknown as GameRepository,
    {
      holdsBack: () => Promise.resolve(behind !== undefined),
      reach: () => Promise.resolve({ version: behind, dueInMs: null }),
    } as unknown as SpectatorsDelay,
    { take } as unknown as Looks,
    {
      roleFor,
      may: async (...asked: Parameters<typeof roleFor>) => (await roleFor(...asked)) !== null,
    } as unknown as Rights,
    { execute: matchOf } as unknown as QueryBus,
  );
  return { viewing, take };
}

const caller = (playerId?: string): CallerIdentity => ({
  keyId: 'key',
  role: 'player',
  ...(playerId !== undefined && { playerId }),
});

/** What comes of asking for a pair of eyes: whose they are then, or why not. */
async function sight(world: World, as: string | undefined, playerId?: string, glance: Glance = GLANCE) {
  const { viewing, take } = viewingIn(world);
  const told = vi.fn((_game: Game) => glance);
  const onlooker = { caller: caller(playerId), as, reason: 'A call' };
  try {
    const seen = await viewing.sightOf('g', onlooker, told);
    expect(told.mock.calls).toEqual([[seen.game]]);
    const looks = take.mock.calls.map(([look]) => look);
    return { ...seen, game: seen.game.version, looks };
  } catch (error) {
    expect([told.mock.calls, take.mock.calls]).toEqual([[], []]);
    return error;
  }
}

const EYES = ['p1', 'p2', 'spectator', 'judge', 'everything'];
const forbidden = (as: string, allowed: readonly string[]): unknown =>
  expect.objectContaining({ code: 'game.view-forbidden', as, allowed });

describe('of a running game', () => {
  it('a player sees what its seat knows or anybody does, and nothing else', async () => {
    const own = { game: 9, isOpen: false, look: null, isOwn: true, looks: [] };
    expect(await sight({}, undefined, 'abe')).toEqual({ ...own, viewer: { kind: 'player', seat: 'p1' } });
    expect(await Promise.all(EYES.map((as) => sight({}, as, 'bea')))).toEqual([
      forbidden('p1', ['p2', 'spectator']),
      { ...own, viewer: { kind: 'player', seat: 'p2' } },
      { ...own, viewer: { kind: 'spectator' } },
      forbidden('judge', ['p2', 'spectator']),
      forbidden('judge', ['p2', 'spectator']),
    ]);
  });

  it('everybody else sees what anybody does, also where the match is to be published', async () => {
    for (const playerId of [undefined, 'cid']) {
      for (const isPublished of [false, true]) {
        const seen = await Promise.all([undefined, ...EYES].map((as) => sight({ isPublished }, as, playerId)));
        const open = { game: 9, viewer: { kind: 'spectator' }, isOpen: false, look: null, isOwn: true, looks: [] };
        const others = (as: string): unknown => forbidden(as, ['spectator']);
        expect(seen).toEqual([open, others('p1'), others('p2'), open, others('judge'), others('judge')]);
      }
    }
  });

  it('whoever works at the table sees through any eyes, and is on record; nobody sees what will be drawn', async () => {
    const world: World = { role: 'judge' };
    const look = (viewer: object) => ({
      game: 9,
      viewer,
      isOpen: false,
      look: 5,
      isOwn: false,
      looks: [
        expect.objectContaining({
          viewer,
          glance: GLANCE,
          role: 'judge',
          onlooker: expect.objectContaining({ reason: 'A call' }) as unknown,
        }),
      ],
    });
    expect(await sight(world, 'p1')).toEqual(look({ kind: 'player', seat: 'p1' }));
    expect(await sight(world, 'judge')).toEqual(look({ kind: 'judge' }));
    expect(await sight(world, 'everything')).toEqual(look({ kind: 'judge' }));
    expect(await sight(world, 'p2', 'abe')).toEqual(look({ kind: 'player', seat: 'p2' }));
    expect(await sight(world, 'p1', 'abe')).toMatchObject({ look: null, looks: [], isOwn: true });
    expect(await sight(world, undefined)).toMatchObject({ look: null, looks: [], viewer: { kind: 'spectator' } });
  });

  it('a look at nothing is none, one at a single version or without an end is', async () => {
    const looks = async (from: number, to: number | null) =>
      ((await sight({ role: 'judge' }, 'p1', undefined, { read: 'log', from, to })) as { look: number | null }).look;
    expect([await looks(4, 3), await looks(4, 4), await looks(4, 5), await looks(4, null)]).toEqual([null, 5, 5, 5]);
  });

  it('eyes that nobody has are told with those that there are', async () => {
    const viewers = ['p1', 'p2', 'spectator', 'judge', 'everything'];
    expect(await sight({ role: 'judge' }, 'p3')).toMatchObject({ code: 'game.unknown-viewer', viewers });
  });

  it('it is there as far as it has come for the caller', async () => {
    expect(await sight({ behind: 4 }, undefined)).toMatchObject({ game: 4 });
    expect(await sight({}, undefined)).toMatchObject({ game: 9 });
    const game = gameThat();
    expect(await viewingIn({ game, behind: 9 }).viewing.watched('g', caller())).toBe(game);
    expect(await viewingIn({ behind: 4 }).viewing.reach(game, caller())).toBe(4);
    expect(await viewingIn().viewing.reach(game, caller())).toBe(9);
  });
});

describe('of a game that is over', () => {
  const game = gameThat(NOW_OVER);

  it('everybody sees everything once its match is published, and nobody is on record for it', async () => {
    for (const as of EYES) {
      const own = as === 'spectator';
      expect(await sight({ game, isPublished: true }, as)).toMatchObject({
        isOpen: true,
        look: null,
        isOwn: own,
        looks: [],
      });
    }
    expect(await sight({ game, isPublished: true }, 'everything')).toMatchObject({ viewer: { kind: 'everything' } });
    expect(await sight({ game, isPublished: true }, 'p1', 'abe')).toMatchObject({ isOwn: true });
  });

  it('before that all is as it was, but that nothing is secret to whoever may see everything', async () => {
    expect(await sight({ game }, 'everything')).toEqual(forbidden('everything', ['spectator']));
    expect(await sight({ game }, undefined, 'abe')).toMatchObject({ isOpen: false, isOwn: true });
    expect(await sight({ game, role: 'judge' }, 'everything')).toMatchObject({
      viewer: { kind: 'everything' },
      isOpen: true,
      look: 5,
      isOwn: false,
    });
    const nothing: Glance = { ...GLANCE, to: 2 };
    expect(await sight({ game, role: 'judge' }, 'everything', undefined, nothing)).toMatchObject({
      isOpen: true,
      look: null,
    });
  });
});

describe('whoever looks on', () => {
  const mayLookOn = (world: World, look: number | null) =>
    viewingIn(world).viewing.mayLookOn(world.game ?? gameThat(), { caller: caller(), look });

  it('may while they still have the right to and are on record, or where all is public', async () => {
    expect(await mayLookOn({ role: 'judge' }, 5)).toBe(true);
    expect(await mayLookOn({ role: 'judge' }, null)).toBe(false);
    expect(await mayLookOn({}, 5)).toBe(false);
    expect(await mayLookOn({ game: gameThat(NOW_OVER), isPublished: true }, null)).toBe(true);
    expect(await mayLookOn({ isPublished: true }, null)).toBe(false);
  });

  it('has the right to in this match', async () => {
    expect(await viewingIn({ role: 'judge' }).viewing.mayLook(gameThat(), caller())).toBe(true);
    expect(await viewingIn({}).viewing.mayLook(gameThat(), caller())).toBe(false);
  });
});
