/**
 * Goal: no caller sees more of a game than allowed, and a view as another viewer is recorded before it is given.
 * Method: doubles under viewing answer as the test wants; every caller asks for every viewer.
 */
import type { QueryBus } from '@nestjs/cqrs';
import { describe, expect, it, vi } from 'vitest';
import type { CallerIdentity, Role, Rights } from '../../identity/index.js';
import type { GetMatch } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { GameRepository } from '../game-repository.js';
import type { ViewedVersions } from '../disclosures/disclosure.js';
import type { Disclosures } from '../disclosures/disclosures.js';
import type { SpectatorsDelay } from './spectators-delay.js';
import { Viewing } from './viewing.js';

const NOW_OVER = '2026-11-23T12:00:00.000Z';
const VERSIONS: ViewedVersions = { read: 'state', from: 3, to: 9 };

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
  /** How far the game has come for those it is held back from. */
  readonly behind?: number;
}

function viewingIn({ game = gameThat(), role = null, isPublished = false, behind }: World = {}) {
  const roleFor = (_: CallerIdentity, right: string, { matchId }: { readonly matchId: string }) =>
    Promise.resolve(right === 'games.view-hidden' && matchId === 'm' ? role : null);
  const record = vi.fn((_disclosure: unknown) => Promise.resolve(5));
  const matchOf = ({ matchId }: GetMatch) =>
    Promise.resolve({ publication: { isPublic: matchId === 'm' && isPublished } });
  const viewing = new Viewing(
    {
      current: () => Promise.resolve(game),
      behind: (_: string, version: number) => Promise.resolve(gameThat(game.endedAt, version)),
    } as unknown as GameRepository,
    {
      holdsBack: () => Promise.resolve(behind !== undefined),
      visibleVersion: () => Promise.resolve({ version: behind, dueInMs: null }),
    } as unknown as SpectatorsDelay,
    { record } as unknown as Disclosures,
    {
      roleFor,
      may: async (...asked: Parameters<typeof roleFor>) => (await roleFor(...asked)) !== null,
    } as unknown as Rights,
    { execute: matchOf } as unknown as QueryBus,
  );
  return { viewing, record };
}

const caller = (playerId?: string): CallerIdentity => ({
  keyId: 'key',
  role: 'player',
  ...(playerId !== undefined && { playerId }),
});

/** What comes of asking for a pair of eyes: whose they are then, or why not. */
async function viewed(world: World, as: string | undefined, playerId?: string, versions: ViewedVersions = VERSIONS) {
  const { viewing, record } = viewingIn(world);
  const versionsIn = vi.fn((_game: Game) => versions);
  const request = { caller: caller(playerId), as, reason: 'A call' };
  try {
    const seen = await viewing.viewOf('g', request, versionsIn);
    expect(versionsIn.mock.calls).toEqual([[seen.game]]);
    const recorded = record.mock.calls.map(([disclosure]) => disclosure);
    return { ...seen, game: seen.game.version, recorded };
  } catch (error) {
    expect([versionsIn.mock.calls, record.mock.calls]).toEqual([[], []]);
    return error;
  }
}

const EYES = ['p1', 'p2', 'spectator', 'judge', 'everything'];
const forbidden = (as: string, allowed: readonly string[]): unknown =>
  expect.objectContaining({ code: 'game.view-forbidden', as, allowed });

describe('of a running game', () => {
  it('a player sees what its seat knows or anybody does, and nothing else', async () => {
    const own = { game: 9, isOpen: false, disclosure: null, isOwn: true, recorded: [] };
    expect(await viewed({}, undefined, 'abe')).toEqual({ ...own, viewer: { kind: 'player', seat: 'p1' } });
    expect(await Promise.all(EYES.map((as) => viewed({}, as, 'bea')))).toEqual([
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
        const seen = await Promise.all([undefined, ...EYES].map((as) => viewed({ isPublished }, as, playerId)));
        const open = {
          game: 9,
          viewer: { kind: 'spectator' },
          isOpen: false,
          disclosure: null,
          isOwn: true,
          recorded: [],
        };
        const others = (as: string): unknown => forbidden(as, ['spectator']);
        expect(seen).toEqual([open, others('p1'), others('p2'), open, others('judge'), others('judge')]);
      }
    }
  });

  it('staff at the table see as any viewer, and are on record; nobody sees what will be drawn', async () => {
    const world: World = { role: 'judge' };
    const recordedView = (viewer: object) => ({
      game: 9,
      viewer,
      isOpen: false,
      disclosure: 5,
      isOwn: false,
      recorded: [
        expect.objectContaining({
          viewer,
          versions: VERSIONS,
          role: 'judge',
          request: expect.objectContaining({ reason: 'A call' }) as unknown,
        }),
      ],
    });
    expect(await viewed(world, 'p1')).toEqual(recordedView({ kind: 'player', seat: 'p1' }));
    expect(await viewed(world, 'judge')).toEqual(recordedView({ kind: 'judge' }));
    expect(await viewed(world, 'everything')).toEqual(recordedView({ kind: 'judge' }));
    expect(await viewed(world, 'p2', 'abe')).toEqual(recordedView({ kind: 'player', seat: 'p2' }));
    expect(await viewed(world, 'p1', 'abe')).toMatchObject({ disclosure: null, recorded: [], isOwn: true });
    expect(await viewed(world, undefined)).toMatchObject({
      disclosure: null,
      recorded: [],
      viewer: { kind: 'spectator' },
    });
  });

  it('a look at nothing is none, one at a single version or without an end is', async () => {
    const looks = async (from: number, to: number | null) =>
      ((await viewed({ role: 'judge' }, 'p1', undefined, { read: 'log', from, to })) as { disclosure: number | null })
        .disclosure;
    expect([await looks(4, 3), await looks(4, 4), await looks(4, 5), await looks(4, null)]).toEqual([null, 5, 5, 5]);
  });

  it('eyes that nobody has are told with those that there are', async () => {
    const viewers = ['p1', 'p2', 'spectator', 'judge', 'everything'];
    expect(await viewed({ role: 'judge' }, 'p3')).toMatchObject({ code: 'game.unknown-viewer', viewers });
  });

  it('it is there as far as it has come for the caller', async () => {
    expect(await viewed({ behind: 4 }, undefined)).toMatchObject({ game: 4 });
    expect(await viewed({}, undefined)).toMatchObject({ game: 9 });
    const game = gameThat();
    expect(await viewingIn({ game, behind: 9 }).viewing.visibleGame('g', caller())).toBe(game);
    expect(await viewingIn({ behind: 4 }).viewing.visibleVersion(game, caller())).toBe(4);
    expect(await viewingIn().viewing.visibleVersion(game, caller())).toBe(9);
  });
});

describe('of a game that is over', () => {
  const game = gameThat(NOW_OVER);

  it('everybody sees everything once its match is published, and nobody is on record for it', async () => {
    for (const as of EYES) {
      const own = as === 'spectator';
      expect(await viewed({ game, isPublished: true }, as)).toMatchObject({
        isOpen: true,
        disclosure: null,
        isOwn: own,
        recorded: [],
      });
    }
    expect(await viewed({ game, isPublished: true }, 'everything')).toMatchObject({ viewer: { kind: 'everything' } });
    expect(await viewed({ game, isPublished: true }, 'p1', 'abe')).toMatchObject({ isOwn: true });
  });

  it('before that all is as it was, but that nothing is secret to those who may see everything', async () => {
    expect(await viewed({ game }, 'everything')).toEqual(forbidden('everything', ['spectator']));
    expect(await viewed({ game }, undefined, 'abe')).toMatchObject({ isOpen: false, isOwn: true });
    expect(await viewed({ game, role: 'judge' }, 'everything')).toMatchObject({
      viewer: { kind: 'everything' },
      isOpen: true,
      disclosure: 5,
      isOwn: false,
    });
    const nothing: ViewedVersions = { ...VERSIONS, to: 2 };
    expect(await viewed({ game, role: 'judge' }, 'everything', undefined, nothing)).toMatchObject({
      isOpen: true,
      disclosure: null,
    });
  });
});

describe('a viewer who goes on watching', () => {
  const mayContinue = (world: World, disclosure: number | null) =>
    viewingIn(world).viewing.mayContinue(world.game ?? gameThat(), { caller: caller(), disclosure });

  it('may while they still have the right to and are on record, or where all is public', async () => {
    expect(await mayContinue({ role: 'judge' }, 5)).toBe(true);
    expect(await mayContinue({ role: 'judge' }, null)).toBe(false);
    expect(await mayContinue({}, 5)).toBe(false);
    expect(await mayContinue({ game: gameThat(NOW_OVER), isPublished: true }, null)).toBe(true);
    expect(await mayContinue({ isPublished: true }, null)).toBe(false);
  });

  it('has the right to in this match', async () => {
    expect(await viewingIn({ role: 'judge' }).viewing.mayViewHidden(gameThat(), caller())).toBe(true);
    expect(await viewingIn({}).viewing.mayViewHidden(gameThat(), caller())).toBe(false);
  });
});
