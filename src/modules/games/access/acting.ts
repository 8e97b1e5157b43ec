import type { Viewer } from '../../../engine/index.js';
import type { CallerIdentity, Role } from '../../identity/index.js';
import type { Game } from '../domain/game.js';
import type { Actor } from '../domain/ordering.js';
import { NotSeated } from '../games.errors.js';
import { seatOf } from './viewing.js';

const JUDGES: readonly Role[] = ['admin', 'judge'];

export const mayJudge = ({ role }: CallerIdentity): boolean => JUDGES.includes(role);

/** Throws `NotSeated` for whoever only watches. */
export function actorIn(game: Game, caller: CallerIdentity): Actor {
  const seat = seatOf(game, caller);
  if (seat !== null) return { kind: 'player', seat };
  if (mayJudge(caller)) return { kind: 'judge' };
  throw new NotSeated();
}

/** Through whose eyes the answer to an order is: judges, too, look at hidden cards only where they ask to. */
export const eyesOf = (actor: Actor): Viewer => (actor.kind === 'player' ? actor : { kind: 'spectator' });
