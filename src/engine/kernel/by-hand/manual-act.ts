import { viewpointOfScope, type Effect, type Scope } from '../effects/effect.js';
import type { Call } from '../frames/instruction.js';
import { violated } from '../invariant.js';
import type { CardDefinition } from '../match/definition.js';
import { isPlaying, objectOf, type Game } from '../match/draft.js';
import type { ObjectId, Seat } from '../match/state.js';
import type { Citation } from '../rules/citation.js';
import type { Filter } from '../selectors/filter.js';
import { selected } from '../selectors/matches.js';
import { isSeenBy } from '../zones/visibility.js';

/**
 * One thing that a player may do to carry out a text by hand: an effect of the card language that leaves open to what,
 * to whom and how much. What the player gives is named `objects`, `player` and `number` in the effect.
 */
export type ManualAct<E = Effect> = {
  readonly name: string;
  readonly title: string;
  /** To which objects: those that fit one of these filters and whose faces the player may see. */
  readonly to?: readonly Filter[];
  /** To how many objects at once; 1 unless said. */
  readonly objectsMax?: number;
  /** Whether a player is named. */
  readonly player?: boolean;
  /** From 1 up to this. */
  readonly numberMax?: number;
  readonly effect: E;
};

/** How a game has texts carried out that nobody has scripted. */
export type ManualRules = {
  readonly acts: readonly ManualAct[];
  /** The rules by which the text of a card is carried out at all. */
  readonly cites: readonly Citation[];
  /** The frame within which a text that a player invokes resolves. */
  resolve(scope: Scope): Call;
};

/** No card has such an id. */
const MANUAL_ACTS = 'rules:manual-acts';

/** The acts of a game as a definition, so that a running act is a place in it like any other effect. */
export const manualActsDefinition = (acts: readonly ManualAct[]): CardDefinition => ({
  id: MANUAL_ACTS,
  abilities: [],
  acts: acts.map(({ name, effect }) => ({ name, effect })),
});

/** What a player has still to say before an act is complete, in this order. */
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

/** The scope in which an act is carried out, for the text in whose scope it was decided on. */
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

/** What the act may be done to. An object whose face the player may not see is none: it would be a blind guess. */
export const objectsFor = (game: Game, act: ManualAct, scope: Scope): readonly ObjectId[] => {
  const found = (act.to ?? []).flatMap((filter) => selected(game, filter, viewpointOfScope(scope)));
  return [...new Set(found)].filter((id) => isSeenBy(game, objectOf(game, id), scope.controller));
};

export const playersFor = ({ state }: Game): readonly Seat[] =>
  state.seats.filter((seat) => isPlaying({ state }, seat));
