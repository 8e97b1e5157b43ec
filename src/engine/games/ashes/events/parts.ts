import {
  field,
  invariant,
  objectOf,
  type DefinitionId,
  type Draft,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import type { CardType } from '../printed.js';
import { cardOf } from '../state.js';

/** The card that an object shows, as log entries name it. */
export const faceOf = (draft: Draft, id: ObjectId): { readonly card: DefinitionId } => ({
  card: objectOf(draft, id).definition,
});

/** The type of the card that an object shows, as log entries name it. */
export const typeOf = (draft: Draft, id: ObjectId): CardType => cardOf(draft, id).type;

/** The object that a moved card is now. */
export const topOf = ([top]: readonly ObjectId[]): ObjectId => {
  invariant(top !== undefined, 'a card that moves becomes an object');
  return top;
};

/**
 * What damages, wounds or destroys: an attack, a counter, an effect (glossary.effect: the first two are none), or a
 * rule.
 */
export type DamageBy = 'attack' | 'counter' | 'effect' | 'rule';

/** Why damage becomes wounds and destruction: the causing object, and the player. */
export const because = {
  source: field.objectIdOrNull('Id of the object that causes it.'),
  by: field.oneOfTexts<DamageBy>('What it comes from.', ['attack', 'counter', 'effect', 'rule']),
  cause: field.optional(field.seatOf('The player whose unit or effect causes it; absent where a rule does.')),
};
export type Because = { readonly source: ObjectId | null; readonly by: DamageBy; readonly cause?: Seat };

/** What no player has caused, such as fatigue. */
export const BY_RULE: Because = { source: null, by: 'rule' };
