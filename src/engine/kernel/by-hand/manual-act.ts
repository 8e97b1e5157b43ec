import { isSeenBy } from '../board/visibility.js';
import { viewpointOfScope } from '../frames/word.js';
import type { CardDefinition } from '../game/decks.js';
import { isPlaying, objectOf, type Game } from '../game/draft.js';
import type { ManualAct } from '../game/manual-rules.js';
import { violated } from '../ground/invariant.js';
import { selected } from '../selectors/matches.js';
import { type Scope } from '../state/scope.js';
import type { ObjectId, Seat } from '../state/state.js';

/** An id that no card has. */
const MANUAL_ACTS = 'rules:manual-acts';

/** The acts of a game as a definition: a running act is a place in it, like any other effect. */
export const manualActsDefinition = (acts: readonly ManualAct[]): CardDefinition => ({
  id: MANUAL_ACTS,
  abilities: [],
  acts: acts.map(({ name, effect }) => ({ name, effect })),
});

/** The parts that a player must give to complete an act, in this order. */
export const PARTS = ['objects', 'player', 'number'] as const;
export type Part = (typeof PARTS)[number];

export const takes = (act: ManualAct, part: Part): boolean => {
  switch (part) {
    case 'objects':
      return act.to !== undefined;
    case 'player':
      return act.player === true;
    case 'number':
      return act.numberMax !== undefined;
  }
};

export const actNamed = ({ rules }: Pick<Game, 'rules'>, name: string): ManualAct =>
  rules.game.manual.acts.find((act) => act.name === name) ?? violated(`${name} is a manual act of the game`);

/** The scope in which an act is carried out, derived from the scope of the text. */
export const scopeOfAct = (
  { rules }: Pick<Game, 'rules'>,
  scope: Scope,
  name: string,
  given: Scope['bindings'],
): Scope => ({
  ...scope,
  at: {
    definition: MANUAL_ACTS,
    path: ['acts', rules.game.manual.acts.findIndex((act) => act.name === name), 'effect'],
  },
  bindings: given,
});

/**
 * The objects that the act may be done to. Not those whose faces the player may not see: that would be a blind guess.
 */
export const objectsFor = (game: Game, act: ManualAct, scope: Scope): readonly ObjectId[] => {
  const found = (act.to ?? []).flatMap((filter) => selected(game, filter, viewpointOfScope(scope)));
  return [...new Set(found)].filter((id) => isSeenBy(game, objectOf(game, id), scope.controller));
};

export const playersFor = ({ state }: Game): readonly Seat[] =>
  state.seats.filter((seat) => isPlaying({ state }, seat));
