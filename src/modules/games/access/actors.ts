import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { GameStarted } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { Actor } from '../domain/ordering.js';
import { NotSeated } from '../games.problems.js';

/** The caller's seat in a game; null for a caller who is not one of its players. */
export function seatOf({ seats }: GameStarted, { playerId }: CallerIdentity): string | null {
  return seats.find((seat) => seat.playerId === playerId)?.seat ?? null;
}

/** Decides as what a caller acts in a game. */
@Injectable()
export class Actors {
  constructor(private readonly rights: Rights) {}

  /**
   * Throws `NotSeated` for a caller who may only watch. For a caller who may both judge and record, the request
   * decides: `records` marks a request that only a scorekeeper sends, or sends for a named seat.
   */
  async actorIn(game: Game, caller: CallerIdentity, records = false): Promise<Actor> {
    const seat = seatOf(game.started, caller);
    if (seat !== null) return { kind: 'player', seat };
    const kinds = records ? STAFF.toReversed() : STAFF;
    for (const { kind, right } of kinds) {
      const role = await this.rights.roleFor(caller, right, placeOf(game));
      if (role !== null) return { kind, role };
    }
    throw new NotSeated();
  }

  mayJudge(game: Game, caller: CallerIdentity): Promise<boolean> {
    return this.rights.may(caller, 'games.judge', placeOf(game));
  }
}

const STAFF = [
  { kind: 'judge', right: 'games.judge' },
  { kind: 'scorekeeper', right: 'games.record' },
] as const;

const placeOf = ({ started: { matchId } }: Game): { readonly matchId: string } => ({ matchId });

/** The viewer of the answer to an order: others than players see hidden cards only where they ask to. */
export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === 'player' ? { kind: 'player', seat: actor.seat } : { kind: 'spectator' };
