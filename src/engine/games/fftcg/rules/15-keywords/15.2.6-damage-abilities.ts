import type { Citation, Game, Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { damageOf } from '../../zones/7.8-damage-zone.js';

/** 15.2.6.3: whether the player has that much damage at least; where there is no such number, nothing is asked. */
export const isReached = (game: Game, seat: Seat, damage: number | undefined): boolean =>
  damage === undefined || damageOf(game, seat).length >= damage;

/** 15.2.6.3.1: of an EX Burst it is asked as its card comes up, which is among the damage. */
export const rulesOfReaching = (damage: number | undefined): readonly Citation[] =>
  damage === undefined ? [] : [fftcg('15.2.6.3'), fftcg('15.2.6.3.1')];
