import type { Amount } from '../abilities/amount.js';
import { seatsFrom, type Game } from '../game/draft.js';
import { actorOf } from '../game/speaker.js';
import type { Schema } from '../json/schema.js';
import { amount, gives, oneOfTexts, optional, uses, type Part } from '../language/parts.js';
import { NOBODY, type Scope } from '../state/scope.js';
import type { Seat } from '../state/state.js';
import { teamOf } from '../state/teams.js';

/** Parts that words of every game share. */

/**
 * Objects on which a word acts: what was chosen when the effect was announced, or what an earlier word has selected. The
 * word would do nothing to cards that an earlier word of the effect has moved, so a script that names them does not compile.
 */
export const objects: Part<string> = { ...uses('objects'), 'x-stays': true };
/**
 * Of a word by which cards change zones: afterwards this name means what they were; the part `as` names what they are.
 */
export const movedObjects: Part<string> = { ...objects, 'x-leaves': true };
export const objectsAs = gives('objects');
/** A seat that was named before. */
export const seatName = uses('seat');
export const who = optional({ ...seatName, description: 'Absent: the player of the effect.' });
export const amountOf = (unit: string): Part<Amount> => ({ ...amount, 'x-unit': unit });

export type GroupOfPlayers = 'all' | 'opponents';
export const groupOfPlayers = oneOfTexts<GroupOfPlayers>('group of players', ['all', 'opponents']);
/** Of a word that names each player in turn. */
export const NAMES_PLAYER: Schema = { 'x-names': { player: 'seat' }, 'x-closed': true };

/** The players meant, in turn order from `first`. */
export const seatsOf = (game: Game, of: GroupOfPlayers, { controller }: Scope, first: Seat): readonly Seat[] => {
  const seats = seatsFrom(game, actorOf(game, first));
  if (of === 'opponents' && controller === NOBODY) return [];
  return of === 'all' ? seats : seats.filter((seat) => !teamOf(game.state, controller).includes(seat));
};
