import type { Ability } from '../abilities/ability.js';
import type { DefinitionId, GameObject } from '../state/state.js';
import type { Game, Touched } from './draft.js';

/**
 * For games in which the text of an object does not always work where it functions, such as that of an exhausted card.
 */
export type RestingText = {
  /** The parts of the state that decide it: when one is written, the functioning abilities are derived again. */
  readonly reads: readonly Touched[];
  /**
   * Whether this ability of the object rests now; for a keyword, an ability of that kind, with the card on which it is
   * printed where it is. It is asked while the board is derived, so it looks at the state and at nothing derived.
   */
  rests(game: Game, object: GameObject, ability: Ability, printedOn?: DefinitionId): boolean;
};

/** Whether nothing of the game keeps an ability of the object from working. */
export const works = (game: Game, object: GameObject, ability: Ability, printedOn?: DefinitionId): boolean => {
  const { restingText } = game.rules.game;
  return restingText === undefined || ability.always === true || !restingText.rests(game, object, ability, printedOn);
};
