import type { Amount } from '../abilities/amount.js';
import { seatsFrom, type Game } from '../game/draft.js';
import { actorOf } from '../game/speaker.js';
import type { Schema } from '../json/schema.js';
import { amount, gives, oneOfTexts, optional, uses, type Part } from '../language/parts.js';
import { NOBODY, type Scope } from '../state/scope.js';
import type { Seat } from '../state/state.js';
import { teamOf } from '../state/teams.js';

/** Parts that words of every game share. */

/** What was chosen when the effect was announced, or what an earlier word has selected. */
export const objects = uses('objects');
/**
 * The part of a word that moves cards between zones: afterwards this name means what they were, and the part `as` names
 * what they are.
 */
export const movedObjects: Part<string> = { ...objects, 'x-leaves': true };
/** For a word that would do nothing to cards that have changed zones since they were named. */
export const objectsThere: Part<string> = { ...objects, 'x-stays': true };
export const objectsAs = gives('objects');
/** A seat that was named before. */
export const seatName = uses('seat');
export const who = optional({ ...seatName, description: 'Absent: the player of the effect.' });
export const amountOf = (unit: string): Part<Amount> => ({ ...amount, 'x-unit': unit });

export type GroupOfPlayers = 'all' | 'opponents' | 'others';
/** Others: also teammates, and not the player of the effect. */
export const groupOfPlayers = oneOfTexts<GroupOfPlayers>('group of players', ['all', 'opponents', 'others']);
/** Marks a word that names each player in turn. */
export const NAMES_PLAYER: Schema = { 'x-names': { player: 'seat' }, 'x-closed': true };

/** The players meant, in turn order from `first`. */
export const seatsOf = (game: Game, of: GroupOfPlayers, { controller }: Scope, first: Seat): readonly Seat[] => {
  const seats = seatsFrom(game, actorOf(game, first));
  if (of === 'all') return seats;
  if (controller === NOBODY) return of === 'others' ? seats : [];
  const left = of === 'others' ? [controller] : teamOf(game.state, controller);
  return seats.filter((seat) => !left.includes(seat));
};

/** Who begins. */
export const firstPlayer = optional({
  ...oneOfTexts('first player', ['next']),
  description: 'Who begins instead of the active player: the next after the player of the effect.',
});

type Ordered = { readonly of: GroupOfPlayers; readonly first?: 'next' };

/** The players meant, in the order in which they come. */
export const inOrder = (game: Game, { of, first }: Ordered, scope: Scope): readonly Seat[] => {
  if (first === undefined) return seatsOf(game, of, scope, game.state.turn.active);
  const seats = seatsOf(game, of, scope, scope.controller);
  return seats[0] === scope.controller ? [...seats.slice(1), scope.controller] : seats;
};
