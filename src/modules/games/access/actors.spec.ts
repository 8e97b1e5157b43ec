/** Goal: a caller without a seat acts as what their rights say, and without any as nothing. */
import { describe, expect, it } from 'vitest';
import type { CallerIdentity, Permission, Rights, Role } from '../../identity/index.js';
import type { Game } from '../domain/game.js';
import { Actors, viewerOf } from './actors.js';

const seats = [{ seat: 'p1', playerId: 'abe' }];
const game = { started: { matchId: 'm', seats } } as unknown as Game;

/** With these rights in this match, and none in any other. */
function actingWith(held: Partial<Record<Permission, Role>>) {
  const roleFor = (_: CallerIdentity, permission: Permission, at: { readonly matchId: string }) =>
    Promise.resolve(at.matchId === 'm' ? (held[permission] ?? null) : null);
  const may = async (...asked: Parameters<typeof roleFor>) => (await roleFor(...asked)) !== null;
  return new Actors({ roleFor, may } as unknown as Rights);
}

const callerOf = (playerId?: string): CallerIdentity => ({
  keyId: 'key',
  role: 'player',
  ...(playerId !== undefined && { playerId }),
});

/** By the rights that the caller has in the match, with the role that gives each. */
const actorIn = (held: Partial<Record<Permission, Role>>, records?: boolean, playerId?: string) =>
  actingWith(held).actorIn(game, callerOf(playerId), records);

const both = { 'games.judge': 'head-judge', 'games.record': 'scorekeeper' } as const;

describe('a caller without a seat', () => {
  it('is nobody at the table without a right there, whatever is asked for', async () => {
    for (const records of [false, true]) {
      for (const playerId of [undefined, 'bea']) {
        await expect(actorIn({}, records, playerId)).rejects.toMatchObject({ code: 'game.not-seated' });
        await expect(actorIn({ 'games.act': 'player' }, records, playerId)).rejects.toMatchObject({
          code: 'game.not-seated',
        });
      }
    }
  });

  it('is a judge or a scorekeeper by the right to be one, with the role that gives it', async () => {
    for (const records of [false, true]) {
      expect(await actorIn({ 'games.judge': 'judge' }, records)).toEqual({ kind: 'judge', role: 'judge' });
      expect(await actorIn({ 'games.record': 'scorekeeper' }, records)).toEqual({
        kind: 'scorekeeper',
        role: 'scorekeeper',
      });
    }
  });

  it('is, with both rights, what is asked for', async () => {
    expect(await actorIn(both, false)).toEqual({ kind: 'judge', role: 'head-judge' });
    expect(await actorIn(both)).toEqual({ kind: 'judge', role: 'head-judge' });
    expect(await actorIn(both, true)).toEqual({ kind: 'scorekeeper', role: 'scorekeeper' });
  });
});

it('a caller with a seat is a player, whatever rights they have', async () => {
  for (const records of [false, true])
    expect(await actorIn(both, records, 'abe')).toEqual({ kind: 'player', seat: 'p1' });
});

it('a caller with the right to judge in this match may, with a seat or without', async () => {
  const mayJudge = (held: Partial<Record<Permission, Role>>, playerId?: string) =>
    actingWith(held).mayJudge(game, callerOf(playerId));
  expect(await Promise.all([mayJudge(both), mayJudge(both, 'abe')])).toEqual([true, true]);
  expect(await Promise.all([mayJudge({ 'games.record': 'scorekeeper' }), mayJudge({}, 'abe')])).toEqual([false, false]);
  const elsewhere = { started: { matchId: 'another', seats } } as unknown as Game;
  expect(await actingWith(both).mayJudge(elsewhere, callerOf())).toBe(false);
  await expect(actingWith(both).actorIn(elsewhere, callerOf())).rejects.toMatchObject({ code: 'game.not-seated' });
});

it('shows consequences of an order to its seat as it sees them, and to others as the public', () => {
  expect(viewerOf({ kind: 'player', seat: 'p2' })).toEqual({ kind: 'player', seat: 'p2' });
  expect(viewerOf({ kind: 'judge', role: 'head-judge' })).toEqual({ kind: 'spectator' });
  expect(viewerOf({ kind: 'scorekeeper', role: 'scorekeeper' })).toEqual({ kind: 'spectator' });
});
