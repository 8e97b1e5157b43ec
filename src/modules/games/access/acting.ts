import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { Game } from '../domain/game.js';
import type { Actor } from '../domain/ordering.js';
import { NotSeated } from '../games.errors.js';
import { seatOf } from './seats.js';

/** Decides as what a caller acts in a game. */
@Injectable()
export class Acting {
  constructor(private readonly rights: Rights) {}

  /** Throws `NotSeated` for whoever only watches. */
  async actorIn(game: Game, caller: CallerIdentity): Promise<Actor> {
    const seat = seatOf(game.started, caller);
    if (seat !== null) return { kind: 'player', seat };
    const judge = await this.rights.roleFor(caller, 'games.judge', placeOf(game));
    if (judge !== null) return { kind: 'judge', role: judge };
    const scorekeeper = await this.rights.roleFor(caller, 'games.record', placeOf(game));
    if (scorekeeper !== null) return { kind: 'scorekeeper', role: scorekeeper };
    throw new NotSeated();
  }

  mayJudge(game: Game, caller: CallerIdentity): Promise<boolean> {
    return this.rights.may(caller, 'games.judge', placeOf(game));
  }
}

const placeOf = ({ started: { matchId } }: Game): { readonly matchId: string } => ({ matchId });

/** Through whose eyes the answer to an order is: others than players look at hidden cards only where they ask to. */
export const eyesOf = (actor: Actor): Viewer =>
  actor.kind === 'player' ? { kind: 'player', seat: actor.seat } : { kind: 'spectator' };
