/** Goal: whoever has no seat acts as what their rights say, and without any as nothing. */
import { describe, expect, it } from 'vitest';
import type { CallerIdentity, Permission, Rights, Role } from '../../identity/index.js';
import type { Game } from '../domain/game.js';
import { Acting } from './acting.js';

const seats = [{ seat: 'p1', playerId: 'abe' }];
const game = { started: { matchId: 'm', seats } } as unknown as Game;

/** By the rights that the caller has in the match, with the role that gives each. */
function actorIn(held: Partial<Record<Permission, Role>>, records = false, playerId?: string) {
  const roleFor = (_: CallerIdentity, permission: Permission) => Promise.resolve(held[permission] ?? null);
  const acting = new Acting({ roleFor } as unknown as Rights);
  const caller: CallerIdentity = { keyId: 'key', role: 'player', ...(playerId !== undefined && { playerId }) };
  return acting.actorIn(game, caller, records);
}

const both = { 'games.judge': 'head-judge', 'games.record': 'scorekeeper' } as const;

describe('whoever has no seat', () => {
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
    expect(await actorIn(both)).toEqual({ kind: 'judge', role: 'head-judge' });
    expect(await actorIn(both, true)).toEqual({ kind: 'scorekeeper', role: 'scorekeeper' });
  });
});

it('whoever has a seat is a player, whatever rights they have', async () => {
  for (const records of [false, true])
    expect(await actorIn(both, records, 'abe')).toEqual({ kind: 'player', seat: 'p1' });
});
