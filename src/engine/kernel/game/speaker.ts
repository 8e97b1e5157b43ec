import { NOBODY } from '../state/scope.js';
import type { GameObject, Seat } from '../state/state.js';
import type { Game, Touched } from './draft.js';

/** For games in which abilities are not always those of the player who has the object. */
export type Speaker = {
  /** The parts of the state that decide it: when one is written, the functioning abilities are derived again. */
  readonly reads: readonly Touched[];
  /**
   * Who "you" is in the abilities of the object; `NOBODY`: the turn player carries them out, without the parts about
   * "you".
   */
  of(object: GameObject): Seat;
};

export const speakerOf = ({ rules }: Game, object: GameObject): Seat =>
  rules.game.speaker?.of(object) ?? object.controller;

/** The player who carries out this player's abilities; for abilities without a player, the turn player does. */
export const actorOf = ({ state }: Pick<Game, 'state'>, seat: Seat): Seat =>
  seat === NOBODY ? state.turn.active : seat;
